import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from './money';
import { isPostcode, readPostcode, tidyPostcode } from './postcode';

describe('money', () => {
  it.each([
    [0, '£0.00'],
    [5, '£0.05'],
    [1250, '£12.50'],
    [123456, '£1234.56'],
    [-250, '-£2.50'],
  ])('%i pence is %s', (pence, shown) => {
    expect(formatMoney(pence)).toBe(shown);
  });

  it('uses the symbol of the configuration', () => {
    expect(formatMoney(1250, '€')).toBe('€12.50');
  });

  it('always has two decimals and loses no penny', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (pence) => {
        const shown = formatMoney(pence, '');
        expect(shown).toMatch(/^\d+\.\d\d$/);
        expect(Number(shown.replace('.', ''))).toBe(pence);
      }),
    );
  });
});

describe('postcodes', () => {
  it.each([
    ['sw1a1aa', 'SW1A 1AA'],
    [' m1   1ae ', 'M1 1AE'],
    ['gir0aa', 'GIR 0AA'],
    ['bt7 1nn', 'BT7 1NN'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(readPostcode(typed)).toBe(kept);
    expect(tidyPostcode(typed)).toBe(kept);
  });

  it.each(['', 'M1', '12345', 'SW1A 1AAA', 'not a postcode'])(
    '%s is not a postcode and stays as typed',
    (typed) => {
      expect(isPostcode(typed)).toBe(false);
      expect(tidyPostcode(typed)).toBe(typed);
    },
  );
});
