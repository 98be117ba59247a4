import { cancelRule } from '@/entities/booking';
import { dayAndTimes, dayName } from '@/entities/session';
import type { BookingOrderItem, Order } from '@/shared/api';

type BookedSession = NonNullable<BookingOrderItem['booking']>;

/** "Tuesday 24 November, 18:30 to 19:30", in the server's local time of the session. */
export function timeOfSession(session: BookedSession): string {
  return dayAndTimes(dayName(session.localDate), session);
}

/**
 * Until when a session can be cancelled free of charge, and what it costs afterwards. For an order made after that
 * deadline, cancellation was never free, whatever the clock of the browser says.
 */
export function cancellingOf(session: BookedSession, { createdAt }: Order): string[] {
  return cancelRule(session, Date.parse(createdAt));
}
