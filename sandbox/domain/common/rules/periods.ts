import type { Benefit } from '../types.ts';
import { addDays, parseDateParts, toDayOfMonth } from './dates.ts';
import { getWeekday } from './wall-clock.ts';

export type Frequency = NonNullable<Benefit['frequency']>;

/**
 * The key of the calendar period that contains a date: its day, its week from Monday, its month or its year. Two dates are in
 * the same period if their keys are equal. Without a frequency there is one period that never ends.
 */
export function formatPeriodKey(frequency: Frequency | null, date: string): string {
  switch (frequency) {
    case null:
      return 'ever';
    case 'days':
      return date;
    case 'weeks':
      return `week-${findMonday(date)}`;
    case 'months':
      return date.slice(0, 7);
    case 'years':
      return date.slice(0, 4);
  }
}

/** The first day of the period that follows the one of a date. */
export function findNextPeriodStart(frequency: Frequency, date: string): string {
  const { year, month: monthOfYear } = parseDateParts(date);
  switch (frequency) {
    case 'days':
      return addDays(date, 1);
    case 'weeks':
      return addDays(findMonday(date), 7);
    case 'months':
      return toDayOfMonth(year, monthOfYear + 1, 1);
    case 'years':
      return toDayOfMonth(year + 1, 1, 1);
  }
}

const CURRENT_PERIOD_NAMES: Readonly<Record<Frequency, string>> = {
  days: 'today',
  weeks: 'this week',
  months: 'this month',
  years: 'this year',
};

const dayAndMonthFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
});
const monthFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long' });

/** Formats a period: "this month", "in December". Returns an empty text without a frequency. */
export function formatPeriod(frequency: Frequency | null, date: string, today: string): string {
  if (frequency === null) return '';
  if (formatPeriodKey(frequency, date) === formatPeriodKey(frequency, today))
    return CURRENT_PERIOD_NAMES[frequency];
  switch (frequency) {
    case 'days':
      return `on ${dayAndMonthFormat.format(Date.parse(date))}`;
    case 'weeks':
      return `in the week of ${dayAndMonthFormat.format(Date.parse(findMonday(date)))}`;
    case 'months':
      return `in ${monthFormat.format(Date.parse(date))}`;
    case 'years':
      return `in ${parseDateParts(date).year}`;
  }
}

function findMonday(date: string): string {
  return addDays(date, 1 - getWeekday(date));
}
