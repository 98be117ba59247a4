import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, countDaysBetween } from './dates.ts';
import {
  calculateSessionTimes,
  getWeekday,
  listDatesFrom,
  toInstant,
  toLocalStart,
  toLocalTime,
} from './wall-clock.ts';

const dates = fc
  .integer({ min: 0, max: countDaysBetween('2024-01-01', '2034-12-31') })
  .map((days) => addDays('2024-01-01', days));
const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

describe('a time of day in London', () => {
  test('a time of day converts to an instant and back on every day of eleven years, except when the clocks skip it', () => {
    fc.assert(
      fc.property(dates, anyTime, (date, time) => {
        const local = toLocalTime(toInstant(date, time));
        expect(local.date).toBe(date);
        const isSkipped = getWeekday(date) === 7 && date.slice(5, 7) === '03' && time.startsWith('01:');
        if (!isSkipped) expect(local.time).toBe(time);
      }),
      { numRuns: 2_000 },
    );
  });

  // Proves B2.5.
  test('a time of day in London occurs once a day: 23, 24 or 25 hours after that of the day before', () => {
    fc.assert(
      fc.property(dates, anyTime, (date, time) => {
        const hours =
          (toInstant(addDays(date, 1), time).getTime() - toInstant(date, time).getTime()) / 3_600_000;
        expect([23, 24, 25]).toContain(hours);
      }),
      { numRuns: 2_000 },
    );
  });

  // Proves B2.5.
  test('an evening class is at 18:30 on all dates of eleven years', () => {
    for (const date of listDatesFrom('2024-01-01', countDaysBetween('2024-01-01', '2034-12-31') + 1))
      expect(toLocalTime(toInstant(date, '18:30'))).toEqual({ date, time: '18:30' });
  });

  test.each([
    // The clocks go back from 02:00 to 01:00: 01:30 occurs twice, and the first one is used.
    ['2026-10-25', '00:30', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '02:00', '2026-10-25T02:00:00.000Z'],
    ['2026-10-25', '07:00', '2026-10-25T07:00:00.000Z'],
    // The clocks go forward from 01:00 to 02:00: there is no 01:30, so 02:30 is used.
    ['2027-03-28', '00:59', '2027-03-28T00:59:00.000Z'],
    ['2027-03-28', '01:30', '2027-03-28T01:30:00.000Z'],
    ['2027-03-28', '02:00', '2027-03-28T01:00:00.000Z'],
    ['2027-03-28', '07:00', '2027-03-28T06:00:00.000Z'],
  ])('%s at %s in London is the instant %s', (date, time, instant) => {
    expect(toInstant(date, time).toISOString()).toBe(instant);
  });
});

describe('a session', () => {
  test.each([
    ['2027-06-01T00:50:30Z', '2027-06-01 01:50'],
    ['2027-10-31T00:50:30Z', '2027-10-31 01:50'],
    ['2027-10-31T01:50:30Z', '2027-10-31 02:50'],
    ['2027-10-31T02:50:30Z', '2027-10-31 02:50'],
    ['2027-03-28T00:50:30Z', '2027-03-28 00:50'],
    ['2027-03-28T01:50:30Z', '2027-03-28 02:50'],
  ])('a session from %s starts at %s, and never before', (instant, local) => {
    const { date, time } = toLocalStart(new Date(instant));
    expect(`${date} ${time}`).toBe(local);
    expect(toInstant(date, time).getTime()).toBeGreaterThan(Date.parse(instant) - 60_000);
  });

  // Proves B2.5.
  test('a session that begins at a skipped time is shown an hour later', () => {
    expect(calculateSessionTimes('2027-03-28', '01:30', 60)).toMatchObject({
      localStart: '02:30',
      localEnd: '03:30',
    });
  });

  test('a session keeps its length when the clocks change before its end', () => {
    expect(calculateSessionTimes('2026-10-25', '00:30', 60).localEnd).toBe('01:30');
    expect(calculateSessionTimes('2026-10-25', '01:30', 60).localEnd).toBe('01:30');
    expect(calculateSessionTimes('2027-03-28', '00:30', 60).localEnd).toBe('02:30');
    expect(calculateSessionTimes('2026-12-01', '23:30', 60).localEnd).toBe('00:30');
  });

  test('a session has its full length on every date', () => {
    fc.assert(
      fc.property(dates, anyTime, fc.integer({ min: 1, max: 600 }), (date, time, minutes) => {
        const { startsAt, endsAt } = calculateSessionTimes(date, time, minutes);
        expect(endsAt.getTime() - startsAt.getTime()).toBe(minutes * 60_000);
      }),
    );
  });
});

test('weeks begin on Monday', () => {
  expect(listDatesFrom('2026-11-23', 7).map(getWeekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
