import { listOrderBookings, listOrderMemberships } from '@/entities/order';
import type { Order } from '@/shared/api';

/** Whether the order has a date or a time for a calendar. */
export function hasCalendarDates(order: Order): boolean {
  return (
    listOrderMemberships(order).length > 0 ||
    listOrderBookings(order).some(({ startsAt }) => startsAt !== null)
  );
}
