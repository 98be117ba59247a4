import { expect, test } from 'vitest';
import { groupDigits } from './group-digits';

test.each([
  ['9000001234', '900 000 1234'],
  ['901000041', '901 000 041'],
  ['90000012345', '900 000 123 45'],
  ['90000012', '900 000 12'],
  ['12', '12'],
  ['', ''],
])('the code “%s” is shown as “%s”', (code, groupedCode) => {
  expect(groupDigits(code)).toBe(groupedCode);
});
