import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateCropSquare, LARGEST_CENTRED_CROP, type MoveDirection, moveCrop } from './crop';

const pictureSize = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
});
const zoomOrPosition = fc.double({ min: -5, max: 9, noNaN: true });

test('the square is always inside the picture', () => {
  fc.assert(
    fc.property(pictureSize, zoomOrPosition, zoomOrPosition, zoomOrPosition, (picture, zoom, x, y) => {
      const { left, top, side } = calculateCropSquare(picture, { zoom, x, y });
      expect(side).toBeGreaterThan(0);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + side).toBeLessThanOrEqual(picture.width + 1e-6);
      expect(top + side).toBeLessThanOrEqual(picture.height + 1e-6);
    }),
  );
});

test('without zoom the square is as large as the picture allows, in its middle', () => {
  expect(calculateCropSquare({ width: 400, height: 200 }, LARGEST_CENTRED_CROP)).toEqual({
    left: 100,
    top: 0,
    side: 200,
  });
});

test.each<[MoveDirection, MoveDirection]>([
  ['left', 'right'],
  ['up', 'down'],
])('%s and %s undo each other, and stop at the edge', (direction, opposite) => {
  expect(moveCrop(moveCrop(LARGEST_CENTRED_CROP, direction), opposite)).toEqual(LARGEST_CENTRED_CROP);
  const cropAtEdge = Array.from({ length: 20 }).reduce<typeof LARGEST_CENTRED_CROP>(
    (crop) => moveCrop(crop, direction),
    LARGEST_CENTRED_CROP,
  );
  expect(Math.min(cropAtEdge.x, cropAtEdge.y)).toBe(0);
});
