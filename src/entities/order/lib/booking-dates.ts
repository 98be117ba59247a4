import type { BookingOrderItem } from '@/shared/api';
import { type CalendarEvent, dateId, timedEvent } from '@/shared/calendar-file';

/**
 * The dates of a booking for a calendar: one; of a camp, one for each day, with its early drop-off and its late collection.
 *
 * @param url where the customer finds the booking; null where there is no such page
 */
export function bookingDates(item: BookingOrderItem, url: string | null): CalendarEvent[] {
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
      url,
    }),
  );
}
