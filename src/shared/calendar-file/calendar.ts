import { addDays, OPERATOR_ZONE } from '../lib';
import { text } from './texts';

/** Lines are folded after so many octets (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** The operator's time zone, with its two changes a year as they have been since 1996. */
const LONDON = [
  'BEGIN:VTIMEZONE',
  `TZID:${OPERATOR_ZONE}`,
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
  timeZone: OPERATOR_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** The id of one date of a line of an order, the same in every file of every page. */
export function dateId(itemId: string, localDate: string): string {
  return `${itemId}-${localDate}`;
}

/** What stands in a calendar. The same id changes what an earlier file has made. */
export type CalendarEvent = { readonly id: string; readonly lines: readonly string[] };

type Calendar = {
  readonly brand: string;
  /** Completes the ids of the events: the same on every site of the operator. */
  readonly siteName: string;
  /** When the file tells of, as an instant. */
  readonly stamp: string;
  readonly events: readonly CalendarEvent[];
};

/** Events as an iCalendar file (RFC 5545); null without any. */
export function calendarOf({ brand, siteName, stamp, events }: Calendar): string | null {
  if (events.length === 0) return null;
  const lines = events.flatMap((event) => [
    'BEGIN:VEVENT',
    `UID:${event.id}@${siteName}`,
    `DTSTAMP:${utc(stamp)}`,
    ...event.lines,
    'END:VEVENT',
  ]);
  const isTimed = lines.some((line) => line.startsWith('DTSTART;TZID'));
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brand)}//Pavilion//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(isTimed ? LONDON : []),
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

interface TimedEvent {
  readonly id: string;
  readonly title: string;
  /** Who comes; null for places without names. */
  readonly name: string | null;
  /** The number of places. */
  readonly quantity: number;
  /** The room, the centre and its address, as far as they are known. */
  readonly place: readonly (string | null | undefined)[];
  readonly startsAt: string;
  readonly endsAt: string | null;
  /** What was added, what to bring and when to come. */
  readonly notes: readonly (string | null | undefined)[];
  /** The page about it; null without one. */
  readonly url: string | null;
  /** A cancelled one is taken out of a calendar again; undefined where that is not told. */
  readonly isCancelled?: boolean | undefined;
}

/** What happens at a time in London: what, for whom, where, and a reminder two hours before. */
export function timedEvent(event: TimedEvent): CalendarEvent {
  const { id, startsAt, endsAt, url, isCancelled } = event;
  const summary = summaryOf(event);
  const place = event.place.filter(Boolean).join(', ');
  const notes = [...event.notes, url && text('event.link', { url })].filter(Boolean).join('\n');
  const state = isCancelled ? ['SEQUENCE:1', 'STATUS:CANCELLED'] : ['SEQUENCE:0', 'STATUS:CONFIRMED'];
  return {
    id,
    lines: [
      `SUMMARY:${escaped(summary)}`,
      ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
      ...(notes === '' ? [] : [`DESCRIPTION:${escaped(notes)}`]),
      ...(url === null ? [] : [`URL:${url}`]),
      `DTSTART;TZID=${OPERATOR_ZONE}:${inLondon(startsAt)}`,
      ...(endsAt === null ? [] : [`DTEND;TZID=${OPERATOR_ZONE}:${inLondon(endsAt)}`]),
      ...(isCancelled === undefined ? [] : state),
      ...(isCancelled
        ? []
        : [
            'BEGIN:VALARM',
            'ACTION:DISPLAY',
            `DESCRIPTION:${escaped(summary)}`,
            'TRIGGER:-PT2H',
            'END:VALARM',
          ]),
    ],
  };
}

/** Two children at one camp are two events: their names tell them apart. */
function summaryOf({ title, name, quantity }: TimedEvent): string {
  if (name !== null) return text('event.for', { title, name });
  return quantity > 1 ? text('event.places', { title, n: quantity }) : title;
}

/** A day to remember, not a day that is taken. */
export function dayEvent({
  id,
  summary,
  place,
  date,
}: {
  id: string;
  summary: string;
  place: string;
  date: string;
}): CalendarEvent {
  const day = (one: string) => one.replaceAll('-', '');
  return {
    id,
    lines: [
      `SUMMARY:${escaped(summary)}`,
      `LOCATION:${escaped(place)}`,
      `DTSTART;VALUE=DATE:${day(date)}`,
      `DTEND;VALUE=DATE:${day(addDays(date, 1))}`,
      'TRANSP:TRANSPARENT',
    ],
  };
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
