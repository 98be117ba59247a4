import { OPERATOR_ZONE } from '../../../../src/shared/lib/date.ts';
import { addDays } from './dates.ts';

// Times of day are wall-clock times in London, `HH:MM`: a class at 18:30 is at 18:30 in summer and in winter. An instant is
// worked out for each date.

const MS_PER_MINUTE = 60_000;
const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 86_400_000;

const londonFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: OPERATOR_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** A date and a time of day in London. */
export interface LocalTime {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  time: string;
}

/** The date and the time of day in London at an instant. */
export function toLocalTime(instant: Date): LocalTime {
  const localIso = new Date(instant.getTime() + calculateOffsetMs(instant.getTime())).toISOString();
  return { date: localIso.slice(0, 10), time: localIso.slice(11, 16) };
}

const shortDayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** An instant in London: "Tue, 24 Nov at 07:00". */
export function formatShortDayAndTime(instant: Date): string {
  const { date, time } = toLocalTime(instant);
  return `${formatShortDay(date)} at ${time}`;
}

/** A date: "Tue, 24 Nov". */
export function formatShortDay(date: string): string {
  return shortDayFormat.format(Date.parse(`${date}T00:00:00Z`));
}

/**
 * The instant of a date and a time of day in London. A time that the change to summer time skips moves forward by an hour; of a
 * time that occurs twice, the first one is used.
 */
export function toInstant(date: string, time: string): Date {
  const wallClockMs = Date.parse(`${date}T${time}:00Z`);
  const [offsetBefore, offsetAfter] = [
    calculateOffsetMs(wallClockMs - MS_PER_DAY),
    calculateOffsetMs(wallClockMs + MS_PER_DAY),
  ];
  const usesLaterOffset =
    offsetBefore !== offsetAfter && calculateOffsetMs(wallClockMs - offsetBefore) !== offsetBefore;
  const isSkippedTime = usesLaterOffset && calculateOffsetMs(wallClockMs - offsetAfter) !== offsetAfter;
  return new Date(wallClockMs - (usesLaterOffset && !isSkippedTime ? offsetAfter : offsetBefore));
}

/**
 * The date and the time of day for a session that starts at an instant, or an hour later if that time of day occurs for the
 * second time, because it means the first.
 */
export function toLocalStart(instant: Date): LocalTime {
  const { date, time } = toLocalTime(instant);
  const isSecondOccurrence = instant.getTime() - toInstant(date, time).getTime() >= MS_PER_HOUR;
  return isSecondOccurrence ? toLocalTime(new Date(instant.getTime() + MS_PER_HOUR)) : { date, time };
}

/** The start and end of a session. Its length is elapsed time, even in the night when the clocks change. */
export function calculateSessionTimes(
  date: string,
  start: string,
  minutes: number,
): { startsAt: Date; endsAt: Date; localStart: string; localEnd: string } {
  const startsAt = toInstant(date, start);
  const endsAt = new Date(startsAt.getTime() + minutes * MS_PER_MINUTE);
  return {
    startsAt,
    endsAt,
    localStart: toLocalTime(startsAt).time,
    localEnd: toLocalTime(endsAt).time,
  };
}

/** The day of the week of a date, from 1 (Monday) to 7 (Sunday). */
export function getWeekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** Consecutive dates, starting with `first`. */
export function listDatesFrom(firstDate: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(firstDate, index));
}

// Britain changes its clocks on the hour in UTC, so the offset is constant within each hour. `Intl` takes microseconds and a
// week has thousands of sessions, so a few thousand hours are cached.
const offsetMsByHour = new Map<number, number>();
const MAX_CACHED_HOURS = 5_000;

/** Milliseconds by which London is ahead of UTC. */
function calculateOffsetMs(instantMs: number): number {
  const hourIndex = Math.floor(instantMs / MS_PER_HOUR);
  const cachedOffsetMs = offsetMsByHour.get(hourIndex);
  if (cachedOffsetMs !== undefined) return cachedOffsetMs;
  if (offsetMsByHour.size >= MAX_CACHED_HOURS) offsetMsByHour.clear();
  const offsetMs = calculateOffsetMsByIntl(hourIndex * MS_PER_HOUR);
  offsetMsByHour.set(hourIndex, offsetMs);
  return offsetMs;
}

function calculateOffsetMsByIntl(instantMs: number): number {
  const parts = Object.fromEntries(
    londonFormat.formatToParts(instantMs).map(({ type, value }) => [type, value]),
  );
  return (
    Date.parse(`${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:00Z`) - instantMs
  );
}
