import { bookingsOf, membershipsOf } from '@/entities/order';
import type { BookingOrderItem, MembershipOrderItem, Order } from '@/shared/api';
import { addDays } from '@/shared/lib';
import { text } from '../texts';

/** Lines are folded after so many octets (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** The operator's time zone, with its two changes a year as they have been since 1996. */
const LONDON = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/London',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'TZNAME:BST',
  'DTSTART:19960331T010000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'TZNAME:GMT',
  'DTSTART:19961027T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const LONDON_PARTS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/**
 * The days and times of an order as an iCalendar file (RFC 5545): the first day of each membership, and each booking at
 * its time in London. `host` completes the ids: the same order gives the same ids, so that a second file changes what the
 * first one made. Null when there is nothing with a time.
 */
export function calendarFile(order: Order, host: string): string | null {
  const stamp = `DTSTAMP:${utc(order.createdAt)}`;
  const events = [...membershipsOf(order).map(ofMembership), ...bookingsOf(order).flatMap(ofBooking)].map(
    ({ id, lines }) => ['BEGIN:VEVENT', `UID:${id}@${host}`, stamp, ...lines, 'END:VEVENT'],
  );
  if (events.length === 0) return null;
  const isTimed = events.flat().some((line) => line.startsWith('DTSTART;TZID'));
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(order.brand)}//Pavilion//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(isTimed ? LONDON : []),
    ...events.flat(),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

type CalendarEvent = { id: string; lines: string[] };

function ofMembership({ id, name, homeVenue, startDate }: MembershipOrderItem): CalendarEvent {
  const day = (date: string) => date.replaceAll('-', '');
  return {
    id,
    lines: [
      `SUMMARY:${escaped(text('calendar.membership', { name }))}`,
      `LOCATION:${escaped(homeVenue.name)}`,
      `DTSTART;VALUE=DATE:${day(startDate)}`,
      `DTEND;VALUE=DATE:${day(addDays(startDate, 1))}`,
      // A day to remember, not a day that is taken.
      'TRANSP:TRANSPARENT',
    ],
  };
}

/** One event; of a camp, one for each day. */
function ofBooking({ id, related, variant, startsAt, endsAt, booking }: BookingOrderItem): CalendarEvent[] {
  const place = [variant, related.venue].filter(Boolean).join(', ');
  const days = booking?.days?.map((day) => ({ ...day, id: `${id}-${day.id}` }));
  const times = days ?? (startsAt === null ? [] : [{ id, startsAt, endsAt }]);
  return times.map((time) => ({
    id: time.id,
    lines: [
      `SUMMARY:${escaped(related.simpleName)}`,
      ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
      `DTSTART;TZID=Europe/London:${inLondon(time.startsAt)}`,
      ...(time.endsAt === null ? [] : [`DTEND;TZID=Europe/London:${inLondon(time.endsAt)}`]),
    ],
  }));
}

/** An instant as clocks in London show it: 20261124T183000. */
function inLondon(instant: string): string {
  const parts = new Map(
    LONDON_PARTS.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${of('year')}${of('month')}${of('day')}T${of('hour')}${of('minute')}${of('second')}`;
}

function utc(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Text as a property takes it: backslash, semicolon, comma and line break are escaped; other control characters go. */
function escaped(value: string): string {
  const marked = value.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
  return [...marked].filter((character) => character >= ' ' && character !== '\u007f').join('');
}

/** A line in pieces of at most 75 octets, never through a character; the next ones begin with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let written = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      written += '\r\n ';
      octets = 1;
    }
    written += character;
    octets += size;
  }
  return written;
}
