import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, countDaysBetween } from '../../common/index.ts';
import {
  calculateRemainingPrice,
  filterOpenSessions,
  filterRemainingSessions,
  listCourseSessions,
} from './course-sessions.ts';

const CHRISTMAS_CLOSURE = { firstDay: '12-25', lastDay: '12-26', reason: 'We are closed for Christmas.' };
const weekly = { firstDay: '2026-12-11', localStart: '16:00', minutes: 30, sessionCount: 4 };
const days = fc
  .integer({ min: 0, max: countDaysBetween('2024-01-01', '2034-12-31') })
  .map((ahead) => addDays('2024-01-01', ahead));
const anySessionCount = fc.integer({ min: 1, max: 30 });

describe('the sessions of a course', () => {
  test('the sessions of a course are weekly, and a week in which the centre is closed is made up at the end', () => {
    const weeks = listCourseSessions(weekly, [CHRISTMAS_CLOSURE]);
    expect(weeks.map(({ localDate, closedReason }) => [localDate, closedReason])).toEqual([
      ['2026-12-11', null],
      ['2026-12-18', null],
      ['2026-12-25', CHRISTMAS_CLOSURE.reason],
      ['2027-01-01', null],
      ['2027-01-08', null],
    ]);
  });

  test('a course has its number of sessions, at the same time of day all year and on one day of the week', () => {
    fc.assert(
      fc.property(days, anySessionCount, (firstDay, sessionCount) => {
        const heldSessions = filterOpenSessions(
          listCourseSessions({ ...weekly, firstDay, sessionCount }, [CHRISTMAS_CLOSURE]),
        );
        expect(heldSessions).toHaveLength(sessionCount);
        expect(new Set(heldSessions.map(({ localStart, localEnd }) => `${localStart}–${localEnd}`))).toEqual(
          new Set(['16:00–16:30']),
        );
        for (const { localDate } of heldSessions) expect(countDaysBetween(firstDay, localDate) % 7).toBe(0);
      }),
    );
  });

  test.each([
    ['2026-10-23', '2026-10-23T15:00:00.000Z', '2026-10-30T16:00:00.000Z'],
    ['2027-03-26', '2027-03-26T16:00:00.000Z', '2027-04-02T15:00:00.000Z'],
  ])('the sessions of a course from %s stay at 16:00 when the clocks change', (firstDay, before, after) => {
    const starts = listCourseSessions({ ...weekly, firstDay, sessionCount: 2 }, []);
    expect(starts.map(({ startsAt }) => startsAt.toISOString())).toEqual([before, after]);
  });

  test('the sessions of a course end after a year if the centre is closed for good', () => {
    const permanentClosure = { firstDay: '2020-01-01', lastDay: '2099-12-31', reason: 'Closed.' };
    expect(filterOpenSessions(listCourseSessions(weekly, [permanentClosure]))).toEqual([]);
  });

  test('a session of a course no longer counts as left from the second at which it begins', () => {
    const weeks = listCourseSessions(weekly, [CHRISTMAS_CLOSURE]);
    const countSessionsLeft = (instant: string) => filterRemainingSessions(weeks, new Date(instant)).length;
    expect(countSessionsLeft('2026-12-11T15:59:59Z')).toBe(4);
    expect(countSessionsLeft('2026-12-11T16:00:00Z')).toBe(3);
    expect(countSessionsLeft('2026-12-25T16:00:00Z')).toBe(2);
    expect(countSessionsLeft('2027-01-08T16:00:00Z')).toBe(0);
  });
});

describe('the price of joining later', () => {
  const prices = fc.integer({ min: 0, max: 1_000_000 });

  test.each([
    [7000, 6, 10, 4200],
    [7000, 10, 10, 7000],
    [6995, 1, 3, 2331],
    [7000, 0, 10, 0],
    [0, 4, 10, 0],
    [7000, 0, 0, 0],
  ])(
    'a price of %i pence with %i of %i sessions left becomes %i pence, rounded down',
    (pence, left, all, price) => {
      expect(calculateRemainingPrice(pence, left, all)).toBe(price);
    },
  );

  test('the price of joining later is in whole pence, never above the full price, and falls with each session', () => {
    fc.assert(
      fc.property(prices, anySessionCount, (pence, all) => {
        const steps = Array.from({ length: all + 1 }, (_, left) => calculateRemainingPrice(pence, left, all));
        expect(steps[0]).toBe(0);
        expect(steps.at(-1)).toBe(pence);
        for (const [left, price] of steps.entries()) {
          expect(Number.isInteger(price)).toBe(true);
          expect(price).toBeLessThanOrEqual(pence);
          expect(price).toBeGreaterThanOrEqual(steps[left - 1] ?? 0);
          expect((pence * left) / all - price).toBeLessThan(1);
        }
      }),
    );
  });
});
