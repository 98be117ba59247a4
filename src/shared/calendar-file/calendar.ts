import { addDays, OPERATOR_ZONE } from '../lib';
import { escapeText, foldLine, LONDON_ZONE } from './ical-lines';
import { text } from './texts';

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
    `PRODID:-//${escapeText(brand)}//Pavilion//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(isTimed ? LONDON_ZONE : []),
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
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
      `SUMMARY:${escapeText(summary)}`,
      ...(place === '' ? [] : [`LOCATION:${escapeText(place)}`]),
      ...(notes === '' ? [] : [`DESCRIPTION:${escapeText(notes)}`]),
      ...(url === null ? [] : [`URL:${url}`]),
      `DTSTART;TZID=${OPERATOR_ZONE}:${inLondon(startsAt)}`,
      ...(endsAt === null ? [] : [`DTEND;TZID=${OPERATOR_ZONE}:${inLondon(endsAt)}`]),
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
      `SUMMARY:${escapeText(summary)}`,
      `LOCATION:${escapeText(place)}`,
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
