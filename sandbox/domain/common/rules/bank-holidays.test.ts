import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addWorkingDays, isWorkingDay, listBankHolidays } from './bank-holidays.ts';
import { addDays } from './dates.ts';

test.each([
  [2026, '2026-01-01 2026-04-03 2026-04-06 2026-05-04 2026-05-25 2026-08-31 2026-12-25 2026-12-28'],
  [2027, '2027-01-01 2027-03-26 2027-03-29 2027-05-03 2027-05-31 2027-08-30 2027-12-27 2027-12-28'],
  [2022, '2022-01-03 2022-04-15 2022-04-18 2022-05-02 2022-05-30 2022-08-29 2022-12-26 2022-12-27'],
])('the bank holidays of %i match those on GOV.UK, except one-off royal holidays', (year, dates) => {
  expect(listBankHolidays(year).join(' ')).toBe(dates);
});

test.each([
  ['2026-11-25', '2026-12-02'],
  ['2026-12-23', '2027-01-04'],
  ['2026-11-28', '2026-12-04'],
])('five working days after %s comes %s', (today, day) => {
  expect(addWorkingDays(today, 5)).toBe(day);
});

test('the result is a working day with the right number of working days up to it, whatever the date', () => {
  const dates = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));
  fc.assert(
    fc.property(dates, fc.integer({ min: 1, max: 12 }), (date, count) => {
      const day = addWorkingDays(date, count);
      expect(isWorkingDay(day)).toBe(true);
      let counted = 0;
      for (let workingDay = addDays(date, 1); workingDay <= day; workingDay = addDays(workingDay, 1))
        counted += Number(isWorkingDay(workingDay));
      expect(counted).toBe(count);
    }),
  );
});
