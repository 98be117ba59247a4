import { bookingDates, bookingsOf, membershipsOf } from '@/entities/order';
import type { MembershipOrderItem, Order } from '@/shared/api';
import { type CalendarEvent, calendarOf, dayEvent } from '@/shared/calendar-file';
import { text } from '../texts';

/**
 * The days and times of an order as an iCalendar file: the first day of each membership, and each booking at its time in
 * London. The same order gives the same ids, which the account's files have too. Null when there is nothing with a time.
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
