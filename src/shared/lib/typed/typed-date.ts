import { type IsoDate, toIsoDate } from '../date.ts';
import { removeWrapping, replaceLetters, toPlainTyped } from './plain.ts';

/** The result of parsing a typed date. `part` is the invalid part, for the message; `either` means that the date is ambiguous. */
export type DateReading =
  | { kind: 'empty' }
  | { kind: 'date'; iso: IsoDate }
  | { kind: 'problem'; part: 'format' | 'day' | 'month' | 'year'; either?: readonly [IsoDate, IsoDate] };

/** The current year, and how many years ago a two-digit year can be at most. */
type YearRange = { readonly thisYear: number; readonly oldest: number };

/** Day, month and year as typed. */
type Parts = readonly [day: string, month: string, year: string];

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MIN_YEAR = 1000;
/** Digits without separators are never read as a date before this year, so that other divisions take precedence. */
const MIN_RUN_YEAR = 1900;
/** A two-digit year is at most `MAX_YEARS_AGO` years ago and at most `MAX_YEARS_AHEAD` years ahead. */
const MAX_YEARS_AGO = 110;
const MAX_YEARS_AHEAD = 10;
/** For fields that ask for future dates: a two-digit year is not in the past. */
export const FUTURE_YEARS = { oldest: 0 };

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[\s,.]+/;

function readMonthNumber(typedMonth: string): number {
  if (/^\d+$/.test(typedMonth)) return Number(typedMonth);
  return /^[a-z]+$/.test(typedMonth) ? MONTHS.indexOf(typedMonth.slice(0, 3)) + 1 : 0;
}

/** The part's digits; letters that look like digits are replaced. */
function asDigits(part: string): string {
  return /^[\doil|]+$/.test(part) ? replaceLetters(part) : part;
}

function expandYear(typedYear: string, { thisYear, oldest }: YearRange): string {
  if (!/^\d{2}$/.test(typedYear)) return typedYear;
  const years = [1900, 2000].map((century) => century + Number(typedYear));
  const [firstYear, secondYear] = years.filter(
    (year) => year >= thisYear - oldest && year <= thisYear + MAX_YEARS_AHEAD,
  );
  return firstYear !== undefined && secondYear === undefined ? String(firstYear) : typedYear;
}

function readParts([day, month, year]: Parts, readable: YearRange): DateReading {
  const [dayNumber, monthAt] = [Number(day), readMonthNumber(month)];
  const fullYear = expandYear(year, readable);
  if (!/^\d{1,2}$/.test(day) || dayNumber < 1 || dayNumber > 31) return { kind: 'problem', part: 'day' };
  if (!(monthAt >= 1 && monthAt <= 12)) return { kind: 'problem', part: 'month' };
  if (!/^\d{4}$/.test(fullYear) || Number(fullYear) < MIN_YEAR) return { kind: 'problem', part: 'year' };
  const iso = toIsoDate(Number(fullYear), monthAt, dayNumber);
  return iso ? { kind: 'date', iso } : { kind: 'problem', part: 'day' };
}

/** The ways to divide digits without separators into a date, depending on how many there are. */
function divideRun(run: string): readonly Parts[] {
  const divideAt = (day: number, month: number, year: number): Parts => [
    run.slice(0, day),
    run.slice(day, day + month),
    run.slice(-year),
  ];
  switch (run.length) {
    case 8:
      return [divideAt(2, 2, 4), [run.slice(6), run.slice(4, 6), run.slice(0, 4)]];
    case 7:
      return [divideAt(1, 2, 4), divideAt(2, 1, 4)];
    case 6:
      return [divideAt(2, 2, 2), divideAt(1, 1, 4)];
    default:
      return [];
  }
}

function readRun(run: string, readable: YearRange): DateReading {
  const divisions = divideRun(run);
  const isos = divisions.flatMap((parts) => {
    const reading = readParts(parts, readable);
    return reading.kind === 'date' && Number(reading.iso.slice(0, 4)) >= MIN_RUN_YEAR ? [reading.iso] : [];
  });
  const [first, second] = isos;
  // Eight digits are read as day, month and year if that is a valid date.
  if (first && (!second || run.length === 8)) return { kind: 'date', iso: first };
  if (first && second) return { kind: 'problem', part: 'format', either: [first, second] };
  const [usual] = divisions;
  return usual && run.length !== 7 ? readParts(usual, readable) : { kind: 'problem', part: 'format' };
}

function splitParts(typedText: string): Parts | null {
  const parts = typedText.split(/[\s/.,-]/).filter((part) => part !== '' && part !== 'of');
  const [first, second, third] = parts.map((part) => asDigits(part.replace(/^'/, '')));
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
export function readTypedDate(typedText: string, yearRange: Partial<YearRange> = {}): DateReading {
  const readable = { thisYear: new Date().getUTCFullYear(), oldest: MAX_YEARS_AGO, ...yearRange };
  const tidy = removeWrapping(toPlainTyped(typedText).toLowerCase()).replace(WEEKDAY, '');
  if (tidy === '') return { kind: 'empty' };
  const run = /\d/.test(tidy) ? asDigits(tidy) : tidy;
  if (/^\d+$/.test(run)) return readRun(run, readable);
  const parts = splitParts(tidy);
  return parts ? readParts(parts, readable) : { kind: 'problem', part: 'format' };
}

const SLASHED = /^(\d{2})(\/?)(\d{1,2})(\/?)(\d*)$/;

/**
 * Inserts slashes while a date is typed, so that a numeric keypad is enough. Acts only on a character added at the end; pasted or
 * deleted text stays as it is.
 *
 * @param isOurs whether the existing slashes were inserted automatically and may be removed again
 */
export function insertSlashes(typedText: string, previousText: string, isOurs: boolean): string {
  if (typedText.length !== previousText.length + 1 || !typedText.startsWith(previousText)) return typedText;
  // “20/12-” is the beginning of 2012-12-31; its slash was inserted automatically.
  if (isOurs && /^(?:19|20)\/\d{2}-$/.test(typedText)) return typedText.replace('/', '');
  const [, day = '', first, month = '', second, year = ''] = SLASHED.exec(typedText) ?? [];
  if (day === '' || !/\d$/.test(typedText)) return typedText;
  const isDate = day >= '01' && day <= '31' && (month.length < 2 || (month >= '01' && month <= '12'));
  if (!isDate) return isOurs && year === '' ? day + month : typedText;
  if (first === '') return `${day}/${month}${year === '' ? '' : `/${year}`}`;
  return second === '' && year !== '' ? `${day}/${month}/${year}` : typedText;
}
