import { addDays as plusDays, addMonths as plusMonths } from 'date-fns';

/** A calendar day as the API writes it: YYYY-MM-DD. */
export type IsoDate = string;

function utcDay(iso: IsoDate): Date {
  return new Date(`${iso}T00:00:00Z`);
}

/** Writes a day from its parts, or null when there is no such day (31 February). */
export function isoDate(year: number, month: number, day: number): IsoDate | null {
  if (year < 1 || year > 9999) return null;
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  const isSame =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isSame ? date.toISOString().slice(0, 10) : null;
}

/** True for a real day written YYYY-MM-DD. */
export function isIsoDate(value: string): value is IsoDate {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  return parts !== null && isoDate(Number(parts[1]), Number(parts[2]), Number(parts[3])) === value;
}

/** DD/MM/YYYY, as the forms show it; an empty text for anything that is not a day. Spec, joining §5. */
export function formatDate(iso: IsoDate): string {
  return isIsoDate(iso) ? iso.split('-').reverse().join('/') : '';
}

/** "1 February 2027", for sentences and summaries; an empty text for anything that is not a day. */
export function formatLongDate(iso: IsoDate): string {
  if (!isIsoDate(iso)) return '';
  const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', style).format(utcDay(iso));
}

/** The day so many days later (earlier when negative). */
export function addDays(iso: IsoDate, days: number): IsoDate {
  return dayOf(plusDays(noonOf(iso), days));
}

/** The same day so many months later; the month's last day when it has no such day (31 January + 1 = 28 February). */
export function addMonths(iso: IsoDate, months: number): IsoDate {
  return dayOf(plusMonths(noonOf(iso), months));
}

/** A day's noon on this device: far enough from every change of the clock. */
function noonOf(iso: IsoDate): Date {
  return new Date(`${iso}T12:00:00`);
}

function dayOf(date: Date): IsoDate {
  return isoDate(date.getFullYear(), date.getMonth() + 1, date.getDate()) ?? '';
}
