import { createEffect, createEvent, createStore, sample } from 'effector';
import {
  type AccountBooking,
  type ApiFailure,
  type LateMinutes,
  type Refusal,
  reportLateArrival,
  toRefusal,
} from '@/shared/api';
import { type ToastContent, toastShown } from '@/shared/toast';
import { text } from '../texts';
import { $booking, $bookingId, bookingChanged, closed, opened } from './booking';

export const MINUTES_LATE_CHOICES: readonly LateMinutes[] = [5, 10, 15, 20];

export const runningLateClicked = createEvent();
export const dismissClicked = createEvent();
export const minutesChosen = createEvent<LateMinutes>();
export const confirmClicked = createEvent();

const reportLateFx = createEffect<{ id: string; minutes: LateMinutes }, AccountBooking, ApiFailure>(
  reportLateArrival,
);
const lateArrivalReported = sample({
  clock: reportLateFx.done,
  source: $bookingId,
  filter: (id, { params }) => id === params.id,
  fn: (_, { result }) => result,
});
const reportRefused = sample({
  clock: reportLateFx.fail,
  source: $bookingId,
  filter: (id, { params }) => id === params.id,
  fn: (_, { error }) => error,
});

/** The state of the dialog that asks how late the customer is. */
export const $dialogState = createStore<'closed' | 'asking' | 'sending'>('closed')
  .on(runningLateClicked, () => 'asking')
  .on(reportLateFx, () => 'sending')
  .on(reportRefused, () => 'asking')
  .reset(dismissClicked, lateArrivalReported, opened, closed);

/** Why the centre could not be told; null if it was not refused. */
export const $refusal = createStore<Refusal | null>(null)
  .on(reportRefused, (_, failure) => toRefusal(failure))
  .reset(runningLateClicked, confirmClicked, opened, closed);

export const $minutesLate = createStore<LateMinutes>(10)
  .on(minutesChosen, (_, minutes) => minutes)
  .reset(opened, closed);

sample({
  clock: runningLateClicked,
  source: $booking,
  fn: (booking) => MINUTES_LATE_CHOICES.find((minutes) => minutes === booking?.late?.minutes) ?? 10,
  target: $minutesLate,
});
sample({
  clock: confirmClicked,
  source: { id: $bookingId, minutes: $minutesLate, dialogState: $dialogState },
  filter: ({ id, dialogState }) => id !== null && dialogState === 'asking',
  fn: ({ id, minutes }) => ({ id: id ?? '', minutes }),
  target: reportLateFx,
});
sample({ clock: lateArrivalReported, target: bookingChanged });
sample({
  clock: lateArrivalReported,
  fn: (booking): ToastContent => ({ content: formatLateNotice(booking) ?? '', type: 'success' }),
  target: toastShown,
});

/** The text of what the centre has been told; null if it has been told nothing. */
export function formatLateNotice({ late, venue }: Pick<AccountBooking, 'late' | 'venue'>): string | null {
  const minutesLate = late?.minutes ?? null;
  return minutesLate === null ? null : text('late.done', { venue: venue.name, count: minutesLate });
}
