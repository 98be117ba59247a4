import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateFreeCancellationEnd, cancelOutcome } from './cancellation.ts';

const START = new Date('2026-11-24T18:30:00Z');
const RULE = { freeMinutes: 120, lateFee: 300 };
const ahead = (minutes: number, seconds = 0) => new Date(START.getTime() - minutes * 60_000 - seconds * 1000);

describe('cancelling a booking', () => {
  test('cancelling a booking is free up to and including the promised moment', () => {
    expect(calculateFreeCancellationEnd(START, RULE)).toEqual(ahead(120));
    const free = { outcome: 'free', refund: 750, fee: 0, givesUseBack: true };
    expect(cancelOutcome({ startsAt: START, price: 750 }, RULE, ahead(120))).toEqual(free);
    expect(cancelOutcome({ startsAt: START, price: 750 }, RULE, ahead(120, -1))?.outcome).toBe('late');
  });

  test.each([
    [0, 0, 300],
    [200, 0, 100],
    [300, 0, 0],
    [750, 450, 0],
  ])('cancelling late costs the fee of 300: paid %s, returned %s, owed %s', (price, refund, fee) => {
    const late = { outcome: 'late', refund, fee, givesUseBack: false };
    expect(cancelOutcome({ startsAt: START, price }, RULE, ahead(1))).toEqual(late);
  });

  test('cancelling late without a fee returns nothing', () => {
    const outcome = { outcome: 'no_refund', refund: 0, fee: 0, givesUseBack: false };
    expect(cancelOutcome({ startsAt: START, price: 750 }, { ...RULE, lateFee: null }, ahead(1))).toEqual(
      outcome,
    );
  });

  test('cancelling a booking is not possible once the session has begun', () => {
    expect(cancelOutcome({ startsAt: START, price: 0 }, RULE, ahead(0, 1))).not.toBeNull();
    expect(cancelOutcome({ startsAt: START, price: 0 }, RULE, START)).toBeNull();
  });

  test('waiting never makes cancelling cheaper, and it never returns more than was paid', () => {
    const rule = fc.record({ freeMinutes: fc.nat(1440), lateFee: fc.option(fc.nat(1000)) });
    const minutes = fc.integer({ min: 1, max: 2000 });
    fc.assert(
      fc.property(rule, fc.nat(2000), minutes, minutes, (given, price, one, other) => {
        const outcomeAt = (left: number) => cancelOutcome({ startsAt: START, price }, given, ahead(left));
        const [early, late] = [outcomeAt(Math.max(one, other)), outcomeAt(Math.min(one, other))];
        if (!early || !late) throw new Error('Cancelling before the start is possible.');
        expect(early.refund).toBeLessThanOrEqual(price);
        expect(late.refund - late.fee).toBeLessThanOrEqual(early.refund - early.fee);
        if (late.outcome === 'late') expect(price - late.refund + late.fee).toBe(given.lateFee);
      }),
    );
  });
});
