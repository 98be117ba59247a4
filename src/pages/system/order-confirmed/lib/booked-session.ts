import { formatCancelRule } from '@/entities/booking';
import { dayName, formatDayAndTimes } from '@/entities/session';
import type { BookingOrderItem, Order } from '@/shared/api';

type BookedSession = NonNullable<BookingOrderItem['booking']>;

/** "Tuesday 24 November, 18:30 to 19:30", in the server's local time of the session. */
export function formatSessionTime(session: BookedSession): string {
  return formatDayAndTimes(dayName(session.localDate), session);
}

/**
 * Until when a session can be cancelled free of charge, and what it costs afterwards. For an order made after that
 * deadline, cancellation was never free, whatever the clock of the browser says.
 */
export function formatCancellation(session: BookedSession, { createdAt }: Order): string[] {
  return formatCancelRule(session, Date.parse(createdAt));
}
