import { bookingsOf, membershipsOf } from '@/entities/order';
import type { BookingOrderItem, MembershipOrderItem, Order } from '@/shared/api';
import { type CalendarEvent, calendarOf, dateId, dayEvent, timedEvent } from '@/shared/calendar-file';
import { text } from '../texts';

/**
 * The days and times of an order as an iCalendar file: the first day of each membership, and each booking at its time in
 * London. The same order gives the same ids, which the account's files have too. Null when there is nothing with a time.
 */
export function calendarFile(order: Order, siteName: string, accountUrl: string | null): string | null {
  const events = [
    ...membershipsOf(order).map(ofMembership),
    ...bookingsOf(order).flatMap((item) => ofBooking(item, accountUrl)),
  ];
  return calendarOf({ brand: order.brand, siteName, stamp: order.createdAt, events });
}

function ofMembership({ id, name, homeVenue, startDate }: MembershipOrderItem): CalendarEvent {
  const summary = text('calendar.membership', { name });
  return dayEvent({ id, summary, place: homeVenue.name, date: startDate });
}

/** One event; of a camp, one for each day, with its early drop-off and its late collection. */
function ofBooking(item: BookingOrderItem, accountUrl: string | null): CalendarEvent[] {
  const { id, related, quantity, variant, startsAt, endsAt, booking } = item;
  const days = booking?.days?.map((day) => ({
    id: dateId(id, day.localDate),
    startsAt: day.arriveAt ?? day.startsAt,
    endsAt: day.collectAt ?? day.endsAt,
    extras: day.extras,
  }));
  const ownId = booking ? dateId(id, booking.localDate) : id;
  const own = startsAt === null ? [] : [{ id: ownId, startsAt, endsAt, extras: [] }];
  return (days ?? own).map((time) =>
    timedEvent({
      id: time.id,
      title: related.simpleName,
      name: booking?.attendee?.name ?? null,
      quantity,
      place: [variant, related.venue, booking?.venueAddress],
      startsAt: time.startsAt,
      endsAt: time.endsAt,
      notes: [...time.extras, booking?.instructions],
      url: accountUrl,
    }),
  );
}
