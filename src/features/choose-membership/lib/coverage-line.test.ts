import { expect, test } from 'vitest';
import { formatCoverage } from './coverage-line';

const centres = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: `${at}` }));

test.each([
  ['national', 42, 'All 42 centres'],
  ['national', 1, 'All centres'],
  ['national', null, 'All centres'],
  ['local', 1, 'This centre only'],
  ['local', 3, 'This centre and 2 more'],
  ['local', null, 'Local membership'],
] as const)('a %s membership for %s centres says where it is valid', (coverage, count, words) => {
  expect(formatCoverage({ coverage, providesAccessTo: count === null ? null : centres(count) })).toBe(words);
});
