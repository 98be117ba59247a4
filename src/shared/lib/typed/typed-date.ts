import { type IsoDate, toIsoDate } from '../date.ts';
import { normaliseTypedText, removeWrapping, replaceLetters } from './plain.ts';

/** The result of parsing a typed date. `part` is the invalid part, for the message; `either` means that the date is ambiguous. */
export type DateReading =
  | { kind: 'empty' }
  | { kind: 'date'; iso: IsoDate }
  | { kind: 'problem'; part: 'format' | 'day' | 'month' | 'year'; either?: readonly [IsoDate, IsoDate] };

/** The current year, and how many years ago a two-digit year can be at most. */
type YearLimits = { readonly thisYear: number; readonly maxYearsAgo: number };

/** Day, month and year as typed. */
type DateParts = readonly [day: string, month: string, year: string];

const MONTH_PREFIXES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MIN_YEAR = 1000;
/** Digits without separators are never read as a date before this year, so that other divisions take precedence. */
const MIN_UNSEPARATED_YEAR = 1900;
/** A two-digit year is at most `MAX_YEARS_AGO` years ago and at most `MAX_YEARS_AHEAD` years ahead. */
const MAX_YEARS_AGO = 110;
const MAX_YEARS_AHEAD = 10;
/** For fields that ask for future dates: a two-digit year is not in the past. */
export const FUTURE_YEAR_LIMITS = { maxYearsAgo: 0 };

const LEADING_WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[\s,.]+/;

function readMonthNumber(typedMonth: string): number {
  if (/^\d+$/.test(typedMonth)) return Number(typedMonth);
  return /^[a-z]+$/.test(typedMonth) ? MONTH_PREFIXES.indexOf(typedMonth.slice(0, 3)) + 1 : 0;
}

/** The part's digits; letters that look like digits are replaced. */
function toDigits(part: string): string {
  return /^[\doil|]+$/.test(part) ? replaceLetters(part) : part;
}

function expandYear(typedYear: string, { thisYear, maxYearsAgo }: YearLimits): string {
  if (!/^\d{2}$/.test(typedYear)) return typedYear;
  const years = [1900, 2000].map((century) => century + Number(typedYear));
  const [firstYear, secondYear] = years.filter(
    (year) => year >= thisYear - maxYearsAgo && year <= thisYear + MAX_YEARS_AHEAD,
  );
  return firstYear !== undefined && secondYear === undefined ? String(firstYear) : typedYear;
}

function readDateParts([day, month, year]: DateParts, yearLimits: YearLimits): DateReading {
  const [dayNumber, monthNumber] = [Number(day), readMonthNumber(month)];
  const fullYear = expandYear(year, yearLimits);
  if (!/^\d{1,2}$/.test(day) || dayNumber < 1 || dayNumber > 31) return { kind: 'problem', part: 'day' };
  if (!(monthNumber >= 1 && monthNumber <= 12)) return { kind: 'problem', part: 'month' };
  if (!/^\d{4}$/.test(fullYear) || Number(fullYear) < MIN_YEAR) return { kind: 'problem', part: 'year' };
  const iso = toIsoDate(Number(fullYear), monthNumber, dayNumber);
  return iso ? { kind: 'date', iso } : { kind: 'problem', part: 'day' };
}

/** The ways to divide digits without separators into a date, depending on how many there are. */
function divideDigits(digits: string): readonly DateParts[] {
  const divideAt = (day: number, month: number, year: number): DateParts => [
    digits.slice(0, day),
    digits.slice(day, day + month),
    digits.slice(-year),
  ];
  switch (digits.length) {
    case 8:
      return [divideAt(2, 2, 4), [digits.slice(6), digits.slice(4, 6), digits.slice(0, 4)]];
    case 7:
      return [divideAt(1, 2, 4), divideAt(2, 1, 4)];
    case 6:
      return [divideAt(2, 2, 2), divideAt(1, 1, 4)];
    default:
      return [];
  }
}

