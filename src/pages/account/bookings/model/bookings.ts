import { createEvent, createStore, sample } from 'effector';
import { type ApiFailure, type BookingPage, type BookingsRequest, listBookings } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createLatestFx, createPage } from '@/shared/request';
import { addAttendeeNames } from '../lib/people';

/** Upcoming or past bookings, optionally of one attendee. */
type BookingsFilter = Pick<BookingsRequest, 'when' | 'attendeeId'>;

export const showMoreClicked = createEvent();

export const page = createPage({ load: (params: BookingsFilter, options) => listBookings(params, options) });
const { opened, closed, $params: $filter } = page;

const loadMoreFx = createLatestFx<BookingsRequest, BookingPage, ApiFailure>(listBookings);

/** The loaded pages after the first. */
const $laterPages = createStore<readonly BookingPage[]>([])
  .on(loadMoreFx.doneData, (pages, nextPage) => [...pages, nextPage])
  .reset(opened, closed, page.$data);
const $pages = sample({
  source: [page.$data, $laterPages] as const,
  fn: ([firstPage, laterPages]) => (firstPage === null ? null : [firstPage, ...laterPages]),
});
export const $bookings = $pages.map((pages) => pages?.flatMap(({ items }) => items) ?? null);
/** The attendees of all bookings shown since the page was opened: names by ID. */
export const $attendeeNames = createStore<ReadonlyMap<string, string>>(new Map())
  .on($bookings, (attendeeNames, bookings) => addAttendeeNames(attendeeNames, bookings ?? []))
  .reset(closed);
const $nextCursor = $pages.map((pages) => pages?.at(-1)?.nextCursor ?? null);
export const $hasMore = $nextCursor.map(isPresent);
export const $isLoadingMore = createStore(false)
  .on(loadMoreFx, () => true)
  .reset(loadMoreFx.finally, opened, closed);
export const $loadMoreFailure = createStore<ApiFailure | null>(null)
  .on(loadMoreFx.failData, (_, failure) => failure)
  .reset(loadMoreFx, opened, closed);

const nextPageRequest = sample({
  clock: showMoreClicked,
  source: { filter: $filter, cursor: $nextCursor },
  fn: ({ filter, cursor }): BookingsRequest | null =>
    filter !== null && cursor !== null ? { ...filter, cursor } : null,
});
sample({ clock: nextPageRequest, filter: isPresent, target: loadMoreFx });
