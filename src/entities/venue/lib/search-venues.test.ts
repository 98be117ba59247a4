import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceInMiles } from './distance';
import { indexByDistance, matchByName, sortByName, withDistance, withinRadius } from './search-venues';

const venues = [
  { name: 'Moss Side Leisure Centre', lat: 53.4585, lng: -2.2465 },
  { name: 'Belle Vue Leisure Centre', lat: 53.4629, lng: -2.1873 },
  { name: 'Pool without a position', lat: null, lng: null },
  { name: 'Victoria Leisure', lat: 53.65066, lng: -3.00624 },
];
const manchester = { lat: 53.4773, lng: -2.2351 };

describe('searching by name', () => {
  test.each([
    ['moss', ['Moss Side Leisure Centre']],
    ['  LEISURE   centre ', ['Moss Side Leisure Centre', 'Belle Vue Leisure Centre']],
    ['Southport', []],
    ['   ', []],
  ])('%o finds %o', (term, names) => {
    expect(matchByName(venues, term).map((venue) => venue.name)).toEqual(names);
  });
});

test('without a position the list reads from A to Z and holds every venue', () => {
  expect(sortByName(venues).map((venue) => venue.name)).toEqual([
    'Belle Vue Leisure Centre',
    'Moss Side Leisure Centre',
    'Pool without a position',
    'Victoria Leisure',
  ]);
  expect(withDistance(venues, null).map(({ distance }) => distance)).toEqual([null, null, null, null]);
});

test('a venue without a position is listed by name but never by distance', () => {
  expect(withDistance(venues, manchester)[2]).toEqual({ venue: venues[2], distance: null });
  expect(indexByDistance(venues, manchester)).toHaveLength(3);
});

test('the nearest venue comes first and the radius is inclusive', () => {
  const index = indexByDistance(venues, manchester);
  expect(withinRadius(index, 5).map(({ venue }) => venue.name)).toEqual([
    'Moss Side Leisure Centre',
    'Belle Vue Leisure Centre',
  ]);
  const first = index[0];
  expect(withinRadius(index, first?.distance ?? 0)).toEqual([first]);
});

test('cutting the index by radius gives what measuring every venue would give', () => {
  const place = fc.record({
    name: fc.string(),
    lat: fc.double({ min: 50, max: 58, noNaN: true }),
    lng: fc.double({ min: -6, max: 2, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(place), fc.integer({ min: 1, max: 300 }), (places, radius) => {
      const found = withinRadius(indexByDistance(places, manchester), radius).map(({ venue }) => venue);
      const expected = places.filter((candidate) => distanceInMiles(manchester, candidate) <= radius);
      expect(new Set(found)).toEqual(new Set(expected));
    }),
  );
});
