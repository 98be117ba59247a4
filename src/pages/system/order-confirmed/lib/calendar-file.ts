import { listBookingEvents, listOrderBookings, listOrderMemberships } from '@/entities/order';
import type { MembershipOrderItem, Order } from '@/shared/api';
import { type CalendarEvent, formatCalendar, toDayEvent } from '@/shared/calendar-file';
import { text } from '../texts';

/**
 * Formats the dates and times of an order as an iCalendar file: the first day of each membership, and each booking in
 * London time. The same order gives the same IDs, which the account's files use too. Returns null if nothing in the
 * order has a time.
 */
export function buildCalendarFile(order: Order, siteName: string, accountUrl: string | null): string | null {
  const events = [
    ...listOrderMemberships(order).map(toMembershipEvent),
    ...listOrderBookings(order).flatMap((item) => listBookingEvents(item, accountUrl)),
  ];
  return formatCalendar({ brand: order.brand, siteName, currentAt: order.createdAt, events });
}

function toMembershipEvent({ id, name, homeVenue, startDate }: MembershipOrderItem): CalendarEvent {
  const summary = text('calendar.membership', { name });
  return toDayEvent({ id, summary, place: homeVenue.name, date: startDate });
}
