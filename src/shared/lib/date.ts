/** A calendar date, YYYY-MM-DD. */
export type IsoDate = string;

/** The time zone of every centre. */
export const OPERATOR_ZONE = 'Europe/London';

function toUtcDate(iso: IsoDate): Date {
  return new Date(`${iso}T00:00:00Z`);
}

/** Formats a date; null if it does not exist (31 February). */
export function toIsoDate(year: number, month: number, day: number): IsoDate | null {
  if (year < 1 || year > 9999) return null;
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  const isExistingDate =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isExistingDate ? date.toISOString().slice(0, 10) : null;
}

export function isIsoDate(value: string): value is IsoDate {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  return parts !== null && toIsoDate(Number(parts[1]), Number(parts[2]), Number(parts[3])) === value;
}

/** DD/MM/YYYY; '' if it is not a date. Requirement J4.9. */
export function formatDate(iso: IsoDate): string {
  return isIsoDate(iso) ? iso.split('-').reverse().join('/') : '';
}

/** "1 February 2027"; '' if it is not a date. */
export function formatLongDate(iso: IsoDate): string {
  if (!isIsoDate(iso)) return '';
  const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', style).format(toUtcDate(iso));
}

/** Adds days, which may be negative. Calculates in UTC, because time zones have skipped whole days. */
export function addDays(iso: IsoDate, days: number): IsoDate {
  const date = toUtcDate(iso);
  date.setUTCDate(date.getUTCDate() + days);
  return toUtcDay(date);
}

/** Adds months, up to the last day of the target month (31 January + 1 month = 28 February). */
export function addMonths(iso: IsoDate, months: number): IsoDate {
  const date = toUtcDate(iso);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return toUtcDay(date);
}

function toUtcDay(date: Date): IsoDate {
  return toIsoDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()) ?? '';
}
