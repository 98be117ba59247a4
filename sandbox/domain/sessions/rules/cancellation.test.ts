import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateCancelOutcome, calculateFreeCancellationEnd } from './cancellation.ts';

const SESSION_START = new Date('2026-11-24T18:30:00Z');
const CANCELLATION_RULE = { freeMinutes: 120, lateFee: 300 };
const subtractMinutes = (minutes: number, seconds = 0) =>
  new Date(SESSION_START.getTime() - minutes * 60_000 - seconds * 1000);

describe('cancelling a booking', () => {
  test('cancelling a booking is free until two hours before the start, and late after that', () => {
    expect(calculateFreeCancellationEnd(SESSION_START, CANCELLATION_RULE)).toEqual(subtractMinutes(120));
    const freeOutcome = { outcome: 'free', refund: 750, fee: 0, isUseReturned: true };
    expect(
      calculateCancelOutcome(
        { startsAt: SESSION_START, price: 750 },
        CANCELLATION_RULE,
        subtractMinutes(120),
      ),
    ).toEqual(freeOutcome);
    expect(
      calculateCancelOutcome(
        { startsAt: SESSION_START, price: 750 },
        CANCELLATION_RULE,
        subtractMinutes(120, -1),
      )?.outcome,
    ).toBe('late');
  });

  test.each([
    [0, 0, 300],
    [200, 0, 100],
    [300, 0, 0],
    [750, 450, 0],
  ])('cancelling late costs the fee of 300: paid %s, returned %s, owed %s', (price, refund, fee) => {
    const lateOutcome = { outcome: 'late', refund, fee, isUseReturned: false };
    expect(
      calculateCancelOutcome({ startsAt: SESSION_START, price }, CANCELLATION_RULE, subtractMinutes(1)),
    ).toEqual(lateOutcome);
  });

  test('cancelling late returns nothing if the rule has no late fee', () => {
    const outcome = { outcome: 'no_refund', refund: 0, fee: 0, isUseReturned: false };
    expect(
      calculateCancelOutcome(
        { startsAt: SESSION_START, price: 750 },
        { ...CANCELLATION_RULE, lateFee: null },
        subtractMinutes(1),
      ),
    ).toEqual(outcome);
  });

  test('a booking cannot be cancelled once the session has begun', () => {
    expect(
      calculateCancelOutcome({ startsAt: SESSION_START, price: 0 }, CANCELLATION_RULE, subtractMinutes(0, 1)),
    ).not.toBeNull();
    expect(
      calculateCancelOutcome({ startsAt: SESSION_START, price: 0 }, CANCELLATION_RULE, SESSION_START),
    ).toBeNull();
  });

  test('cancelling later never costs less than cancelling earlier, and never returns more than was paid', () => {
    const rule = fc.record({ freeMinutes: fc.nat(1440), lateFee: fc.option(fc.nat(1000)) });
    const minutes = fc.integer({ min: 1, max: 2000 });
    fc.assert(
      fc.property(rule, fc.nat(2000), minutes, minutes, (cancelRule, price, minutesA, minutesB) => {
        const calculateOutcome = (minutesLeft: number) =>
          calculateCancelOutcome(
            { startsAt: SESSION_START, price },
            cancelRule,
            subtractMinutes(minutesLeft),
          );
        const [earlyOutcome, lateOutcome] = [
          calculateOutcome(Math.max(minutesA, minutesB)),
          calculateOutcome(Math.min(minutesA, minutesB)),
        ];
        if (!earlyOutcome || !lateOutcome) throw new Error('Cancelling before the start is possible.');
        expect(earlyOutcome.refund).toBeLessThanOrEqual(price);
        expect(lateOutcome.refund - lateOutcome.fee).toBeLessThanOrEqual(
          earlyOutcome.refund - earlyOutcome.fee,
        );
        if (lateOutcome.outcome === 'late')
          expect(price - lateOutcome.refund + lateOutcome.fee).toBe(cancelRule.lateFee);
      }),
    );
  });
});
