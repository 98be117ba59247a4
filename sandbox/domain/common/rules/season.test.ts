import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, countDaysBetween } from './dates.ts';
import { findConfirmedSeason } from './season.ts';

test.each([
  ['2026-06-30', '2025/26', '2026-08-31'],
  ['2026-07-01', '2026/27', '2027-08-31'],
  ['2026-09-01', '2026/27', '2027-08-31'],
  ['2027-01-15', '2026/27', '2027-08-31'],
  ['2099-09-01', '2099/00', '2100-08-31'],
])('answers confirmed on %s are valid for the season %s, until %s', (date, name, lastDay) => {
  expect(findConfirmedSeason(date)).toEqual({ name, lastDay });
});

test('answers are valid for two to fourteen months, whenever they are confirmed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
      const date = addDays('2020-01-01', days);
      const daysLeft = countDaysBetween(date, findConfirmedSeason(date).lastDay);
      expect(daysLeft).toBeGreaterThanOrEqual(60);
      expect(daysLeft).toBeLessThanOrEqual(430);
    }),
  );
});
