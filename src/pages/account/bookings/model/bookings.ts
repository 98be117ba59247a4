import { createEvent, createStore, sample } from 'effector';
import { type ApiFailure, type BookingPage, type BookingsRequest, listBookings } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createLatestFx, createRequest } from '@/shared/request';
import { withPeopleOf } from '../lib/people';

/** Upcoming or past bookings, of one person where one is chosen. */
type Shown = Pick<BookingsRequest, 'when' | 'attendeeId'>;

/** The list of these bookings is on the screen. */
export const opened = createEvent<Shown>();
export const closed = createEvent();
export const moreClicked = createEvent();

const request = createRequest({ load: (shown: Shown, options) => listBookings(shown, options) });

export const $failure = request.$failure;
export const $isLoading = request.$isLoading;
export const retryClicked = request.retryClicked;

const loadMoreFx = createLatestFx<BookingsRequest, BookingPage, ApiFailure>(listBookings);

/** The pages that have been asked for, after the first. */
const $further = createStore<readonly BookingPage[]>([])
  .on(loadMoreFx.doneData, (pages, page) => [...pages, page])
  .reset(opened, closed, request.loaded);
const $pages = sample({
  source: [request.$data, $further] as const,
  fn: ([first, further]) => (first === null ? null : [first, ...further]),
});
export const $bookings = $pages.map((pages) => pages?.flatMap(({ items }) => items) ?? null);
/** The people of the bookings that have been shown since the page was opened, by their names. */
export const $people = createStore<ReadonlyMap<string, string>>(new Map())
  .on($bookings, (people, bookings) => withPeopleOf(people, bookings ?? []))
  .reset(closed);
const $nextCursor = $pages.map((pages) => pages?.at(-1)?.nextCursor ?? null);
export const $hasMore = $nextCursor.map(isPresent);
export const $isLoadingMore = createStore(false)
  .on(loadMoreFx, () => true)
  .reset(loadMoreFx.finally, opened, closed);
export const $moreFailure = createStore<ApiFailure | null>(null)
  .on(loadMoreFx.failData, (_, failure) => failure)
  .reset(loadMoreFx, opened, closed);

const $shown = createStore<Shown>({ when: 'upcoming' }).on(opened, (_, shown) => shown);

sample({ clock: [opened, closed], target: request.reset });
sample({ clock: opened, target: request.reloadRequested });
sample({
  clock: moreClicked,
  source: { shown: $shown, cursor: $nextCursor },
  filter: ({ cursor }) => cursor !== null,
  fn: ({ shown, cursor }): BookingsRequest => ({ ...shown, cursor: cursor ?? undefined }),
  target: loadMoreFx,
});
