import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import { userRequested } from '@/entities/customer';
import {
  type AccountBooking,
  type ApiFailure,
  type CancelPreview,
  cancelBooking,
  isResponseLost,
  previewCancellation,
  type Refusal,
  toRefusal,
} from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { type ToastContent, toastShown } from '@/shared/toast';
import { text } from '../texts';
import { $booking, $bookingId, bookingChanged, bookingOutdated, closed, opened } from './booking';

/** Cancel was clicked, for one booking or for all days of the camp that were booked with it. */
export const cancelClicked = createEvent<{ isWhole: boolean }>();
export const confirmClicked = createEvent();
/** The customer keeps the booking. */
export const keepClicked = createEvent();

/** The customer chose how many of several unnamed places to cancel; null for all. */
export const placesChosen = createEvent<number | null>();

interface CancellationParams {
  readonly id: string;
  readonly isWhole: boolean;
  /** The number of places to cancel; null for all. */
  readonly places: number | null;
}

const previewRequest = createRequest({
  load: (params: CancellationParams, options) => previewCancellation(params, options),
});
export const $preview = previewRequest.$data;
export const $previewFailure = previewRequest.$failure;
export const $isPreviewing = previewRequest.$isLoading;
export const previewRetryClicked = previewRequest.retryClicked;

const cancelFx = createEffect<CancellationParams & { expected: string }, AccountBooking, ApiFailure>(
  cancelBooking,
);
const cancellationConfirmed = sample({
  clock: cancelFx.done,
  source: { id: $bookingId, preview: previewRequest.$data },
  filter: ({ id }, { params }) => id === params.id,
  // For several days together the preview contains the total.
  fn: ({ preview }, { params, result }) => ({
    booking: result,
    outcome: params.isWhole || params.places !== null ? preview : result.ending,
  }),
});
const cancellationRefused = sample({
  clock: cancelFx.fail,
  source: $bookingId,
  filter: (id, { params }) => id === params.id,
  fn: (_, { error }) => error,
});

/** Whether the dialog is about all days of a camp. */
export const $isWholeCamp = createStore(false)
  .on(cancelClicked, (_, { isWhole }) => isWhole)
  .reset(opened, closed);

/** The number of places to cancel; null for all. */
export const $placesToCancel = createStore<number | null>(null)
  .on(placesChosen, (_, places) => places)
  .reset(cancelClicked, opened, closed);

// The response was lost: the current state of the booking shows whether it was cancelled.
const responseLost = cancellationRefused.filter({ fn: isResponseLost });
sample({ clock: responseLost, target: bookingOutdated });
const $isResponseLost = createStore(false)
  .on(responseLost, () => true)
  .reset(cancelFx, keepClicked, opened, closed);
/** The number of places before some of them were cancelled. */
const $placesBefore = createStore(0);
sample({
  clock: cancelFx,
  source: $booking,
  fn: (booking) => booking?.quantity ?? 0,
  target: $placesBefore,
});
const cancellationFound = sample({
  clock: $booking,
  source: {
    isResponseLost: $isResponseLost,
    isWhole: $isWholeCamp,
    places: $placesToCancel,
    placesBefore: $placesBefore,
    preview: previewRequest.$data,
  },
  filter: ({ isResponseLost, places, placesBefore }, booking) =>
    isResponseLost &&
    (places === null ? booking?.state === 'cancelled' : booking !== null && booking.quantity < placesBefore),
  fn: ({ isWhole, places, preview }, booking) =>
    booking && { booking, outcome: isWhole || places !== null ? preview : booking.ending },
}).filter({ fn: isPresent });
const bookingCancelled = merge([cancellationConfirmed, cancellationFound]);

/** The state of the dialog that asks for confirmation. */
export const $dialogState = createStore<'closed' | 'asking' | 'sending'>('closed')
  .on(cancelClicked, () => 'asking')
  .on(cancelFx, () => 'sending')
  .on(cancellationRefused, () => 'asking')
  .reset(keepClicked, bookingCancelled, opened, closed);

/** Whether the booking was cancelled from this dialog, which then closes. */
export const $isCancelled = createStore(false)
  .on(bookingCancelled, () => true)
  .reset(cancelClicked, opened, closed);

/** Why the booking could not be cancelled; null if it was not refused. */
export const $refusal = createStore<Refusal | null>(null)
  .on(cancellationRefused, (_, failure) => toRefusal(failure))
  .reset(cancelClicked, placesChosen, confirmClicked, opened, closed);

const $cancellationParams = combine(
  $bookingId,
  $isWholeCamp,
  $placesToCancel,
  (id, isWhole, places): CancellationParams | null => (id === null ? null : { id, isWhole, places }),
);
sample({
  clock: [cancelClicked, placesChosen],
  source: $cancellationParams,
  filter: isPresent,
  target: previewRequest.reloadRequested,
});
// Loads the preview again if the outcome or the booking has changed, so that only what was shown is done.
sample({
  clock: cancellationRefused,
  source: { id: $bookingId, isWhole: $isWholeCamp, places: $placesToCancel },
  filter: ({ id }, { kind }) => id !== null && kind === 'validation',
  fn: ({ id, isWhole, places }) => ({ id: id ?? '', isWhole, places }),
  target: previewRequest.reloadRequested,
});
sample({
  clock: confirmClicked,
  source: {
    id: $bookingId,
    isWhole: $isWholeCamp,
    places: $placesToCancel,
    preview: $preview,
    isPreviewing: $isPreviewing,
    dialogState: $dialogState,
  },
  filter: ({ id, preview, isPreviewing, dialogState }) =>
    id !== null && preview !== null && !isPreviewing && dialogState === 'asking',
  fn: ({ id, isWhole, places, preview }) => ({
    id: id ?? '',
    isWhole,
    places,
    expected: preview?.expected ?? '',
  }),
  target: cancelFx,
});
sample({ clock: [keepClicked, opened, closed], target: previewRequest.reset });

sample({ clock: bookingCancelled, fn: ({ booking }) => booking, target: bookingChanged });
// Reloads the user, whose credit and outstanding balance may have changed.
sample({ clock: bookingCancelled, target: userRequested });
sample({
  clock: bookingCancelled,
  fn: ({ outcome }): ToastContent => ({ content: formatOutcome(outcome), type: 'success' }),
  target: toastShown,
});

function formatOutcome(outcome: Pick<CancelPreview, 'refund' | 'fee'> | null): string {
  if (outcome?.fee) return text('cancel.doneFee', { amount: outcome.fee.formatted });
  return outcome && outcome.refund.to !== 'none' && outcome.refund.amount.amount > 0
    ? text('cancel.doneCredit', { amount: outcome.refund.amount.formatted })
    : text('cancel.done');
}
