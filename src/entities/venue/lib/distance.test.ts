import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateMiles, formatMiles, readCoordinates } from './distance';

const manchester = { lat: 53.4773, lng: -2.2351 };
const westminster = { lat: 51.5027, lng: -0.1311 };
const edinburgh = { lat: 55.9524, lng: -3.1884 };

// Proves S5.10.
describe('a venue can only be measured if its position is usable', () => {
  test.each([
    [{ lat: 53.4, lng: -2.2 }, true],
    [{ lat: -90, lng: 0 }, true],
    [{ lat: 90, lng: 200 }, true],
    [{ lat: 90.01, lng: 0 }, false],
    [{ lat: -90.01, lng: 0 }, false],
    [{ lat: Number.NaN, lng: 0 }, false],
    [{ lat: 51, lng: Number.POSITIVE_INFINITY }, false],
    [{ lat: null, lng: -2 }, false],
    [{ lat: 51 }, false],
    [{}, false],
  ])('%o → %s', (place, isUsable) => {
    expect(readCoordinates(place) !== null).toBe(isUsable);
  });
});

test('the distance between two cities matches the map', () => {
  expect(calculateMiles(manchester, westminster)).toBeCloseTo(163, 0);
  expect(calculateMiles(edinburgh, westminster)).toBeCloseTo(332, 0);
});

// Proves S5.5.
test('a mile is 1609.344 metres', () => {
  const degreeOfLatitude = (6_371_008.8 * Math.PI) / 180;
  expect(calculateMiles({ lat: 0, lng: 0 }, { lat: 1, lng: 0 }) * 1609.344).toBeCloseTo(degreeOfLatitude, 3);
});

test('a distance is the same both ways, never negative, and zero for the same place', () => {
  const place = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(calculateMiles(a, b)).toBeCloseTo(calculateMiles(b, a), 6);
      expect(calculateMiles(a, b)).toBeGreaterThanOrEqual(0);
      expect(calculateMiles(a, a)).toBe(0);
    }),
  );
});

// Proves S5.3.
test('miles have one decimal place', () => {
  expect(formatMiles(0.04)).toBe('0.0');
  expect(formatMiles(0.81)).toBe('0.8');
  expect(formatMiles(12)).toBe('12.0');
});
