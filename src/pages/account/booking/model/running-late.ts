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

export const MINUTES: readonly LateMinutes[] = [5, 10, 15, 20];

export const lateClicked = createEvent();
export const leaveClicked = createEvent();
export const minutesChosen = createEvent<LateMinutes>();
export const confirmClicked = createEvent();

const reportLateFx = createEffect<{ id: string; minutes: LateMinutes }, AccountBooking, ApiFailure>(
  reportLateArrival,
);
const told = sample({
  clock: reportLateFx.done,
  source: $bookingId,
  filter: (id, { params }) => id === params.id,
  fn: (_, { result }) => result,
});
const refused = sample({
  clock: reportLateFx.fail,
  source: $bookingId,
  filter: (id, { params }) => id === params.id,
  fn: (_, { error }) => error,
});

/** The state of the dialog that asks how late the customer is. */
export const $dialog = createStore<'closed' | 'asking' | 'sending'>('closed')
  .on(lateClicked, () => 'asking')
  .on(reportLateFx, () => 'sending')
  .on(refused, () => 'asking')
  .reset(leaveClicked, told, opened, closed);

/** Why the centre could not be told; null if it was not refused. */
export const $refusal = createStore<Refusal | null>(null)
  .on(refused, (_, failure) => toRefusal(failure))
  .reset(lateClicked, confirmClicked, opened, closed);

export const $minutes = createStore<LateMinutes>(10)
  .on(minutesChosen, (_, minutes) => minutes)
  .reset(opened, closed);

sample({
  clock: lateClicked,
  source: $booking,
  fn: (booking) => MINUTES.find((minutes) => minutes === booking?.late?.minutes) ?? 10,
  target: $minutes,
});
sample({
  clock: confirmClicked,
  source: { id: $bookingId, minutes: $minutes, dialog: $dialog },
  filter: ({ id, dialog }) => id !== null && dialog === 'asking',
  fn: ({ id, minutes }) => ({ id: id ?? '', minutes }),
  target: reportLateFx,
});
sample({ clock: told, target: bookingChanged });
sample({
  clock: told,
  fn: (booking): ToastContent => ({ content: formatLateNotice(booking) ?? '', type: 'success' }),
  target: toastShown,
});

/** The text of what the centre has been told; null if it has been told nothing. */
export function formatLateNotice({ late, venue }: Pick<AccountBooking, 'late' | 'venue'>): string | null {
  const count = late?.minutes ?? null;
  return count === null ? null : text('late.done', { venue: venue.name, count });
}
