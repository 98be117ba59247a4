import { type IsoDate, isoDate } from '../date';

/** The result of parsing a typed date. `part` is the invalid part, for the message. */
export type DateReading =
  | { kind: 'empty' }
  | { kind: 'date'; iso: IsoDate }
  | { kind: 'problem'; part: 'format' | 'day' | 'month' | 'year' };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MIN_YEAR = 1000;

function monthNumber(typed: string): number {
  if (/^\d+$/.test(typed)) return Number(typed);
  return /^[a-z]+$/.test(typed) ? MONTHS.indexOf(typed.slice(0, 3)) + 1 : 0;
}

function partsOf(typed: string): [string, string, string] | null {
  const run = /^(\d{2})(\d{2})(\d{4})$/.exec(typed);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (run) return [run[1] ?? '', run[2] ?? '', run[3] ?? ''];
  if (iso) return [iso[3] ?? '', iso[2] ?? '', iso[1] ?? ''];
  const parts = typed.split(/[\s/.,-]/).filter((part) => part !== '');
  const [day, month, year] = parts;
  if (parts.length !== 3 || !day || !month || !year) return null;
  return [day.replace(/(st|nd|rd|th)$/, ''), month, year];
}

/**
 * Parses a typed date: 1/2/1990, 01-02-1990, 01.02.1990, 01021990, 1 Feb 1990, 1990-02-01. The day comes first, as in
 * DD/MM/YYYY. Spec, joining §5.
 */
export function readTypedDate(typed: string): DateReading {
  const tidy = typed.trim().toLowerCase();
  if (tidy === '') return { kind: 'empty' };
  const parts = partsOf(tidy);
  if (!parts) return { kind: 'problem', part: 'format' };

  const [day, year] = [Number(parts[0]), Number(parts[2])];
  const month = monthNumber(parts[1]);
  if (!/^\d{1,2}$/.test(parts[0]) || day < 1 || day > 31) return { kind: 'problem', part: 'day' };
  if (!(month >= 1 && month <= 12)) return { kind: 'problem', part: 'month' };
  if (!/^\d{4}$/.test(parts[2]) || year < MIN_YEAR) return { kind: 'problem', part: 'year' };

  const iso = isoDate(year, month, day);
  return iso ? { kind: 'date', iso } : { kind: 'problem', part: 'day' };
}
