import { bookingsOf, membershipsOf } from '@/entities/order';
import type { BookingOrderItem, MembershipOrderItem, Order } from '@/shared/api';
import { type CalendarEvent, calendarOf, dateId, dayEvent, timedEvent } from '@/shared/calendar-file';
import { text } from '../texts';

/**
 * The days and times of an order as an iCalendar file: the first day of each membership, and each booking at its time in
 * London. The same order gives the same ids, which the account's files have too. Null when there is nothing with a time.
 */
export function calendarFile(order: Order, siteName: string): string | null {
  const events = [...membershipsOf(order).map(ofMembership), ...bookingsOf(order).flatMap(ofBooking)];
  return calendarOf({ brand: order.brand, siteName, stamp: order.createdAt, events });
}

function ofMembership({ id, name, homeVenue, startDate }: MembershipOrderItem): CalendarEvent {
  const summary = text('calendar.membership', { name });
  return dayEvent({ id, summary, place: homeVenue.name, date: startDate });
}

/** One event; of a camp, one for each day. */
function ofBooking({ id, related, variant, startsAt, endsAt, booking }: BookingOrderItem): CalendarEvent[] {
  const place = [variant, related.venue].filter(Boolean).join(', ');
  const days = booking?.days?.map((day) => ({ ...day, id: dateId(id, day.localDate) }));
  const ownId = booking ? dateId(id, booking.localDate) : id;
  const times = days ?? (startsAt === null ? [] : [{ id: ownId, startsAt, endsAt }]);
  return times.map((time) =>
    timedEvent({
      id: time.id,
      summary: related.simpleName,
      place,
      startsAt: time.startsAt,
      endsAt: time.endsAt,
    }),
  );
}
