import { expect, test } from 'vitest';
import { breakpoints } from './tokens';

const REM = 16;

// Proves S3.6.
test('the layout changes at 576, 950 and 1200 px, and a phone is up to 575 px wide', () => {
  const widths = Object.values(breakpoints).map((width) => Number.parseFloat(width) * REM);
  expect(widths).toEqual(expect.arrayContaining([576, 950, 1200]));
  expect(Math.min(...widths)).toBe(576);
});
