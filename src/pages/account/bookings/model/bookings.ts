import { createEvent, createStore, sample } from 'effector';
import { type ApiFailure, type BookingPage, type BookingsRequest, listBookings } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createLatestFx, createPage } from '@/shared/request';
import { withPeopleOf } from '../lib/people';

/** Upcoming or past bookings, optionally of one attendee. */
type BookingsFilter = Pick<BookingsRequest, 'when' | 'attendeeId'>;

export const moreClicked = createEvent();

export const page = createPage({ load: (params: BookingsFilter, options) => listBookings(params, options) });
const { opened, closed, $params: $shown } = page;

const loadMoreFx = createLatestFx<BookingsRequest, BookingPage, ApiFailure>(listBookings);

/** The loaded pages after the first. */
const $laterPages = createStore<readonly BookingPage[]>([])
  .on(loadMoreFx.doneData, (pages, further) => [...pages, further])
  .reset(opened, closed, page.$data);
const $pages = sample({
  source: [page.$data, $laterPages] as const,
  fn: ([firstPage, further]) => (firstPage === null ? null : [firstPage, ...further]),
});
export const $bookings = $pages.map((pages) => pages?.flatMap(({ items }) => items) ?? null);
/** The attendees of all bookings shown since the page was opened: names by ID. */
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

const pageWanted = sample({
  clock: moreClicked,
  source: { shown: $shown, cursor: $nextCursor },
  fn: ({ shown, cursor }): BookingsRequest | null =>
    shown !== null && cursor !== null ? { ...shown, cursor } : null,
});
sample({ clock: pageWanted, filter: isPresent, target: loadMoreFx });
