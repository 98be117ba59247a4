import { describe, expect, test } from 'vitest';
import { toPointOnMap } from './projection';
import { calculateViewBounds, findStartView, offersSearchArea, panView, zoomAt } from './view';

const desktop = { width: 800, height: 645 };
const phone = { width: 374, height: 300 };
const manchester = { lat: 53.4773, lng: -2.2351 };

describe('the default views', () => {
  test('the centre finder starts over Great Britain at zoom 4.92; on a phone it zooms out to show both ends of the country', () => {
    expect(findStartView('finder', desktop)).toEqual({ centre: { lat: 54.8, lng: -2.75 }, zoom: 4.92 });
    const small = findStartView('finder', phone);
    expect(small.centre).toEqual({ lat: 54.8, lng: -2.75 });
    expect(small.zoom).toBeLessThan(4.92);
    const { south, north } = calculateViewBounds(small, phone);
    expect(south).toBeLessThan(50.6);
    expect(north).toBeGreaterThan(58);
  });

  test('the map of venues starts at zoom 5.5, or 4.4 on a phone', () => {
    expect(findStartView('venues', desktop)).toEqual({ centre: { lat: 53.59, lng: -2 }, zoom: 5.5 });
    expect(findStartView('venues', phone)).toEqual({ centre: { lat: 53.59, lng: -2 }, zoom: 4.4 });
  });
});

// Proves S5.12.
test("'Search this area' is offered above zoom 8", () => {
  const at = (zoom: number) =>
    offersSearchArea({ centre: manchester, zoom }, findStartView('finder', desktop));
  expect([7.9, 8, 8.01, 12].map(at)).toEqual([false, false, true, true]);
});

test("'Search this area' is offered once the map has moved or zoomed away from the search result", () => {
  const searched = { centre: manchester, zoom: 11 };
  expect(offersSearchArea(searched, searched)).toBe(false);
  expect(offersSearchArea(panView(searched, { x: 20, y: 0 }), searched)).toBe(false);
  expect(offersSearchArea(panView(searched, { x: 60, y: 0 }), searched)).toBe(true);
  expect(offersSearchArea({ ...searched, zoom: 12 }, searched)).toBe(true);
});

test('zooming keeps the place under the pointer where it is', () => {
  const view = { centre: manchester, zoom: 9 };
  const pixel = { x: 120, y: 500 };
  const before = toPointOnMap(pixel, view, desktop);
  const after = toPointOnMap(pixel, zoomAt(view, desktop, pixel, 11), desktop);
  expect(after.lat).toBeCloseTo(before.lat, 6);
  expect(after.lng).toBeCloseTo(before.lng, 6);
});

test('dragging moves the map, but never away from the British Isles', () => {
  const view = { centre: manchester, zoom: 9 };
  expect(panView(view, { x: 100, y: 0 }).centre.lng).toBeLessThan(manchester.lng);
  expect(panView(view, { x: 0, y: 100 }).centre.lat).toBeGreaterThan(manchester.lat);
  expect(panView(view, { x: 1e7, y: -1e7 }).centre).toEqual({ lat: 49, lng: -11 });
});

test('the zoom level stays within the map’s limits', () => {
  const view = { centre: manchester, zoom: 9 };
  const middle = { x: 400, y: 322 };
  expect(zoomAt(view, desktop, middle, 40).zoom).toBe(21);
  expect(zoomAt(view, desktop, middle, -3).zoom).toBe(3.5);
});
