import { localTimeOf } from '../../common/index.ts';

/** A date in a calendar: what, for whom, where and when. */
export interface CalendarDate {
  readonly uid: string;
  readonly summary: string;
  readonly place: string;
  readonly notes: string;
  /** Instants in ISO 8601. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isCancelled: boolean;
}

const LINE_OCTETS = 75;

/** Dates as an iCalendar file (RFC 5545), at their times in London. */
export function calendarText(brand: string, stamp: Date, dates: readonly CalendarDate[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brand)}//Pavilion//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...LONDON,
    ...dates.flatMap((date) => eventOf(date, stamp)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

function eventOf({ uid, summary, place, notes, startsAt, endsAt, isCancelled }: CalendarDate, stamp: Date) {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(place)}`,
    ...(notes === '' ? [] : [`DESCRIPTION:${escaped(notes)}`]),
    `DTSTART;TZID=Europe/London:${inLondon(startsAt)}`,
    `DTEND;TZID=Europe/London:${inLondon(endsAt)}`,
    ...(isCancelled
      ? ['SEQUENCE:1', 'STATUS:CANCELLED']
      : [
          'SEQUENCE:0',
          'STATUS:CONFIRMED',
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escaped(summary)}`,
          'TRIGGER:-PT2H',
          'END:VALARM',
        ]),
    'END:VEVENT',
  ];
}

function inLondon(instant: string): string {
  const { date, time } = localTimeOf(new Date(instant));
  return `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
}

function escaped(value: string): string {
  const marked = value.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
  return [...marked].filter((character) => character >= ' ' && character !== '\u007f').join('');
}

/** A line in pieces of at most 75 octets, never through a character. */
function folded(line: string): string {
  let octets = 0;
  let written = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      written += '\r\n ';
      octets = 1;
    }
    written += character;
    octets += size;
  }
  return written;
}

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
