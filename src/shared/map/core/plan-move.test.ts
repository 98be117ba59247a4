import { describe, expect, test } from 'vitest';
import { DEFAULT_VIEW_KEY } from './default-view-key';
import { calculateCircleBounds, fitBounds } from './fit';
import { planSearchMove, planSelectionMove } from './plan-move';
import { toScreen } from './projection';
import { findStartView } from './view';

const size = { width: 800, height: 645 };
const manchester = { lat: 53.4773, lng: -2.2351 };
const leeds = { id: 'l', name: 'Leeds', lat: 53.8, lng: -1.55 };
const york = { id: 'y', name: 'York', lat: 53.96, lng: -1.08 };

describe('fitting the map', () => {
  // Proves S5.13.
  test('fitting a circle shows the whole radius with 70 px above and below it', () => {
    const bounds = calculateCircleBounds({ centre: manchester, miles: 5 });
    const view = fitBounds(bounds, size);
    const top = toScreen({ lat: bounds.north, lng: manchester.lng }, view, size);
    const bottom = toScreen({ lat: bounds.south, lng: manchester.lng }, view, size);
    expect(top.y).toBeCloseTo(70, 1);
    expect(bottom.y).toBeCloseTo(645 - 70, 1);
  });

  test('fitting a circle shows all of it even on a map too low for 70 px', () => {
    const low = { width: 374, height: 150 };
    const bounds = calculateCircleBounds({ centre: manchester, miles: 5 });
    const view = fitBounds(bounds, low);
    expect(toScreen({ lat: bounds.north, lng: manchester.lng }, view, low).y).toBeGreaterThan(0);
    expect(view.zoom).toBeGreaterThan(6);
  });

  test('fitting one centre shows its surroundings', () => {
    const view = fitBounds({ west: -2, east: -2, south: 53, north: 53 }, size);
    expect(view.zoom).toBe(14);
    expect(view.centre.lat).toBeCloseTo(53, 9);
    expect(view.centre.lng).toBeCloseTo(-2, 9);
  });
});

describe('the map’s moves', () => {
  test('searching for a place flies to its radius in 2000 ms', () => {
    const circle = { centre: manchester, miles: 5 };
    expect(planSearchMove({ viewKey: 'M1', places: [leeds], circle }, 'finder', size)).toEqual({
      to: fitBounds(calculateCircleBounds(circle), size),
      ms: 2000,
      path: 'fly',
    });
  });

  test('searching for a name flies to the centres with that name', () => {
    const { to, path } = planSearchMove(
      { viewKey: 'named', places: [leeds, york], circle: null },
      'finder',
      size,
    );
    expect(path).toBe('fly');
    for (const place of [leeds, york]) {
      const { x, y } = toScreen(place, to, size);
      expect(x).toBeGreaterThanOrEqual(69.9);
      expect(x).toBeLessThanOrEqual(size.width - 69.9);
      expect(y).toBeGreaterThanOrEqual(69.9);
    }
  });

  test.each([
    ['the search was taken back', DEFAULT_VIEW_KEY, [leeds]],
    ['nothing was found', 'named nothing', []],
  ])('%s moves to the default view within 1000 ms', (_, viewKey, places) => {
    expect(planSearchMove({ viewKey, places, circle: null }, 'finder', size)).toEqual({
      to: findStartView('finder', size),
      ms: 1000,
      path: 'ease',
    });
  });

  test('selecting a centre in the list moves to it unless it is already visible', () => {
    const near = { centre: leeds, zoom: 12 };
    expect(planSelectionMove(leeds, near, size)).toBeNull();
    expect(planSelectionMove(york, near, size)).toMatchObject({ ms: 2000, path: 'fly', to: { zoom: 12 } });
    expect(planSelectionMove(york, findStartView('finder', size), size)?.to.centre).toEqual(york);
  });
});
