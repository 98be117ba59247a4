import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../common/index.ts';
import { findExceededLimit, type LimitedSession } from './person-limits.ts';

const MONDAY_DATE = '2026-11-23';
const day = (offset: number) => addDays(MONDAY_DATE, offset);
/** A session of 50 minutes on a day, this many hours after noon. */
const buildSessionOn = (localDate: string, hour = 0): LimitedSession => {
  const startsAt = new Date(Date.parse(`${localDate}T12:00:00Z`) + hour * 3_600_000);
  return { localDate, startsAt, endsAt: new Date(startsAt.getTime() + 50 * 60_000) };
};

test.each([
  ['two of two on the day', { perDay: 2 }, day(1), [day(1), day(1)], 'perDay'],
  ['one of two on the day', { perDay: 2 }, day(1), [day(1), day(2)], null],
  ['Monday and Sunday in the same week', { perWeek: 2 }, day(3), [day(0), day(6)], 'perWeek'],
  [
    'the Sunday before and the Monday after, which are in other weeks',
    { perWeek: 1 },
    day(3),
    [day(-1), day(7)],
    null,
  ],
  [
    'both limits reached, of which that of the day comes first',
    { perDay: 1, perWeek: 1 },
    day(3),
    [day(3)],
    'perDay',
  ],
  ['no limit', {}, day(0), [day(0), day(0)], null],
] as const)('a limit per day or week is checked with %s', (_, limits, date, taken, expected) => {
  expect(
    findExceededLimit(
      limits,
      buildSessionOn(date),
      taken.map((one) => buildSessionOn(one)),
    ),
  ).toBe(expected);
});

test.each([
  ['two before it', 2, [-2, -1], 'consecutive'],
  ['one before and one after', 2, [-1, 1], 'consecutive'],
  ['two after it', 2, [1, 2], 'consecutive'],
  ['one before it', 2, [-1], null],
  ['two with a slot between', 2, [-2, 2], null],
  ['a second at the same time', 2, [0, 1], null],
  ['one after it and a limit of one', 1, [1], 'consecutive'],
] as const)('the limit of consecutive sessions is checked with %s', (_, consecutive, hours, expected) => {
  const taken = hours.map((hour) => buildSessionOn(MONDAY_DATE, hour));
  expect(findExceededLimit({ consecutive }, buildSessionOn(MONDAY_DATE), taken)).toBe(expected);
});

test('slots without a pause between them are consecutive too', () => {
  const buildSessionAtHour = (at: number) => ({
    ...buildSessionOn(MONDAY_DATE, at),
    endsAt: buildSessionOn(MONDAY_DATE, at + 1).startsAt,
  });
  expect(
    findExceededLimit({ consecutive: 2 }, buildSessionAtHour(0), [
      buildSessionAtHour(1),
      buildSessionAtHour(2),
    ]),
  ).toBe('consecutive');
});

test('a person within the limit never has more in a row, in whatever order they book', () => {
  const anyHours = fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 30 });
  fc.assert(
    fc.property(anyHours, fc.integer({ min: 1, max: 4 }), (hours, consecutive) => {
      const taken: number[] = [];
      for (const hour of hours) {
        const otherSessions = taken.map((other) => buildSessionOn(MONDAY_DATE, other));
        const isFree = !taken.includes(hour);
        if (
          isFree &&
          findExceededLimit({ consecutive }, buildSessionOn(MONDAY_DATE, hour), otherSessions) === null
        )
          taken.push(hour);
      }
      let consecutiveCount = 0;
      for (let hour = 0; hour <= 12; hour += 1) {
        consecutiveCount = taken.includes(hour) ? consecutiveCount + 1 : 0;
        expect(consecutiveCount).toBeLessThanOrEqual(consecutive);
      }
    }),
  );
});

test('a person within the limits never exceeds them, whatever they ask for', () => {
  const wanted = fc.array(fc.integer({ min: -14, max: 14 }), { maxLength: 60 });
  const limits = fc.record({
    perDay: fc.integer({ min: 1, max: 3 }),
    perWeek: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(wanted, limits, (offsets, { perDay, perWeek }) => {
      const taken: number[] = [];
      for (const offset of offsets)
        if (
          findExceededLimit(
            { perDay, perWeek },
            buildSessionOn(day(offset)),
            taken.map((one) => buildSessionOn(day(one))),
          ) === null
        )
          taken.push(offset);
      for (const offset of offsets) {
        expect(taken.filter((other) => other === offset).length).toBeLessThanOrEqual(perDay);
        const week = Math.floor(offset / 7);
        const sessionsInWeek = taken.filter((other) => Math.floor(other / 7) === week).length;
        expect(sessionsInWeek).toBeLessThanOrEqual(perWeek);
        // Everything that the limits allow is accepted.
        if (!taken.includes(offset)) expect(sessionsInWeek).toBe(perWeek);
      }
    }),
  );
});
