import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedAmount, written } from './pounds';

test.each([
  ['12.50', 1250],
  ['12.5', 1250],
  ['£1,250', 125_000],
  [' 0 ', 0],
  ['', null],
  ['-1', null],
  ['1.005', null],
  ['twelve', null],
])('“%s” is %s pence', (typed, pence) => {
  expect(typedAmount(typed)).toBe(pence);
});

test('an amount that is written is read as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (pence) => {
      expect(typedAmount(written(pence, 'GBP'))).toBe(pence);
    }),
  );
});
