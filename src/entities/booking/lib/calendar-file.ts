import type { AccountBooking } from '@/shared/api';
import { type CalendarEvent, calendarOf, timedEvent } from '@/shared/calendar-file';

/**
 * Bookings as an iCalendar file; null without any. A later file of a cancelled booking takes it out of the calendar again:
 * the same id, a higher SEQUENCE (RFC 5545, 3.8.7.4).
 */
export function calendarFile(
  bookings: readonly AccountBooking[],
  { brand, host, now }: { brand: string; host: string; now: string },
): string | null {
  return calendarOf({ brand, host, stamp: now, events: bookings.map(ofBooking) });
}

function ofBooking({ id, title, startsAt, endsAt, venue, space, ending }: AccountBooking): CalendarEvent {
  const place = [space, venue.name].filter(Boolean).join(', ');
  const event = timedEvent({ id, summary: title, place, startsAt, endsAt });
  const state = ending === null ? ['SEQUENCE:0', 'STATUS:CONFIRMED'] : ['SEQUENCE:1', 'STATUS:CANCELLED'];
  return { id, lines: [...event.lines, ...state] };
}
