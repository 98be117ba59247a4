import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createClusters, type Mark } from './clusters';
import type { MapPlace } from './map-point';
import { toScreen } from './projection';
import { findStartView } from './view';

const desktop = { width: 800, height: 645 };
const phone = { width: 374, height: 645 };
const place = (id: string, lat: number, lng: number): MapPlace => ({ id, name: `Centre ${id}`, lat, lng });
const at = (lat: number, lng: number, zoom: number) => ({ centre: { lat, lng }, zoom });
const placesIn = (marks: readonly Mark[]) =>
  marks.reduce((sum, mark) => sum + (mark.kind === 'place' ? 1 : mark.count), 0);

const two = [place('a', 53.47, -2.23), place('b', 53.471, -2.228)];
const [a, b] = two;

function clusterOf(places: readonly MapPlace[], view = at(53.47, -2.23, 8)) {
  const clusters = createClusters(places);
  const mark = clusters.listMarks(view, desktop).find(({ kind }) => kind === 'cluster');
  if (mark?.kind !== 'cluster') throw new Error('These centres are no cluster.');
  return { clusters, mark };
}

describe('clusters', () => {
  // Proves S5.11.
  test('centres within 22 px of each other at a whole zoom level are one mark; farther apart they are two', () => {
    const marksAt = (lng: number) =>
      createClusters([place('a', 53, -2), place('b', 53, lng)]).listMarks(at(53, -2, 9), desktop).length;
    const pixel = 360 / (512 * 2 ** 9);
    expect(marksAt(-2 + 21 * pixel)).toBe(1);
    expect(marksAt(-2 + 23 * pixel)).toBe(2);
  });

  test('no centre is lost: each has its own mark or is counted in a cluster', () => {
    const places = fc.array(
      fc.record({
        lat: fc.double({ min: 50, max: 59, noNaN: true }),
        lng: fc.double({ min: -6, max: 1, noNaN: true }),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(places, fc.integer({ min: 4, max: 5 }), (points, zoom) => {
        const all = points.map(({ lat, lng }, index) => place(String(index), lat, lng));
        expect(placesIn(createClusters(all).listMarks(at(54.8, -2.75, zoom), desktop))).toBe(all.length);
      }),
    );
  });

  // Proves S5.11.
  test('above zoom 20 every centre has its own mark, even at the same address', () => {
    const same = [place('a', 53, -2), place('b', 53, -2)];
    const clusters = createClusters(same);
    expect(clusters.listMarks(at(53, -2, 20.9), desktop)).toHaveLength(1);
    expect(clusters.listMarks(at(53, -2, 21), desktop)).toHaveLength(2);
  });
});

describe('opening a cluster', () => {
  // Proves S5.11.
  test('opening a cluster zooms in 1.4 more than needed on a wide map and 3.3 on a phone, within 1000 ms', () => {
    const { clusters, mark } = clusterOf(two);
    const [wide, narrow] = [desktop, phone].map((size) => clusters.planOpening(mark, size));
    expect(wide).toMatchObject({ ms: 1000, path: 'ease' });
    expect((narrow?.to.zoom ?? 0) - (wide?.to.zoom ?? 0)).toBeCloseTo(3.3 - 1.4, 9);
    expect((wide?.to.zoom ?? 0) % 1).toBeCloseTo(0.4, 9);
  });

  test('opening a cluster separates its centres and keeps all of them visible', () => {
    const row = Array.from({ length: 12 }, (_, n) => place(String(n), 53.47, -2.23 + n * 0.004));
    const { clusters, mark } = clusterOf(row);
    for (const size of [desktop, phone]) {
      const move = clusters.planOpening(mark, size);
      if (!move) throw new Error('It opens.');
      expect(clusters.listMarks(move.to, size).length).toBeGreaterThan(1);
      for (const one of clusters.listPlaces(mark)) {
        const { x } = toScreen(one, move.to, size);
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(size.width);
      }
    }
  });

  test('a cluster that no zoom separates is not opened: its centres are listed instead', () => {
    const { clusters, mark } = clusterOf([place('a', 53.47, -2.23), place('b', 53.47, -2.23)]);
    expect(clusters.planOpening(mark, desktop)).toBeNull();
    expect(clusters.listPlaces(mark).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('a cluster lists the centres that it contains', () => {
    const { clusters, mark } = clusterOf(two);
    expect(clusters.listPlaces(mark)).toEqual([a, b]);
  });
});

test('thousands of centres become a few marks on a map of the whole country', () => {
  const manyPlaces = Array.from({ length: 5000 }, (_, n) =>
    place(String(n), 50.5 + ((n * 37) % 800) / 100, -5 + ((n * 61) % 640) / 100),
  );
  const marks = createClusters(manyPlaces).listMarks(findStartView('finder', desktop), desktop);
  expect(placesIn(marks)).toBe(5000);
  expect(marks.length).toBeLessThan(200);
});
