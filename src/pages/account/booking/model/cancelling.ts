import { createEffect, createEvent, createStore, sample } from 'effector';
import { userRequested } from '@/entities/customer';
import { type AccountBooking, type ApiFailure, cancelBooking, previewCancellation } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { type ToastContent, toastShown } from '@/shared/toast';
import { refusalText } from '../lib/refusal-text';
import { text } from '../texts';
import { $bookingId, bookingChanged, closed, opened } from './booking';

export const cancelClicked = createEvent();
export const confirmClicked = createEvent();
/** The customer keeps the booking. */
export const keepClicked = createEvent();

const preview = createRequest({ load: (id: string, options) => previewCancellation({ id }, options) });
export const $preview = preview.$data;
export const $previewFailure = preview.$failure;
export const $isPreviewing = preview.$isLoading;
export const previewRetryClicked = preview.retryClicked;

const cancelFx = createEffect<{ id: string; expected: string }, AccountBooking, ApiFailure>(cancelBooking);
const cancelled = sample({
  clock: cancelFx.done,
  source: $bookingId,
  filter: (id, { params }) => id === params.id,
  fn: (_, { result }) => result,
});
const refused = sample({
  clock: cancelFx.fail,
  source: $bookingId,
  filter: (id, { params }) => id === params.id,
  fn: (_, { error }) => error,
});

/** The dialog that asks before a booking is cancelled. */
export const $dialog = createStore<'closed' | 'asking' | 'sending'>('closed')
  .on(cancelClicked, () => 'asking')
  .on(cancelFx, () => 'sending')
  .on(refused, () => 'asking')
  .reset(keepClicked, cancelled, opened, closed);

/** It is cancelled from here: the dialog is left. */
export const $isCancelled = createStore(false)
  .on(cancelled, () => true)
  .reset(cancelClicked, opened, closed);

/** Why the booking is not cancelled. */
export const $refusal = createStore<string | null>(null)
  .on(refused, (_, failure) => refusalText(failure))
  .reset(cancelClicked, confirmClicked, opened, closed);

sample({
  clock: cancelClicked,
  source: $bookingId,
  filter: isPresent,
  target: preview.reloadRequested,
});
// The outcome has changed, or the booking has: what is read is what is done.
sample({
  clock: refused,
  source: $bookingId,
  filter: (id, { kind }) => id !== null && kind === 'validation',
  fn: (id) => id ?? '',
  target: preview.reloadRequested,
});
sample({
  clock: confirmClicked,
  source: { id: $bookingId, preview: $preview, isPreviewing: $isPreviewing, dialog: $dialog },
  filter: ({ id, preview: read, isPreviewing, dialog }) =>
    id !== null && read !== null && !isPreviewing && dialog === 'asking',
  fn: ({ id, preview: read }) => ({ id: id ?? '', expected: read?.expected ?? '' }),
  target: cancelFx,
});
sample({ clock: [keepClicked, opened, closed], fn: () => undefined, target: preview.reset });

sample({ clock: cancelled, target: bookingChanged });
// Credit and what is owed are the customer's.
sample({ clock: cancelled, fn: () => undefined, target: userRequested });
sample({
  clock: cancelled,
  fn: ({ ending }): ToastContent => ({ content: doneText(ending), type: 'success' }),
  target: toastShown,
});

function doneText(ending: AccountBooking['ending']): string {
  if (ending?.fee) return text('cancel.doneFee', { amount: ending.fee.formatted });
  return ending && ending.refund.to !== 'none' && ending.refund.amount.amount > 0
    ? text('cancel.doneCredit', { amount: ending.refund.amount.formatted })
    : text('cancel.done');
}
