import { bookingDates, bookingsOf, membershipsOf } from '@/entities/order';
import type { MembershipOrderItem, Order } from '@/shared/api';
import { type CalendarEvent, calendarOf, dayEvent } from '@/shared/calendar-file';
import { text } from '../texts';

/**
 * Formats the dates and times of an order as an iCalendar file: the first day of each membership, and each booking in
 * London time. The same order gives the same IDs, which the account's files use too. Returns null if nothing in the
 * order has a time.
 */
export function calendarFile(order: Order, siteName: string, accountUrl: string | null): string | null {
  const events = [
    ...membershipsOf(order).map(ofMembership),
    ...bookingsOf(order).flatMap((item) => bookingDates(item, accountUrl)),
  ];
  return calendarOf({ brand: order.brand, siteName, stamp: order.createdAt, events });
}

function ofMembership({ id, name, homeVenue, startDate }: MembershipOrderItem): CalendarEvent {
  const summary = text('calendar.membership', { name });
  return dayEvent({ id, summary, place: homeVenue.name, date: startDate });
}
