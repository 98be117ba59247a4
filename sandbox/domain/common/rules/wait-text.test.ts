import { expect, test } from 'vitest';
import { formatWait } from './wait-text.ts';

test.each([
  [1, '1 second'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [900, '15 minutes'],
  [7200, '120 minutes'],
  [7201, '3 hours'],
  [86_400, '24 hours'],
])('a wait of %i seconds reads "%s"', (seconds, words) => {
  expect(formatWait(seconds)).toBe(words);
});