function readUnseparated(digits: string, yearLimits: YearLimits): DateReading {
  const divisions = divideDigits(digits);
  const isos = divisions.flatMap((parts) => {
    const reading = readDateParts(parts, yearLimits);
    return reading.kind === 'date' && Number(reading.iso.slice(0, 4)) >= MIN_UNSEPARATED_YEAR
      ? [reading.iso]
      : [];
  });
  const [first, second] = isos;
  // Eight digits are read as day, month and year if that is a valid date.
  if (first && (!second || digits.length === 8)) return { kind: 'date', iso: first };
  if (first && second) return { kind: 'problem', part: 'format', either: [first, second] };
  const [usualParts] = divisions;
  return usualParts && digits.length !== 7
    ? readDateParts(usualParts, yearLimits)
    : { kind: 'problem', part: 'format' };
}

function splitDateParts(typedText: string): DateParts | null {
  const parts = typedText.split(/[\s/.,-]/).filter((part) => part !== '' && part !== 'of');
  const [first, second, third] = parts.map((part) => toDigits(part.replace(/^'/, '')));
  if (parts.length !== 3 || !first || !second || !third) return null;
  if (/^\d{4}$/.test(first)) return [third, second, first];
  const isMonthFirst = /^[a-z]/.test(first) && readMonthNumber(first) > 0 && /^\d/.test(second);
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  return [day.replace(/(st|nd|rd|th)$/, ''), month, third];
}

/**
 * Parses a typed date: 1/2/1990, 01-02-1990, 01.02.1990, 01021990, 010290, 1 Feb 1990, 1990-02-01. The day comes first, as in
 * DD/MM/YYYY. Requirement J4.9.
 */
export function readTypedDate(typedText: string, yearRange: Partial<YearLimits> = {}): DateReading {
  const yearLimits = { thisYear: new Date().getUTCFullYear(), maxYearsAgo: MAX_YEARS_AGO, ...yearRange };
  const tidiedText = removeWrapping(normaliseTypedText(typedText).toLowerCase()).replace(LEADING_WEEKDAY, '');
  if (tidiedText === '') return { kind: 'empty' };
  const digits = /\d/.test(tidiedText) ? toDigits(tidiedText) : tidiedText;
  if (/^\d+$/.test(digits)) return readUnseparated(digits, yearLimits);
  const parts = splitDateParts(tidiedText);
  return parts ? readDateParts(parts, yearLimits) : { kind: 'problem', part: 'format' };
}

const PARTLY_SLASHED_DATE = /^(\d{2})(\/?)(\d{1,2})(\/?)(\d*)$/;

/**
 * Inserts slashes while a date is typed, so that a numeric keypad is enough. Acts only on a character added at the end; pasted or
 * deleted text stays as it is.
 *
 * @param isAutoInserted whether the existing slashes were inserted automatically and may be removed again
 */
export function insertSlashes(typedText: string, previousText: string, isAutoInserted: boolean): string {
  if (typedText.length !== previousText.length + 1 || !typedText.startsWith(previousText)) return typedText;
  // “20/12-” is the beginning of 2012-12-31; its slash was inserted automatically.
  if (isAutoInserted && /^(?:19|20)\/\d{2}-$/.test(typedText)) return typedText.replace('/', '');
  const [, day = '', first, month = '', second, year = ''] = PARTLY_SLASHED_DATE.exec(typedText) ?? [];
  if (day === '' || !/\d$/.test(typedText)) return typedText;
  const isDate = day >= '01' && day <= '31' && (month.length < 2 || (month >= '01' && month <= '12'));
  if (!isDate) return isAutoInserted && year === '' ? day + month : typedText;
  if (first === '') return `${day}/${month}${year === '' ? '' : `/${year}`}`;
  return second === '' && year !== '' ? `${day}/${month}/${year}` : typedText;
}
