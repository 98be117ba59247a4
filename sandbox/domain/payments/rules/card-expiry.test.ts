import { expect, test } from 'vitest';
import { parseCardExpiry } from './card-expiry.ts';

test.each([
  ['2026-11-30T23:59:59Z', 'good'],
  ['2026-12-01T00:00:00Z', 'recently-expired'],
  ['2027-02-28T00:00:00Z', 'recently-expired'],
  ['2027-03-01T00:00:00Z', 'expired'],
])('at %s a card that expires in 11/26 is %s', (instant, expected) => {
  expect(parseCardExpiry('11/26', new Date(instant))).toBe(expected);
});

test('a card that expires in December is valid until the end of the year', () => {
  expect(parseCardExpiry('12/26', new Date('2026-12-31T23:59:59Z'))).toBe('good');
  expect(parseCardExpiry('12/26', new Date('2027-01-01T00:00:00Z'))).toBe('recently-expired');
});
