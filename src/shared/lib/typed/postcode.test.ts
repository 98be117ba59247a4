import { describe, expect, it } from 'vitest';
import { isPostcode, readDistrict, readPostcode, tidyPostcode } from './postcode';

describe('postcodes', () => {
  it.each([
    ['sw1a1aa', 'SW1A 1AA'],
    [' m1   1ae ', 'M1 1AE'],
    ['gir0aa', 'GIR 0AA'],
    [' Gir  0AA ', 'GIR 0AA'],
    ['bt7 1nn', 'BT7 1NN'],
    ['LSI 4DY', 'LS1 4DY'],
    ['LSl 4DY', 'LS1 4DY'],
    ['SW1A OAA', 'SW1A 0AA'],
    ['SWIA lAA', 'SW1A 1AA'],
    ['0L1 2AB', 'OL1 2AB'],
    ['1S1 4DY', 'LS1 4DY'],
    ['LS1O 4DY', 'LS10 4DY'],
    ['GIR OAA', 'GIR 0AA'],
    ['LS1-4DY', 'LS1 4DY'],
    ['LS1–4DY', 'LS1 4DY'],
    ['(LS1 4DY)', 'LS1 4DY'],
    ['LS1 4D Y', 'LS1 4DY'],
    ['L S 1 4 D Y', 'LS1 4DY'],
    ['LS1.4DY.', 'LS1 4DY'],
    ['“LS1 4DY”', 'LS1 4DY'],
    ['ＬＳ１　４ＤＹ', 'LS1 4DY'],
    ['LS١ ٤DY', 'LS1 4DY'],
    ['\u202ALS1\u00A04\u200BDY\u202C', 'LS1 4DY'],
    ['JE2 3AB', 'JE2 3AB'],
    ['ZZ9 9ZZ', 'ZZ9 9ZZ'],
  ])('%s becomes %s', (typed, kept) => {
    expect(isPostcode(typed)).toBe(true);
    expect(readPostcode(typed)).toBe(kept);
    expect(tidyPostcode(typed)).toBe(kept);
  });

  it.each([
    '',
    'M1',
    '12345',
    'SW1A 1AAA',
    'xgir 0aa',
    'gir 0aax',
    'not a postcode',
    'LSO 4DYY',
    'LS1 4DY Leeds',
  ])('%s is not a postcode and stays as typed', (typed) => {
    expect(isPostcode(typed)).toBe(false);
    expect(tidyPostcode(typed)).toBe(typed);
  });

  it.each([
    ['m1', 'M1'],
    [' SW1A ', 'SW1A'],
    ['LSI0', 'LS10'],
    ['LS1O', 'LS10'],
    ['0L1', 'OL1'],
    ['Leeds', null],
    ['LSI', null],
    ['M1 1AE', null],
    ['1M', null],
    ['', null],
  ])('“%s” is in the district %s', (typed, district) => {
    expect(readDistrict(typed)).toBe(district);
  });
});
