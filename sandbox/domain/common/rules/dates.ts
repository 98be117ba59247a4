import { OPERATOR_ZONE } from '../../../../src/shared/lib/date.ts';
import { readTypedDate } from '../../../../src/shared/lib/typed/typed-date.ts';

// Calendar dates are strings, `YYYY-MM-DD`, which no time zone can shift. Arithmetic uses UTC, where every day has 24
// hours.

const MS_PER_DAY = 86_400_000;
const ISO_DATE_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

const londonDateFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: OPERATOR_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const longDateFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** The current date in London, the operator's time zone. */
export function toLondonDate(now: Date): string {
  const partsByType = new Map(londonDateFormat.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${partsByType.get('year')}-${partsByType.get('month')}-${partsByType.get('day')}`;
}

/** Whether a text is an existing date in the form `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  if (!ISO_DATE_PATTERN.test(text)) return false;
  const utcMs = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(utcMs) && toIsoDate(utcMs) === text;
}

/** Parses a typed date, such as DD/MM/YYYY, to `YYYY-MM-DD`. Returns null if it is not a date. */
export function parseDate(text: string): string | null {
  const typedDate = readTypedDate(text);
  return typedDate.kind === 'date' ? typedDate.iso : null;
}

/** Adds days to a date; a negative number goes back. */
export function addDays(date: string, days: number): string {
  return toIsoDate(toUtcMs(date) + days * MS_PER_DAY);
}

/** Adds months to a date. A day that the month does not have becomes its last day (31 January + 1 is 28 or 29 February). */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = parseDateParts(date);
  return toDayOfMonth(year, month + months, day);
}

/**
 * The last day of a period of months: usually the day before the same day of a later month; if that month has no such day,
 * its end.
 */
export function findLastDayAfterMonths(from: string, months: number): string {
  const sameDay = addMonths(from, months);
  return parseDateParts(sameDay).day < parseDateParts(from).day ? sameDay : addDays(sameDay, -1);
}

/** Whole days from one date to another; negative when the second is earlier. */
export function countDaysBetween(from: string, to: string): number {
  return Math.round((toUtcMs(to) - toUtcMs(from)) / MS_PER_DAY);
}

/** The later of two dates. */
export function pickLater(first: string, second: string): string {
  return countDaysBetween(first, second) > 0 ? second : first;
}

/** A day of a month (from 1; overflow carries into the year), or the last day when the month is shorter. */
export function toDayOfMonth(year: number, month: number, day: number): string {
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return toIsoDate(Date.UTC(year, month - 1, Math.min(day, lastDay)));
}

/** Year, month from 1, and day. */
export function parseDateParts(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** Age in years on a date. A person born on 29 February has their birthday on 1 March in other years. */
export function calculateAge(dateOfBirth: string, date: string): number {
  const birthParts = parseDateParts(dateOfBirth);
  const dateParts = parseDateParts(date);
  const hasHadBirthday =
    dateParts.month > birthParts.month ||
    (dateParts.month === birthParts.month && dateParts.day >= birthParts.day);
  return dateParts.year - birthParts.year - (hasHadBirthday ? 0 : 1);
}

/** The day on which a person turns an age; for one born on 29 February, 1 March in other years. */
export function findBirthday(dateOfBirth: string, age: number): string {
  const { year, month, day } = parseDateParts(dateOfBirth);
  return toIsoDate(Date.UTC(year + age, month - 1, day));
}

/** "1 January 2027". */
export function formatLongDate(date: string): string {
  return longDateFormat.format(toUtcMs(date));
}

function toUtcMs(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function toIsoDate(utcMs: number): string {
  return new Date(utcMs).toISOString().slice(0, 10);
}
