import type { AccountBooking } from '@/shared/api';
import { type CalendarEvent, calendarOf, dateId, timedEvent } from '@/shared/calendar-file';

/**
 * Bookings as an iCalendar file, a course with all of its sessions; null without any. A later file of a cancelled booking takes
 * it out of the calendar again, also when the earlier one is of the confirmation: the same id, a higher SEQUENCE (RFC 5545, 3.8.7.4).
 */
export function calendarFile(
  bookings: readonly AccountBooking[],
  about: { brand: string; siteName: string; now: string },
): string | null {
  return fileOf(bookings.flatMap(ownDates), about);
}

/** All dates of the line of the order that a booking belongs to: of a camp also the days of its other bookings. */
export function wholeCalendarFile(
  booking: AccountBooking,
  about: { brand: string; siteName: string; now: string },
): string | null {
  return fileOf(datesOf(booking), about);
}

/** Whether a booking is one of several dates that were booked together. */
export function hasOtherDates({ id, dates }: AccountBooking): boolean {
  return dates?.some(({ bookingId }) => bookingId !== id) ?? false;
}

interface ShownDate {
  readonly booking: AccountBooking;
  readonly bookingId: string;
  readonly localDate: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isCancelled: boolean;
}

function datesOf(booking: AccountBooking): ShownDate[] {
  const { id, localDate, startsAt, endsAt, ending } = booking;
  const own = { bookingId: id, localDate, startsAt, endsAt, isCancelled: ending !== null };
  return (booking.dates ?? [own]).map((date) => ({ ...date, booking }));
}

const ownDates = (booking: AccountBooking) =>
  datesOf(booking).filter(({ bookingId }) => bookingId === booking.id);

function fileOf(
  dates: readonly ShownDate[],
  { brand, siteName, now }: { brand: string; siteName: string; now: string },
): string | null {
  return calendarOf({ brand, siteName, stamp: now, events: dates.map(ofDate) });
}

function ofDate({ booking, localDate, startsAt, endsAt, isCancelled }: ShownDate): CalendarEvent {
  const { itemId, title, venue, space } = booking;
  const place = [space, venue.name].filter(Boolean).join(', ');
  const id = dateId(itemId, localDate);
  const event = timedEvent({ id, summary: title, place, startsAt, endsAt });
  const state = isCancelled ? ['SEQUENCE:1', 'STATUS:CANCELLED'] : ['SEQUENCE:0', 'STATUS:CONFIRMED'];
  return { id, lines: [...event.lines, ...state] };
}
