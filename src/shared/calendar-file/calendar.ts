import { toLocalTime } from '../format';
import { addDays, OPERATOR_ZONE } from '../lib';
import { escapeText, foldLine, LONDON_ZONE_LINES } from './ical-lines';
import { text } from './texts';

/** The event id of one date of an order line; the same in every file from every page. */
export function buildEventId(itemId: string, localDate: string): string {
  return `${itemId}-${localDate}`;
}

/** A calendar event. An event with an id from an earlier file replaces that event. */
export type CalendarEvent = { readonly id: string; readonly lines: readonly string[] };

type Calendar = {
  readonly brand: string;
  /** Makes event ids unique per operator, and the same on all of the operator's sites. */
  readonly siteName: string;
  /** The instant at which the file's data was current. */
  readonly currentAt: string;
  readonly events: readonly CalendarEvent[];
};

/** Formats events as an iCalendar file (RFC 5545); null if there are none. */
export function formatCalendar({ brand, siteName, currentAt, events }: Calendar): string | null {
  if (events.length === 0) return null;
  const lines = events.flatMap((event) => [
    'BEGIN:VEVENT',
    `UID:${event.id}@${siteName}`,
    `DTSTAMP:${formatUtc(currentAt)}`,
    ...event.lines,
    'END:VEVENT',
  ]);
  const isTimed = lines.some((line) => line.startsWith('DTSTART;TZID'));
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(brand)}//Pavilion//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(isTimed ? LONDON_ZONE_LINES : []),
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

interface TimedEvent {
  readonly id: string;
  readonly title: string;
  /** The attendee's name; null for places without names. */
  readonly name: string | null;
  /** The number of places. */
  readonly quantity: number;
  /** The room, the centre and its address; unknown parts are empty. */
  readonly place: readonly (string | null | undefined)[];
  readonly startsAt: string;
  readonly endsAt: string | null;
  /** Extras, what to bring and when to arrive. */
  readonly notes: readonly (string | null | undefined)[];
  /** The booking's page; null if it has none. */
  readonly url: string | null;
  /** Whether the event is to be removed from calendars; undefined if the file is not about that. */
  readonly isCancelled?: boolean | undefined;
}

/** An event at a time in London: what, where and for whom, with a reminder two hours before. */
export function toTimedEvent(event: TimedEvent): CalendarEvent {
  const { id, startsAt, endsAt, url, isCancelled } = event;
  const summary = formatSummary(event);
  const place = event.place.filter(Boolean).join(', ');
  const notes = [...event.notes, url && text('event.link', { url })].filter(Boolean).join('\n');
  const state = isCancelled ? ['SEQUENCE:1', 'STATUS:CANCELLED'] : ['SEQUENCE:0', 'STATUS:CONFIRMED'];
  return {
    id,
    lines: [
      `SUMMARY:${escapeText(summary)}`,
      ...(place === '' ? [] : [`LOCATION:${escapeText(place)}`]),
      ...(notes === '' ? [] : [`DESCRIPTION:${escapeText(notes)}`]),
      ...(url === null ? [] : [`URL:${url}`]),
      `DTSTART;TZID=${OPERATOR_ZONE}:${formatLondonTime(startsAt)}`,
      ...(endsAt === null ? [] : [`DTEND;TZID=${OPERATOR_ZONE}:${formatLondonTime(endsAt)}`]),
      ...(isCancelled === undefined ? [] : state),
      ...(isCancelled
        ? []
        : [
            'BEGIN:VALARM',
            'ACTION:DISPLAY',
            `DESCRIPTION:${escapeText(summary)}`,
            'TRIGGER:-PT2H',
            'END:VALARM',
          ]),
    ],
  };
}

/** Names keep events apart when two children go to one camp. */
function formatSummary({ title, name, quantity }: TimedEvent): string {
  if (name !== null) return text('event.for', { title, name });
  return quantity > 1 ? text('event.places', { title, n: quantity }) : title;
}

/** An all-day event that does not block the day. */
export function toDayEvent({
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
  const formatDay = (isoDate: string) => isoDate.replaceAll('-', '');
  return {
    id,
    lines: [
      `SUMMARY:${escapeText(summary)}`,
      `LOCATION:${escapeText(place)}`,
      `DTSTART;VALUE=DATE:${formatDay(date)}`,
      `DTEND;VALUE=DATE:${formatDay(addDays(date, 1))}`,
      'TRANSP:TRANSPARENT',
    ],
  };
}

/** The instant in London local time: 20261124T183000. */
function formatLondonTime(instant: string): string {
  const { date, time } = toLocalTime(Date.parse(instant));
  return `${date}T${time}`.replace(/[-:]/g, '') + formatUtc(instant).slice(13, 15);
}

function formatUtc(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
