import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAmount } from '@/shared/lib';
import { shownCorrected, written } from './pounds';

test('an amount that is written is read as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (pence) => {
      expect(readAmount(written(pence, 'GBP'))).toEqual({ kind: 'amount', pence });
    }),
  );
});

test.each([
  ['1,50', '1.50'],
  ['£5', '5.00'],
  ['1,250', '1250.00'],
  ['9', '9'],
  ['12.5', '12.5'],
  ['1.250', '1.250'],
  ['all of it', 'all of it'],
])('the field that says “%s” is left with “%s”', (typed, shown) => {
  expect(shownCorrected(typed)).toBe(shown);
});
