import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../common/index.ts';
import { isSignedFor } from './waivers.ts';

test.each([
  ['2026-11-25', '2027-11-24', true],
  ['2026-11-25', '2027-11-25', false],
  ['2028-02-29', '2029-02-28', true],
  ['2028-02-29', '2029-03-01', false],
])('a waiver signed on %s for a year is valid on %s: %s', (signedOn, sessionDate, counts) => {
  expect(isSignedFor('year', signedOn, sessionDate)).toBe(counts);
});

test('a waiver signed once is valid for ever, one for a visit is never reused, and a yearly one expires after a year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: 1_000 }), (from, days) => {
      const signedOn = addDays('2026-01-01', from);
      const on = addDays(signedOn, days);
      expect(isSignedFor('once', signedOn, on)).toBe(true);
      expect(isSignedFor('visit', signedOn, on)).toBe(false);
      if (days < 365) expect(isSignedFor('year', signedOn, on)).toBe(true);
      if (days > 365) expect(isSignedFor('year', signedOn, on)).toBe(false);
    }),
  );
});
