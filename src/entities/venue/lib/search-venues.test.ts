import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateMiles } from './distance';
import {
  addDistances,
  filterValidVenues,
  filterWithinRadius,
  findNearestVenue,
  indexByDistance,
} from './search-venues';

const venues = [
  { name: 'Moss Side Leisure Centre', lat: 53.4585, lng: -2.2465 },
  { name: 'Belle Vue Leisure Centre', lat: 53.4629, lng: -2.1873 },
  { name: 'Pool without a position', lat: null, lng: null },
  { name: 'Victoria Leisure', lat: 53.65066, lng: -3.00624 },
];
const manchester = { lat: 53.4773, lng: -2.2351 };
const place = fc.record({
  name: fc.string(),
  lat: fc.double({ min: 50, max: 58, noNaN: true }),
  lng: fc.double({ min: -6, max: 2, noNaN: true }),
});

// Proves S5.10.
test('a venue without a position is left out', () => {
  const venueBeyondPole = { name: 'Pool beyond the pole', lat: 90.5, lng: 0 };
  expect(filterValidVenues([...venues, venueBeyondPole]).map(({ name }) => name)).toEqual([
    'Moss Side Leisure Centre',
    'Belle Vue Leisure Centre',
    'Victoria Leisure',
  ]);
  expect(indexByDistance(venues, manchester)).toHaveLength(3);
});

test('without an origin no distance is shown', () => {
  expect(addDistances(venues, null).map(({ distance }) => distance)).toEqual([null, null, null, null]);
  expect(addDistances(venues, manchester).map(({ distance }) => distance?.toFixed(1))).toEqual([
    '1.4',
    '2.2',
    undefined,
    '33.8',
  ]);
});

test('the nearest venue comes first, and the radius is inclusive', () => {
  const index = indexByDistance(venues, manchester);
  expect(filterWithinRadius(index, 5).map(({ venue }) => venue.name)).toEqual([
    'Moss Side Leisure Centre',
    'Belle Vue Leisure Centre',
  ]);
  const nearestResult = index[0];
  expect(filterWithinRadius(index, nearestResult?.distance ?? 0)).toEqual([nearestResult]);
});

test('cutting the index by radius gives the same result as measuring every venue', () => {
  fc.assert(
    fc.property(fc.array(place), fc.integer({ min: 1, max: 300 }), (places, radius) => {
      const index = indexByDistance(places, manchester, 300);
      const foundVenues = filterWithinRadius(index, radius).map(({ venue }) => venue);
      const expected = places.filter((candidate) => calculateMiles(manchester, candidate) <= radius);
      expect(new Set(foundVenues)).toEqual(new Set(expected));
    }),
  );
});

test('the nearest venue is the first in order of distance', () => {
  expect(findNearestVenue([], manchester)).toBeNull();
  fc.assert(
    fc.property(fc.array(place, { minLength: 1 }), (places) => {
      const nearestResult = indexByDistance(places, manchester)[0];
      expect(findNearestVenue(places, manchester)?.distance).toBe(nearestResult?.distance);
    }),
  );
});
