import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './dates.ts';
import { limitPassed } from './person-limits.ts';

/** A Monday. */
const MONDAY = '2026-11-23';
const day = (offset: number) => addDays(MONDAY, offset);

test.each([
  ['two of two on the day', { perDay: 2 }, day(1), [day(1), day(1)], 'perDay'],
  ['one of two on the day', { perDay: 2 }, day(1), [day(1), day(2)], null],
  ['Monday and Sunday are one week', { perWeek: 2 }, day(3), [day(0), day(6)], 'perWeek'],
  ['the Sunday before and the Monday after are not', { perWeek: 1 }, day(3), [day(-1), day(7)], null],
  ['the day goes first', { perDay: 1, perWeek: 1 }, day(3), [day(3)], 'perDay'],
  ['no limit', {}, day(0), [day(0), day(0)], null],
] as const)('%s', (_, limits, date, taken, expected) => {
  expect(limitPassed(limits, date, taken)).toBe(expected);
});

test('who keeps to it never has more than the limits, whatever is wanted', () => {
  const wanted = fc.array(fc.integer({ min: -14, max: 14 }), { maxLength: 60 });
  const limits = fc.record({
    perDay: fc.integer({ min: 1, max: 3 }),
    perWeek: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(wanted, limits, (offsets, { perDay, perWeek }) => {
      const taken: number[] = [];
      for (const offset of offsets)
        if (limitPassed({ perDay, perWeek }, day(offset), taken.map(day)) === null) taken.push(offset);
      for (const offset of offsets) {
        expect(taken.filter((other) => other === offset).length).toBeLessThanOrEqual(perDay);
        const week = Math.floor(offset / 7);
        const inWeek = taken.filter((other) => Math.floor(other / 7) === week).length;
        expect(inWeek).toBeLessThanOrEqual(perWeek);
        // Nothing is refused that the limits allow.
        if (!taken.includes(offset)) expect(inWeek).toBe(perWeek);
      }
    }),
  );
});
