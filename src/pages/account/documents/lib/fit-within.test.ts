import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaleToMaxSide } from './fit-within';

test.each([
  [4032, 3024, 2400, 1800],
  [1000, 4800, 500, 2400],
  [2400, 1200, 2400, 1200],
  [1, 9000, 1, 2400],
])('%s by %s pixels become %s by %s', (width, height, newWidth, newHeight) => {
  expect(scaleToMaxSide({ width, height })).toEqual({ width: newWidth, height: newHeight });
});

test('no picture becomes larger, empty or longer than 2,400 pixels', () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const size = scaleToMaxSide({ width, height });
      expect(Math.min(size.width, size.height)).toBeGreaterThan(0);
      expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(2400);
      expect(size.width <= width && size.height <= height).toBe(true);
    }),
  );
});
