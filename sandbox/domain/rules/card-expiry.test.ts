import { expect, test } from 'vitest';
import { cardExpiry } from './card-expiry.ts';

test.each([
  ['2026-11-30T23:59:59Z', 'good'],
  ['2026-12-01T00:00:00Z', 'recently-expired'],
  ['2027-02-28T00:00:00Z', 'recently-expired'],
  ['2027-03-01T00:00:00Z', 'expired'],
])('at %s a card that is good through 11/26 is %s', (instant, expected) => {
  expect(cardExpiry('11/26', new Date(instant))).toBe(expected);
});
