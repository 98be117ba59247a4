import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateMilePixels, calculateWorldPixels, toFlat, toPointOnMap, toScreen } from './projection';

const size = { width: 800, height: 645 };
const point = fc.record({
  lat: fc.double({ min: 49, max: 61, noNaN: true }),
  lng: fc.double({ min: -9, max: 3, noNaN: true }),
});
const zoom = fc.double({ min: 3.5, max: 18, noNaN: true });

describe('the Mercator projection', () => {
  test('the world is 512 px wide at zoom 0 and doubles with each zoom level', () => {
    expect([0, 1, 4].map(calculateWorldPixels)).toEqual([512, 1024, 8192]);
    expect(toFlat({ lat: 0, lng: 0 })).toEqual({ x: 0.5, y: 0.5 });
  });

  test('converting a pixel to a place and back gives the same pixel, wherever the map is', () => {
    fc.assert(
      fc.property(point, point, zoom, (centre, place, at) => {
        const view = { centre, zoom: at };
        const roundTrip = toPointOnMap(toScreen(place, view, size), view, size);
        expect(roundTrip.lat).toBeCloseTo(place.lat, 6);
        expect(roundTrip.lng).toBeCloseTo(place.lng, 6);
      }),
    );
  });

  test('a mile of 1609.344 m is as long as the distance to a place one mile north', () => {
    const here = { lat: 53.5, lng: -2.2 };
    const north = { lat: here.lat + 1609.344 / 111_319.49, lng: here.lng };
    const view = { centre: here, zoom: 11 };
    const way = toScreen(here, view, size).y - toScreen(north, view, size).y;
    expect(calculateMilePixels(here, 11)).toBeCloseTo(way, 1);
  });
});
