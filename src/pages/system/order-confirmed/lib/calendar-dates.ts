import { bookingsOf, membershipsOf } from '@/entities/order';
import type { Order } from '@/shared/api';

/** Whether the order has a date or a time for a calendar. */
export function hasCalendarDates(order: Order): boolean {
  return membershipsOf(order).length > 0 || bookingsOf(order).some(({ startsAt }) => startsAt !== null);
}
