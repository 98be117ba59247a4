import type { AccountBooking } from '@/shared/api';
import { buildEventId, type CalendarEvent, formatCalendar, toTimedEvent } from '@/shared/calendar-file';
import { bookingPath } from '@/shared/routes';

interface CalendarContext {
  readonly brand: string;
  readonly siteName: string;
  /** The origin of the account site, where each booking has its page. */
  readonly origin: string;
  readonly now: string;
}

/**
 * Formats bookings as an iCalendar file, with every session of a course. Returns null if there are no bookings. The file of a
 * cancelled booking has the same UID and a higher SEQUENCE (RFC 5545, 3.8.7.4), so that calendars remove the event, including one
 * saved from the confirmation page.
 */
export function buildCalendarFile(
  bookings: readonly AccountBooking[],
  context: CalendarContext,
): string | null {
  return formatDates(bookings.flatMap(listOwnDates), context);
}

/** A calendar file with every date of the booking's order line; for a camp, that includes the days of its other bookings. */
export function buildOrderCalendarFile(booking: AccountBooking, context: CalendarContext): string | null {
  return formatDates(listDates(booking), context);
}

/** Whether the booking is one of several dates that were booked together. */
export function hasOtherDates({ id, dates }: AccountBooking): boolean {
  return dates?.some(({ bookingId }) => bookingId !== id) ?? false;
}

type EventTimes = Pick<AccountBooking, 'startsAt' | 'endsAt' | 'arriveAt' | 'collectAt' | 'extras'>;
interface DatedBooking {
  readonly booking: AccountBooking;
  readonly bookingId: string;
  readonly localDate: string;
  readonly time: EventTimes;
  readonly isCancelled: boolean;
}

function listDates(booking: AccountBooking): DatedBooking[] {
  const { id, localDate, ending, dates } = booking;
  if (!dates) return [{ booking, bookingId: id, localDate, time: booking, isCancelled: ending !== null }];
  return dates.map((date) => ({
    booking,
    bookingId: date.bookingId,
    localDate: date.localDate,
    time: date,
    isCancelled: date.isCancelled,
  }));
}

const listOwnDates = (booking: AccountBooking) =>
  listDates(booking).filter(({ bookingId }) => bookingId === booking.id);

function formatDates(
  dates: readonly DatedBooking[],
  { brand, siteName, origin, now }: CalendarContext,
): string | null {
  return formatCalendar({
    brand,
    siteName,
    currentAt: now,
    events: dates.map((date) => toDateEvent(date, origin)),
  });
}

function toDateEvent(
  { booking, bookingId, localDate, time, isCancelled }: DatedBooking,
  origin: string,
): CalendarEvent {
  const { itemId, title, venue, space, attendee, quantity, instructions } = booking;
  return toTimedEvent({
    id: buildEventId(itemId, localDate),
    title,
    name: attendee?.name ?? null,
    quantity,
    place: [space, venue.name, venue.address],
    // Early drop-off and late collection extend the event.
    startsAt: time.arriveAt ?? time.startsAt,
    endsAt: time.collectAt ?? time.endsAt,
    notes: [...(time.extras ?? []), instructions],
    url: `${origin}${bookingPath(bookingId)}`,
    isCancelled,
  });
}
