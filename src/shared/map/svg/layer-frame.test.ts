import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toScreen } from '../core/projection';
import { calculateLayerTransform, formatViewBox, toOutlinePoint } from './layer-frame';
import { placeTownLabels } from './town-labels';
import { listTownsInView } from './towns';

const size = { width: 800, height: 645 };
const point = fc.record({
  lat: fc.double({ min: 50, max: 59, noNaN: true }),
  lng: fc.double({ min: -7, max: 1, noNaN: true }),
});
const view = fc.record({ centre: point, zoom: fc.double({ min: 4, max: 14, noNaN: true }) });

test('marks, outline and radius agree on every place when a view is transformed into another one', () => {
  fc.assert(
    fc.property(view, view, point, (placed, now, place) => {
      const expectedPoint = toScreen(place, now, size);
      const drawnPoint = toScreen(place, placed, size);
      const layer = calculateLayerTransform(placed, now, size);
      const onWorld = toOutlinePoint(place);
      const [left = 0, top = 0, width = 0, height = 0] = formatViewBox(now, size).split(' ').map(Number);
      // Far outside the map, rounding errors reach whole pixels.
      const digits =
        Math.hypot(expectedPoint.x, expectedPoint.y) < 5000 && Math.hypot(drawnPoint.x, drawnPoint.y) < 1e6
          ? 2
          : -3;
      expect(drawnPoint.x * layer.scale + layer.x).toBeCloseTo(expectedPoint.x, digits);
      expect(drawnPoint.y * layer.scale + layer.y).toBeCloseTo(expectedPoint.y, digits);
      expect(((onWorld.x - left) / width) * size.width).toBeCloseTo(expectedPoint.x, digits);
      expect(((onWorld.y - top) / height) * size.height).toBeCloseTo(expectedPoint.y, digits);
    }),
  );
});

const overManchester = { centre: { lat: 53.4773, lng: -2.2351 }, zoom: 9 };

test('the map labels more towns the further it zooms in', () => {
  const names = (zoom: number) => listTownsInView({ ...overManchester, zoom }, size).map(({ name }) => name);
  expect(names(5)).toContain('Manchester');
  expect(names(9)).toContain('Stockport');
  expect(names(5)).not.toContain('Stockport');
});

test('a town’s name that a mark would cover moves to the other side of its dot, or disappears', () => {
  const [manchester] = listTownsInView(overManchester, size).filter(({ name }) => name === 'Manchester');
  if (!manchester) throw new Error('Manchester is on the map.');
  const beside = (lng: number) => ({
    kind: 'place' as const,
    place: { id: String(lng), name: 'A centre', lat: manchester.lat, lng: manchester.lng + lng },
  });
  const sides = (...marks: ReturnType<typeof beside>[]) =>
    placeTownLabels([manchester], marks, overManchester, size).map(({ side }) => side);
  expect(sides()).toEqual(['right']);
  expect(sides(beside(0.04))).toEqual(['left']);
  expect(sides(beside(0.04), beside(-0.04))).toEqual([]);
});
