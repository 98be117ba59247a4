import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../common/index.ts';
import { isSignedFor } from './waivers.ts';

test.each([
  ['2026-11-25', '2027-11-24', true],
  ['2026-11-25', '2027-11-25', false],
  ['2028-02-29', '2029-02-28', true],
  ['2028-02-29', '2029-03-01', false],
])('a waiver signed on %s for a year is valid on %s: %s', (signedOn, sessionDate, isValid) => {
  expect(isSignedFor('year', signedOn, sessionDate)).toBe(isValid);
});

test('a waiver signed once is valid for ever, one for a visit is never reused, and a yearly one expires after a year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: 1_000 }), (dayOffset, days) => {
      const signedOn = addDays('2026-01-01', dayOffset);
      const sessionDate = addDays(signedOn, days);
      expect(isSignedFor('once', signedOn, sessionDate)).toBe(true);
      expect(isSignedFor('visit', signedOn, sessionDate)).toBe(false);
      if (days < 365) expect(isSignedFor('year', signedOn, sessionDate)).toBe(true);
      if (days > 365) expect(isSignedFor('year', signedOn, sessionDate)).toBe(false);
    }),
  );
});
