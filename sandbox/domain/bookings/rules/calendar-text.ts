import { escapeText, foldLine, LONDON_ZONE_LINES } from '../../../../src/shared/calendar-file/ical-lines.ts';
import { OPERATOR_ZONE } from '../../../../src/shared/lib/date.ts';
import { toLocalTime } from '../../common/index.ts';

/** One calendar event: a booking on one date. */
export interface CalendarEvent {
  readonly uid: string;
  readonly summary: string;
  readonly location: string;
  readonly notes: string;
  /** Instants in ISO 8601. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isCancelled: boolean;
}

/** Formats dates as an iCalendar file (RFC 5545), with times in London. */
export function formatCalendar(brand: string, createdAt: Date, events: readonly CalendarEvent[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(brand)}//Pavilion//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...LONDON_ZONE_LINES,
    ...events.flatMap((date) => formatEvent(date, createdAt)),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

function formatEvent(
  { uid, summary, location, notes, startsAt, endsAt, isCancelled }: CalendarEvent,
  createdAt: Date,
) {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${createdAt.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`,
    `SUMMARY:${escapeText(summary)}`,
    `LOCATION:${escapeText(location)}`,
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
