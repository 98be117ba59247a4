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

const START = new Date('2026-11-24T18:00:00Z').getTime();
const at = (minutes: number) => new Date(START + minutes * 60_000);
const minutesOf = (time: Date) => (time.getTime() - START) / 60_000;

describe('the hold of a basket', () => {
  test('the hold of a basket begins with the first place and lasts fifteen minutes', () => {
    const hold = renewHold(null, at(0));
    expect(hold).toEqual({ since: at(0), until: at(15), extensionCount: 0 });
    expect(isHoldInForce(hold, new Date(at(15).getTime() - 1))).toBe(true);
    expect(isHoldInForce(hold, at(15))).toBe(false);
  });

  test('every change extends all of it to fifteen minutes from now', () => {
    expect(renewHold(renewHold(null, at(0)), at(9))).toEqual({
      since: at(0),
      until: at(24),
      extensionCount: 0,
    });
  });

  test('"Keep my spaces" extends it to ten minutes from now, ten times', () => {
    let hold: Hold | null = renewHold(null, at(0));
    for (let time = 1; time <= 10; time += 1) {
      hold = prolongHold(hold, at(5 + 5 * time));
      expect(hold).toEqual({ since: at(0), until: at(15 + 5 * time), extensionCount: time });
    }
    expect(prolongHold(hold, at(60))).toBeNull();
    expect(hold && findReachedLimit(hold)).toBe('often');
  });

  test('"Keep my spaces" with more than ten minutes left changes nothing and is not counted', () => {
    const hold = renewHold(null, at(0));
    expect(prolongHold(hold, at(5))).toEqual(hold);
  });

  // Proves B4.8.
  test('"Keep my spaces" is refused two hours after the first place was taken', () => {
    const hold = { since: at(0), until: at(120), extensionCount: 3 };
    expect(prolongHold(hold, at(110))).toEqual(hold);
    expect(prolongHold(hold, at(111))).toBeNull();
    expect(findReachedLimit(hold)).toBe('long');
    expect(prolongHold({ ...hold, until: at(118) }, at(115))).toEqual({ ...hold, extensionCount: 4 });
  });

  test('a payment may go on for fifteen minutes beyond the two hours', () => {
    const hold = { since: at(0), until: at(120), extensionCount: 0 };
    expect(extendForPayment(hold, at(119)).until).toEqual(at(134));
    expect(extendForPayment({ ...hold, until: at(134) }, at(133)).until).toEqual(at(135));
  });

  test('a lapsed place is held again for a full period, however many extensions were used before', () => {
    const lapsed = { since: at(0), until: at(120), extensionCount: 10 };
    const fresh = { since: at(120), until: at(135), extensionCount: 0 };
    for (const held of [renewHold, prolongHold, extendForPayment])
      expect(held(lapsed, at(120))).toEqual(fresh);
  });

  test('the hold of a basket ends for a session when that session begins', () => {
    const hold = renewHold(null, at(0));
    expect([at(5), at(15), at(60)].map((startsAt) => minutesOf(calculateHoldEnd(hold, startsAt)))).toEqual([
      5, 15, 15,
    ]);
  });

  test('whatever a customer does, the hold never shrinks, and a period never exceeds its limits', () => {
    const step = fc.record({
      does: fc.constantFrom('change', 'keep', 'pay'),
      after: fc.integer({ min: 0, max: 12 }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 60 }), (steps) => {
        let now = 0;
        let hold = renewHold(null, at(now));
        for (const { does, after } of steps) {
          now += after;
          const before = hold;
          if (does === 'change') hold = renewHold(hold, at(now));
          if (does === 'keep') hold = prolongHold(hold, at(now)) ?? hold;
          if (does === 'pay') hold = extendForPayment(hold, at(now));
          const hadLapsed = !isHoldInForce(before, at(now));
          if (!hadLapsed) expect(hold.since).toEqual(before.since);
          expect(hold.until >= before.until).toBe(true);
          expect(hold.extensionCount).toBeLessThanOrEqual(10);
          expect(hold.until.getTime()).toBeLessThanOrEqual(at(now + 15).getTime());
          const lengthOf = ({ since, until }: Hold) => minutesOf(until) - minutesOf(since);
          const limit = does === 'pay' ? 135 : 120;
          expect(lengthOf(hold)).toBeLessThanOrEqual(hadLapsed ? limit : Math.max(limit, lengthOf(before)));
        }
      }),
    );
  });
});
