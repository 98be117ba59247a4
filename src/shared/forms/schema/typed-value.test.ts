import { expect, test } from 'vitest';
import { formatTypedDate, formatValue, parseNumber, parseTypedDate } from './typed-value';

test.each([
  [undefined, ''],
  [null, ''],
  [0, '0'],
  [false, 'false'],
  ['Sam', 'Sam'],
])('%s is shown as “%s” in a text field', (value, text) => {
  expect(formatValue(value)).toBe(text);
});

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['-1.5', -1.5],
  ['+3', 3],
  ['.5', 0.5],
  ['.25', 0.25],
  ['7.', 7],
  ['9007199254740991', 9_007_199_254_740_991],
  ['9007199254740993', '9007199254740993'],
  ['', ''],
  [' ', ' '],
  ['.', '.'],
  ['four', 'four'],
  ['12 lanes', '12 lanes'],
  ['x12', 'x12'],
  ['1e3', '1e3'],
  ['0x10', '0x10'],
  ['1,5', 1.5],
  ['70,25', 70.25],
  ['１２', 12],
  ['1,250.5', 1250.5],
  ['1,250', '1,250'],
])('the typed number “%s” is parsed as %s; invalid text stays', (typed, value) => {
  expect(parseNumber(typed)).toBe(value);
});

test.each([
  ['1990-02-01', '01/02/1990'],
  ['1990-02-31', '1990-02-31'],
  ['1 Feb', '1 Feb'],
  [undefined, ''],
])('the date %s is shown as “%s”', (value, text) => {
  expect(formatTypedDate(value)).toBe(text);
});

test.each([
  ['1/2/1990', '1990-02-01'],
  ['31/02/1990', '31/02/1990'],
  ['tomorrow', 'tomorrow'],
])('the typed date “%s” is stored as %s', (typed, value) => {
  expect(parseTypedDate(typed)).toBe(value);
});
