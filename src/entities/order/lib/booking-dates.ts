import type { BookingOrderItem } from '@/shared/api';
import { buildEventId, type CalendarEvent, toTimedEvent } from '@/shared/calendar-file';

/**
 * The booking's calendar dates: one, or for a camp one per day, including early drop-off and late collection.
 *
 * @param url the booking's page; null if it has none
 */
export function listBookingEvents(item: BookingOrderItem, url: string | null): CalendarEvent[] {
  const { id, related, quantity, variant, startsAt, endsAt, booking } = item;
  const days = booking?.days?.map((day) => ({
    id: buildEventId(id, day.localDate),
    startsAt: day.arriveAt ?? day.startsAt,
    endsAt: day.collectAt ?? day.endsAt,
    extras: day.extras,
  }));
  const ownId = booking ? buildEventId(id, booking.localDate) : id;
  const ownDates = startsAt === null ? [] : [{ id: ownId, startsAt, endsAt, extras: [] }];
  return (days ?? ownDates).map((time) =>
    toTimedEvent({
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
