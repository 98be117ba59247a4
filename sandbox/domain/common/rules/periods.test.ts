import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, countDaysBetween } from './dates.ts';
import { type Frequency, formatPeriod, formatPeriodKey } from './periods.ts';
import { getWeekday } from './wall-clock.ts';

const dates = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));
const frequencies: readonly Frequency[] = ['days', 'weeks', 'months', 'years'];

describe('a period', () => {
  test.each([
    ['days', '2026-10-25', '2026-10-26'],
    ['weeks', '2026-11-29', '2026-11-30'],
    ['months', '2026-11-30', '2026-12-01'],
    ['years', '2026-12-31', '2027-01-01'],
  ] as const)('a period of %s ends on %s, and the next one begins on %s', (frequency, last, first) => {
    expect(formatPeriodKey(frequency, last)).not.toBe(formatPeriodKey(frequency, first));
    expect(formatPeriodKey(frequency, first)).toBe(formatPeriodKey(frequency, first));
  });

  test('a weekly period runs from Monday to Sunday, even across new year and a clock change', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const monday = addDays(date, 1 - getWeekday(date));
        const week = Array.from({ length: 7 }, (_, day) => formatPeriodKey('weeks', addDays(monday, day)));
        expect(new Set(week).size).toBe(1);
        expect(formatPeriodKey('weeks', addDays(monday, 7))).not.toBe(week[0]);
      }),
    );
  });

  test('a period is one continuous run of days', () => {
    fc.assert(
      fc.property(fc.constantFrom(...frequencies), dates, dates, (frequency, first, second) => {
        const [from, to] = countDaysBetween(first, second) >= 0 ? [first, second] : [second, first];
        if (formatPeriodKey(frequency, from) !== formatPeriodKey(frequency, to)) return;
        const middleDay = addDays(from, Math.floor(countDaysBetween(from, to) / 2));
        expect(formatPeriodKey(frequency, middleDay)).toBe(formatPeriodKey(frequency, from));
      }),
    );
  });

  test('a period without a frequency never ends', () => {
    expect(formatPeriodKey(null, '2024-01-01')).toBe(formatPeriodKey(null, '2034-12-31'));
  });

  test.each([
    ['days', '2026-11-25', 'today'],
    ['days', '2026-11-26', 'on 26 November'],
    ['weeks', '2026-11-29', 'this week'],
    ['weeks', '2026-12-02', 'in the week of 30 November'],
    ['months', '2026-11-30', 'this month'],
    ['months', '2026-12-01', 'in December'],
    ['years', '2026-01-01', 'this year'],
    ['years', '2027-01-01', 'in 2027'],
    [null, '2026-11-25', ''],
  ] as const)('a period of %s that contains %s reads "%s"', (frequency, date, words) => {
    expect(formatPeriod(frequency, date, '2026-11-25')).toBe(words);
  });
});
