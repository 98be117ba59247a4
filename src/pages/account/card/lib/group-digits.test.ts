import { expect, test } from 'vitest';
import { groupDigits } from './group-digits';

test.each([
  ['9000001234', '9000 0012 34'],
  ['90000012', '9000 0012'],
  ['12', '12'],
  ['', ''],
])('%s is shown as %s', (code, shown) => {
  expect(groupDigits(code)).toBe(shown);
});
