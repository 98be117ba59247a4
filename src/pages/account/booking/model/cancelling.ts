import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import { userRequested } from '@/entities/customer';
import {
  type AccountBooking,
  type ApiFailure,
  type CancelPreview,
  cancelBooking,
  isAnswerLost,
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

interface CancellationPreview {
  readonly id: string;
  readonly isWhole: boolean;
  /** The number of places to cancel; null for all. */
  readonly places: number | null;
}

const preview = createRequest({
  load: (params: CancellationPreview, options) => previewCancellation(params, options),
});
export const $preview = preview.$data;
export const $previewFailure = preview.$failure;
export const $isPreviewing = preview.$isLoading;
export const previewRetryClicked = preview.retryClicked;

const cancelFx = createEffect<CancellationPreview & { expected: string }, AccountBooking, ApiFailure>(
  cancelBooking,
);
const answered = sample({
  clock: cancelFx.done,
  source: { id: $bookingId, preview: preview.$data },
  filter: ({ id }, { params }) => id === params.id,
  // For several days together the preview contains the total.
  fn: ({ preview }, { params, result }) => ({
    booking: result,
    outcome: params.isWhole || params.places !== null ? preview : result.ending,
  }),
});
const refused = sample({
  clock: cancelFx.fail,
  source: $bookingId,
  filter: (id, { params }) => id === params.id,
  fn: (_, { error }) => error,
});

/** Whether the dialog is about all days of a camp. */
export const $areAllDaysCancelled = createStore(false)
  .on(cancelClicked, (_, { isWhole }) => isWhole)
  .reset(opened, closed);

/** The number of places to cancel; null for all. */
export const $places = createStore<number | null>(null)
  .on(placesChosen, (_, places) => places)
  .reset(cancelClicked, opened, closed);

// The response was lost: the current state of the booking shows whether it was cancelled.
const responseLost = refused.filter({ fn: isAnswerLost });
sample({ clock: responseLost, target: bookingOutdated });
const $isLost = createStore(false)
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
const found = sample({
  clock: $booking,
  source: {
    isLost: $isLost,
    isWhole: $areAllDaysCancelled,
    places: $places,
    before: $placesBefore,
    preview: preview.$data,
  },
  filter: ({ isLost, places, before }, booking) =>
    isLost &&
    (places === null ? booking?.state === 'cancelled' : booking !== null && booking.quantity < before),
  fn: ({ isWhole, places, preview }, booking) =>
    booking && { booking, outcome: isWhole || places !== null ? preview : booking.ending },
}).filter({ fn: isPresent });
const cancelled = merge([answered, found]);

/** The state of the dialog that asks for confirmation. */
export const $dialog = createStore<'closed' | 'asking' | 'sending'>('closed')
  .on(cancelClicked, () => 'asking')
  .on(cancelFx, () => 'sending')
  .on(refused, () => 'asking')
  .reset(keepClicked, cancelled, opened, closed);

/** Whether the booking was cancelled from this dialog, which then closes. */
export const $isCancelled = createStore(false)
  .on(cancelled, () => true)
  .reset(cancelClicked, opened, closed);

/** Why the booking could not be cancelled; null if it was not refused. */
export const $refusal = createStore<Refusal | null>(null)
  .on(refused, (_, failure) => toRefusal(failure))
  .reset(cancelClicked, placesChosen, confirmClicked, opened, closed);

const $asked = combine(
  $bookingId,
  $areAllDaysCancelled,
  $places,
  (id, isWhole, places): CancellationPreview | null => (id === null ? null : { id, isWhole, places }),
);
sample({
  clock: [cancelClicked, placesChosen],
  source: $asked,
  filter: isPresent,
  target: preview.reloadRequested,
});
// Loads the preview again if the outcome or the booking has changed, so that only what was shown is done.
sample({
  clock: refused,
  source: { id: $bookingId, isWhole: $areAllDaysCancelled, places: $places },
  filter: ({ id }, { kind }) => id !== null && kind === 'validation',
  fn: ({ id, isWhole, places }) => ({ id: id ?? '', isWhole, places }),
  target: preview.reloadRequested,
});
sample({
  clock: confirmClicked,
  source: {
    id: $bookingId,
    isWhole: $areAllDaysCancelled,
    places: $places,
    preview: $preview,
    isPreviewing: $isPreviewing,
    dialog: $dialog,
  },
  filter: ({ id, preview, isPreviewing, dialog }) =>
    id !== null && preview !== null && !isPreviewing && dialog === 'asking',
  fn: ({ id, isWhole, places, preview }) => ({
    id: id ?? '',
    isWhole,
    places,
    expected: preview?.expected ?? '',
  }),
  target: cancelFx,
});
sample({ clock: [keepClicked, opened, closed], target: preview.reset });

sample({ clock: cancelled, fn: ({ booking }) => booking, target: bookingChanged });
// Reloads the user, whose credit and outstanding balance may have changed.
sample({ clock: cancelled, target: userRequested });
sample({
  clock: cancelled,
  fn: ({ outcome }): ToastContent => ({ content: formatOutcome(outcome), type: 'success' }),
  target: toastShown,
});

function formatOutcome(outcome: Pick<CancelPreview, 'refund' | 'fee'> | null): string {
  if (outcome?.fee) return text('cancel.doneFee', { amount: outcome.fee.formatted });
  return outcome && outcome.refund.to !== 'none' && outcome.refund.amount.amount > 0
    ? text('cancel.doneCredit', { amount: outcome.refund.amount.formatted })
    : text('cancel.done');
}
