import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calculateHoldEnd,
  extendForPayment,
  findReachedLimit,
  type Hold,
  isHoldInForce,
  prolongHold,
  renewHold,
} from './holds.ts';

const SESSION_START = new Date('2026-11-24T18:00:00Z').getTime();
const addMinutes = (minutes: number) => new Date(SESSION_START + minutes * 60_000);
const countMinutes = (time: Date) => (time.getTime() - SESSION_START) / 60_000;

describe('the hold of a basket', () => {
  test('the hold of a basket begins with the first place and lasts fifteen minutes', () => {
    const hold = renewHold(null, addMinutes(0));
    expect(hold).toEqual({ since: addMinutes(0), until: addMinutes(15), extensionCount: 0 });
    expect(isHoldInForce(hold, new Date(addMinutes(15).getTime() - 1))).toBe(true);
    expect(isHoldInForce(hold, addMinutes(15))).toBe(false);
  });

  test('every change extends all of it to fifteen minutes from now', () => {
    expect(renewHold(renewHold(null, addMinutes(0)), addMinutes(9))).toEqual({
      since: addMinutes(0),
      until: addMinutes(24),
      extensionCount: 0,
    });
  });

  test('"Keep my spaces" extends it to ten minutes from now, ten times', () => {
    let hold: Hold | null = renewHold(null, addMinutes(0));
    for (let time = 1; time <= 10; time += 1) {
      hold = prolongHold(hold, addMinutes(5 + 5 * time));
      expect(hold).toEqual({ since: addMinutes(0), until: addMinutes(15 + 5 * time), extensionCount: time });
    }
    expect(prolongHold(hold, addMinutes(60))).toBeNull();
    expect(hold && findReachedLimit(hold)).toBe('often');
  });

  test('"Keep my spaces" with more than ten minutes left changes nothing and is not counted', () => {
    const hold = renewHold(null, addMinutes(0));
    expect(prolongHold(hold, addMinutes(5))).toEqual(hold);
  });

  // Proves B4.8.
  test('"Keep my spaces" is refused two hours after the first place was taken', () => {
    const hold = { since: addMinutes(0), until: addMinutes(120), extensionCount: 3 };
    expect(prolongHold(hold, addMinutes(110))).toEqual(hold);
    expect(prolongHold(hold, addMinutes(111))).toBeNull();
    expect(findReachedLimit(hold)).toBe('long');
    expect(prolongHold({ ...hold, until: addMinutes(118) }, addMinutes(115))).toEqual({
      ...hold,
      extensionCount: 4,
    });
  });

  test('a payment may go on for fifteen minutes beyond the two hours', () => {
    const hold = { since: addMinutes(0), until: addMinutes(120), extensionCount: 0 };
    expect(extendForPayment(hold, addMinutes(119)).until).toEqual(addMinutes(134));
    expect(extendForPayment({ ...hold, until: addMinutes(134) }, addMinutes(133)).until).toEqual(
      addMinutes(135),
    );
  });

  test('a lapsed place is held again for a full period, however many extensions were used before', () => {
    const lapsed = { since: addMinutes(0), until: addMinutes(120), extensionCount: 10 };
    const freshHold = { since: addMinutes(120), until: addMinutes(135), extensionCount: 0 };
    for (const renew of [renewHold, prolongHold, extendForPayment])
      expect(renew(lapsed, addMinutes(120))).toEqual(freshHold);
  });

  test('the hold of a basket ends for a session when that session begins', () => {
    const hold = renewHold(null, addMinutes(0));
    expect(
      [addMinutes(5), addMinutes(15), addMinutes(60)].map((startsAt) =>
        countMinutes(calculateHoldEnd(hold, startsAt)),
      ),
    ).toEqual([5, 15, 15]);
  });

  test('whatever a customer does, the hold never shrinks, and a period never exceeds its limits', () => {
    const step = fc.record({
      does: fc.constantFrom('change', 'keep', 'pay'),
      after: fc.integer({ min: 0, max: 12 }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 60 }), (steps) => {
        let now = 0;
        let hold = renewHold(null, addMinutes(now));
        for (const { does, after } of steps) {
          now += after;
          const holdBefore = hold;
          if (does === 'change') hold = renewHold(hold, addMinutes(now));
          if (does === 'keep') hold = prolongHold(hold, addMinutes(now)) ?? hold;
          if (does === 'pay') hold = extendForPayment(hold, addMinutes(now));
          const hadLapsed = !isHoldInForce(holdBefore, addMinutes(now));
          if (!hadLapsed) expect(hold.since).toEqual(holdBefore.since);
          expect(hold.until >= holdBefore.until).toBe(true);
          expect(hold.extensionCount).toBeLessThanOrEqual(10);
          expect(hold.until.getTime()).toBeLessThanOrEqual(addMinutes(now + 15).getTime());
          const calculateLength = ({ since, until }: Hold) => countMinutes(until) - countMinutes(since);
          const limit = does === 'pay' ? 135 : 120;
          expect(calculateLength(hold)).toBeLessThanOrEqual(
            hadLapsed ? limit : Math.max(limit, calculateLength(holdBefore)),
          );
        }
      }),
    );
  });
});
