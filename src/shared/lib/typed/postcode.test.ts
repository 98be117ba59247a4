import { describe, expect, it } from 'vitest';
import { isPostcode, readPostcode, tidyPostcode } from './postcode';

describe('postcodes', () => {
  it.each([
    ['sw1a1aa', 'SW1A 1AA'],
    [' m1   1ae ', 'M1 1AE'],
    ['gir0aa', 'GIR 0AA'],
    [' Gir  0AA ', 'GIR 0AA'],
    ['bt7 1nn', 'BT7 1NN'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(isPostcode(typed)).toBe(true);
    expect(readPostcode(typed)).toBe(kept);
    expect(tidyPostcode(typed)).toBe(kept);
  });

  it.each(['', 'M1', '12345', 'SW1A 1AAA', 'xgir 0aa', 'gir 0aax', 'not a postcode'])(
    '%s is not a postcode and stays as typed',
    (typed) => {
      expect(isPostcode(typed)).toBe(false);
      expect(tidyPostcode(typed)).toBe(typed);
    },
  );
});
