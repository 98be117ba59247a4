import { expect, test } from 'vitest';
import { shownCorrected } from './pounds';

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
