import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countDaysBetween } from './dates.ts';
import { findMondayOnOrAfter, findNextHoliday, listHolidayDates } from './school-holidays.ts';
import { getWeekday } from './wall-clock.ts';

test.each([
  ['easter', 2027, '2027-03-22', '2027-04-02', 8],
  ['may', 2027, '2027-06-01', '2027-06-04', 4],
  ['summer', 2027, '2027-07-26', '2027-09-03', 29],
  ['october', 2027, '2027-10-25', '2027-10-29', 5],
  ['easter', 2026, '2026-03-30', '2026-04-10', 8],
] as const)(
  'the %s holidays of %i run from %s to %s with %i working days',
  (holiday, year, first, last, count) => {
    const dates = listHolidayDates(holiday, year);
    expect([dates[0], dates.at(-1), dates.length]).toEqual([first, last, count]);
  },
);

test('the next school holiday is never over, and has only working days', () => {
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
  const holiday = fc.constantFrom('easter', 'may', 'summer', 'october');
  fc.assert(
    fc.property(day, holiday, (date, name) => {
      const today = date.toISOString().slice(0, 10);
      const { dates } = findNextHoliday(name, today);
      expect((dates.at(-1) ?? '') >= today).toBe(true);
      expect(countDaysBetween(today, dates.at(-1) ?? '')).toBeLessThanOrEqual(400);
      expect(dates.every((date) => getWeekday(date) <= 5)).toBe(true);
      expect(getWeekday(findMondayOnOrAfter(today))).toBe(1);
    }),
  );
});
