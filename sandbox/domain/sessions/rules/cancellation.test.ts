import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateCancelOutcome, calculateFreeCancellationEnd } from './cancellation.ts';

const START = new Date('2026-11-24T18:30:00Z');
const RULE = { freeMinutes: 120, lateFee: 300 };
const beforeStart = (minutes: number, seconds = 0) =>
  new Date(START.getTime() - minutes * 60_000 - seconds * 1000);

describe('cancelling a booking', () => {
  test('cancelling a booking is free until two hours before the start, and late after that', () => {
    expect(calculateFreeCancellationEnd(START, RULE)).toEqual(beforeStart(120));
    const free = { outcome: 'free', refund: 750, fee: 0, isUseReturned: true };
    expect(calculateCancelOutcome({ startsAt: START, price: 750 }, RULE, beforeStart(120))).toEqual(free);
    expect(calculateCancelOutcome({ startsAt: START, price: 750 }, RULE, beforeStart(120, -1))?.outcome).toBe(
      'late',
    );
  });

  test.each([
    [0, 0, 300],
    [200, 0, 100],
    [300, 0, 0],
    [750, 450, 0],
  ])('cancelling late costs the fee of 300: paid %s, returned %s, owed %s', (price, refund, fee) => {
    const lateOutcome = { outcome: 'late', refund, fee, isUseReturned: false };
    expect(calculateCancelOutcome({ startsAt: START, price }, RULE, beforeStart(1))).toEqual(lateOutcome);
  });

  test('cancelling late returns nothing if the rule has no late fee', () => {
    const outcome = { outcome: 'no_refund', refund: 0, fee: 0, isUseReturned: false };
    expect(
      calculateCancelOutcome({ startsAt: START, price: 750 }, { ...RULE, lateFee: null }, beforeStart(1)),
    ).toEqual(outcome);
  });

  test('a booking cannot be cancelled once the session has begun', () => {
    expect(calculateCancelOutcome({ startsAt: START, price: 0 }, RULE, beforeStart(0, 1))).not.toBeNull();
    expect(calculateCancelOutcome({ startsAt: START, price: 0 }, RULE, START)).toBeNull();
  });

  test('cancelling later never costs less than cancelling earlier, and never returns more than was paid', () => {
    const rule = fc.record({ freeMinutes: fc.nat(1440), lateFee: fc.option(fc.nat(1000)) });
    const minutes = fc.integer({ min: 1, max: 2000 });
    fc.assert(
      fc.property(rule, fc.nat(2000), minutes, minutes, (cancelRule, price, minutesA, minutesB) => {
        const outcomeAt = (minutesLeft: number) =>
          calculateCancelOutcome({ startsAt: START, price }, cancelRule, beforeStart(minutesLeft));
        const [early, late] = [
          outcomeAt(Math.max(minutesA, minutesB)),
          outcomeAt(Math.min(minutesA, minutesB)),
        ];
        if (!early || !late) throw new Error('Cancelling before the start is possible.');
        expect(early.refund).toBeLessThanOrEqual(price);
        expect(late.refund - late.fee).toBeLessThanOrEqual(early.refund - early.fee);
        if (late.outcome === 'late') expect(price - late.refund + late.fee).toBe(cancelRule.lateFee);
      }),
    );
  });
});
