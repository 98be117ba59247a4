import { combine, createEvent, createStore, sample } from 'effector';
import { type ApiFailure, loadPayments, type OutstandingPayment, type Payments } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createLatestFx, createPage } from '@/shared/request';

export const showMoreClicked = createEvent();
export const itemTicked = createEvent<{ id: string; isTicked: boolean }>();

/** Loads the first page. Outstanding and upcoming payments are the same on each page. */
export const page = createPage({ load: (_: null, options) => loadPayments({}, options) });
export const { opened, closed } = page;
const { $data: $payments } = page;

const loadMoreFx = createLatestFx<{ cursor: string }, Payments, ApiFailure>(loadPayments);

/** The loaded pages after the first. */
const $laterPages = createStore<readonly Payments[]>([])
  .on(loadMoreFx.doneData, (pages, nextPage) => [...pages, nextPage])
  .reset(opened, closed, $payments);
export const $pastPayments = combine($payments, $laterPages, (firstPage, laterPages) =>
  firstPage === null ? [] : [firstPage, ...laterPages].flatMap(({ past }) => past),
);
const $nextCursor = combine(
  $payments,
  $laterPages,
  (firstPage, laterPages) => (laterPages.at(-1) ?? firstPage)?.nextCursor ?? null,
);
export const $hasMore = $nextCursor.map(isPresent);
export const $isLoadingMore = createStore(false)
  .on(loadMoreFx, () => true)
  .reset(loadMoreFx.finally, opened, closed);
export const $loadMoreFailure = createStore<ApiFailure | null>(null)
  .on(loadMoreFx.failData, (_, failure) => failure)
  .reset(loadMoreFx, opened, closed);

/** The IDs of unticked items; everything else is paid. */
const $untickedIds = createStore<readonly string[]>([])
  .on(itemTicked, (ids, { id, isTicked }) =>
    isTicked ? ids.filter((itemId) => itemId !== id) : [...ids.filter((itemId) => itemId !== id), id],
  )
  .reset(opened, closed);
/** The ticked outstanding items that can be paid online. */
export const $chosenPayments = combine(
  $payments,
  $untickedIds,
  (payments, untickedIds): readonly OutstandingPayment[] =>
    (payments?.outstanding ?? []).filter(({ id, canPayOnline }) => canPayOnline && !untickedIds.includes(id)),
);

sample({
  clock: showMoreClicked,
  source: $nextCursor,
  filter: isPresent,
  fn: (cursor) => ({ cursor: cursor ?? '' }),
  target: loadMoreFx,
});
