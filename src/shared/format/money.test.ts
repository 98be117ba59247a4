import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAmount } from '../lib';
import { formatMoney } from './money';

test('an amount is formatted in the operator’s currency', () => {
  expect(formatMoney(1250, 'GBP')).toBe('£12.50');
  expect(formatMoney(1250, 'EUR')).toBe('€12.50');
});

test('a formatted amount is parsed as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (pence) => {
      expect(readAmount(formatMoney(pence, 'GBP'))).toEqual({ kind: 'amount', pence });
    }),
  );
});
