import { expect, test } from 'vitest';
import { clampColourDepth } from './authorise-request';

test.each([
  [30, 24],
  [24, 24],
  [36, 32],
  [64, 48],
  [0, 1],
])('a screen of %i bits is told as %i, which every provider knows', (screen, told) => {
  expect(clampColourDepth(screen)).toBe(told);
});
