import { escapeText, foldLine, LONDON_ZONE_LINES } from '../../../../src/shared/calendar-file/ical-lines.ts';
import { OPERATOR_ZONE } from '../../../../src/shared/lib/date.ts';
import { toLocalTime } from '../../common/index.ts';

/** One calendar event: a booking on one date. */
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

/** Formats dates as an iCalendar file (RFC 5545), with times in London. */
export function formatCalendar(brand: string, stamp: Date, dates: readonly CalendarDate[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(brand)}//Pavilion//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...LONDON_ZONE_LINES,
    ...dates.flatMap((date) => formatEvent(date, stamp)),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

function formatEvent(
  { uid, summary, place, notes, startsAt, endsAt, isCancelled }: CalendarDate,
  stamp: Date,
) {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`,
    `SUMMARY:${escapeText(summary)}`,
    `LOCATION:${escapeText(place)}`,
    ...(notes === '' ? [] : [`DESCRIPTION:${escapeText(notes)}`]),
    `DTSTART;TZID=${OPERATOR_ZONE}:${formatLondonTime(startsAt)}`,
    `DTEND;TZID=${OPERATOR_ZONE}:${formatLondonTime(endsAt)}`,
    ...(isCancelled
      ? ['SEQUENCE:1', 'STATUS:CANCELLED']
      : [
          'SEQUENCE:0',
          'STATUS:CONFIRMED',
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escapeText(summary)}`,
          'TRIGGER:-PT2H',
          'END:VALARM',
        ]),
    'END:VEVENT',
  ];
}

function formatLondonTime(instant: string): string {
  const { date, time } = toLocalTime(new Date(instant));
  return `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
}
