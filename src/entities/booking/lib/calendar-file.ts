import type { AccountBooking } from '@/shared/api';
import { type CalendarEvent, calendarOf, dateId, timedEvent } from '@/shared/calendar-file';
import { bookingPath } from '@/shared/routes';

interface CalendarContext {
  readonly brand: string;
  readonly siteName: string;
  /** The account site, on which each booking has its page. */
  readonly origin: string;
  readonly now: string;
}

/**
 * Bookings as an iCalendar file, a course with all of its sessions; null without any. A later file of a cancelled booking takes
 * it out of the calendar again, also when the earlier one is of the confirmation: the same id, a higher SEQUENCE (RFC 5545, 3.8.7.4).
 */
export function calendarFile(bookings: readonly AccountBooking[], about: CalendarContext): string | null {
  return fileOf(bookings.flatMap(ownDates), about);
}

/** All dates of the line of the order that a booking belongs to: of a camp also the days of its other bookings. */
export function orderCalendarFile(booking: AccountBooking, about: CalendarContext): string | null {
  return fileOf(datesOf(booking), about);
}

/** Whether a booking is one of several dates that were booked together. */
export function hasOtherDates({ id, dates }: AccountBooking): boolean {
  return dates?.some(({ bookingId }) => bookingId !== id) ?? false;
}

type Time = Pick<AccountBooking, 'startsAt' | 'endsAt' | 'arriveAt' | 'collectAt' | 'extras'>;
interface DatedBooking {
  readonly booking: AccountBooking;
  readonly bookingId: string;
  readonly localDate: string;
  readonly time: Time;
  readonly isCancelled: boolean;
}

function datesOf(booking: AccountBooking): DatedBooking[] {
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

const ownDates = (booking: AccountBooking) =>
  datesOf(booking).filter(({ bookingId }) => bookingId === booking.id);

function fileOf(
  dates: readonly DatedBooking[],
  { brand, siteName, origin, now }: CalendarContext,
): string | null {
  return calendarOf({ brand, siteName, stamp: now, events: dates.map((date) => dateEvent(date, origin)) });
}

function dateEvent(
  { booking, bookingId, localDate, time, isCancelled }: DatedBooking,
  origin: string,
): CalendarEvent {
  const { itemId, title, venue, space, attendee, quantity, instructions } = booking;
  return timedEvent({
    id: dateId(itemId, localDate),
    title,
    name: attendee?.name ?? null,
    quantity,
    place: [space, venue.name, venue.address],
    // With an early drop-off and a late collection.
    startsAt: time.arriveAt ?? time.startsAt,
    endsAt: time.collectAt ?? time.endsAt,
    notes: [...(time.extras ?? []), instructions],
    url: `${origin}${bookingPath(bookingId)}`,
    isCancelled,
  });
}
