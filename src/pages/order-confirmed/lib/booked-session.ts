import { dayName, shortDayName } from '@/entities/session';
import type { BookingOrderItem, Order } from '@/shared/api';
import { text } from '../texts';

type BookedSession = NonNullable<BookingOrderItem['booking']>;

/** "Tuesday 24 November, 18:30–19:30", as the server wrote it. */
export function timeOfSession({ localDate, localStart, localEnd }: BookedSession): string {
  return `${dayName(localDate)}, ${localStart}–${localEnd}`;
}

/**
 * Until when a session can be cancelled free of charge, and what it costs afterwards. An order that was made after that
 * moment was too late from the start, whatever the clock of the browser says.
 */
export function cancellingOf({ freeToCancel, lateFee }: BookedSession, { createdAt }: Order): string[] {
  const isTooLate = Date.parse(createdAt) >= Date.parse(freeToCancel.until);
  const time = `${shortDayName(freeToCancel.localDate)}, ${freeToCancel.localTime}`;
  const fee =
    lateFee === null
      ? text('bookingConfirmed.noRefund')
      : text('bookingConfirmed.lateFee', { price: lateFee.formatted });
  return isTooLate
    ? [text('bookingConfirmed.cancelLate'), text('bookingConfirmed.fee', { fee })]
    : [text('bookingConfirmed.cancelFree', { time }), text('bookingConfirmed.afterwards', { fee })];
}
