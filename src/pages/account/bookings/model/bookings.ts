import { createEvent, createStore, sample } from 'effector';
import { type ApiFailure, type BookingPage, type BookingsRequest, listBookings } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createLatestFx, createRequest } from '@/shared/request';

type When = BookingsRequest['when'];

/** The list of these bookings is on the screen. */
export const opened = createEvent<When>();
export const closed = createEvent();
export const moreClicked = createEvent();

const request = createRequest({ load: (when: When, options) => listBookings({ when }, options) });

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
const $nextCursor = $pages.map((pages) => pages?.at(-1)?.nextCursor ?? null);
export const $hasMore = $nextCursor.map(isPresent);
export const $isLoadingMore = createStore(false)
  .on(loadMoreFx, () => true)
  .reset(loadMoreFx.finally, opened, closed);
export const $moreFailure = createStore<ApiFailure | null>(null)
  .on(loadMoreFx.failData, (_, failure) => failure)
  .reset(loadMoreFx, opened, closed);

const $when = createStore<When>('upcoming').on(opened, (_, when) => when);

sample({ clock: [opened, closed], fn: () => undefined, target: request.reset });
sample({ clock: opened, target: request.reloadRequested });
sample({
  clock: moreClicked,
  source: { when: $when, cursor: $nextCursor },
  filter: ({ cursor }) => cursor !== null,
  fn: ({ when, cursor }): BookingsRequest => ({ when, cursor: cursor ?? undefined }),
  target: loadMoreFx,
});
