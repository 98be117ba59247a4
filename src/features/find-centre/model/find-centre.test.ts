import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadVenuesFx } from '@/entities/venue';
import { networkFailure, type Place } from '@/shared/api';
import { aVenue } from '@/shared/testing';
import {
  belle,
  listNames,
  listToasts,
  manchester,
  model,
  moss,
  openFinder,
  search,
  victoria,
} from '../testing/finder-world';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('finding a centre by name', () => {
  // Proves S5.1.
  test('all centres are listed from A to Z before a search', async () => {
    const scope = await openFinder();
    expect(listNames(scope)).toEqual([belle.name, moss.name, victoria.name]);
  });

  // Proves S5.2.
  test('a name matches at once, ignoring case, and no place is looked up', async () => {
    const requestedTerms: string[] = [];
    const scope = await openFinder({
      geocode: (term) => {
        requestedTerms.push(term);
        return [];
      },
    });
    await search(scope, 'leisure CENTRE');
    expect(listNames(scope)).toEqual([belle.name, moss.name]);
    expect(requestedTerms).toEqual([]);
  });

  test('clearing the search lists every centre again', async () => {
    const scope = await openFinder();
    await search(scope, 'moss');
    await search(scope, '');
    expect(listNames(scope)).toHaveLength(3);
  });
});

test('text typed while the centres load is searched once they have loaded', async () => {
  let openFinder: (venues: unknown) => void = () => {};
  const requestedTerms: string[] = [];
  const scope = fork({
    handlers: [
      [
        loadVenuesFx,
        () =>
          new Promise((resolve) => {
            openFinder = resolve;
          }),
      ],
      [
        model.lookUpPlaceFx,
        (term: string) => {
          requestedTerms.push(term);
          return [manchester];
        },
      ],
    ],
  });
  void allSettled(model.opened, { scope });
  await search(scope, 'moss');
  expect(requestedTerms).toEqual([]);
  openFinder([victoria, moss, belle]);
  await allSettled(scope);
  expect(listNames(scope)).toEqual([moss.name]);
  expect(requestedTerms).toEqual([]);
});

describe('finding a centre near a place', () => {
  // Proves S5.2, S5.4.
  test('a text that matches no name is looked up as a place and lists the nearest centres first, within 5 miles', async () => {
    const scope = await openFinder({ geocode: () => [manchester] });
    await search(scope, 'M1');
    expect(listNames(scope)).toEqual([moss.name, belle.name]);
    expect(scope.getState(model.$search)).toMatchObject({ kind: 'near', place: 'M1' });
  });

  test('changing the radius changes the list without another look-up', async () => {
    let lookups = 0;
    const scope = await openFinder({
      geocode: () => {
        lookups += 1;
        return [{ ...manchester, lat: 53.6, lng: -2.9 }];
      },
    });
    await search(scope, 'L37');
    expect(listNames(scope)).toEqual([]);
    expect(scope.getState(model.$nearestOutsideRadius)?.venue.name).toBe(victoria.name);
    await allSettled(model.radiusChanged, { scope, params: 10 });
    expect(listNames(scope)).toEqual([victoria.name]);
    expect(lookups).toBe(1);
  });

  // Proves S5.4.
  test.each([
    [0, 1],
    [4, 4],
    [11, 10],
  ])('a radius of %i miles becomes %i', async (requestedTerms, used) => {
    const scope = await openFinder();
    await allSettled(model.radiusChanged, { scope, params: requestedTerms });
    expect(scope.getState(model.$radiusMiles)).toBe(used);
  });

  // Proves S5.7.
  test('an unknown place shows an error and lists all centres', async () => {
    const scope = await openFinder({ geocode: () => [] });
    await search(scope, 'Nowhere');
    expect(listToasts(scope)).toEqual(['Cannot find location, please try again.']);
    expect(listNames(scope)).toHaveLength(3);
    expect(scope.getState(model.$searchTerm)).toBe('Nowhere');
    await search(scope, 'Moss');
    expect(listToasts(scope)).toEqual([]);
  });

  test('a failed look-up shows its error and ends the search', async () => {
    const scope = await openFinder({ geocode: () => Promise.reject(networkFailure) });
    await search(scope, 'M1');
    expect(listToasts(scope)).toEqual(['Something has gone wrong, please try again.']);
    expect(scope.getState(model.$search).kind).toBe('all');
  });

  test('a response for an earlier text never replaces a later search', async () => {
    const answers = new Map<string, (places: readonly Place[]) => void>();
    const scope = await openFinder({
      geocode: (term) => new Promise((resolve) => answers.set(term, resolve)),
    });
    await search(scope, 'SW1A');
    await search(scope, 'M1');
    answers.get('SW1A')?.([{ label: 'SW1A', lat: 51.5, lng: -0.13 }]);
    answers.get('M1')?.([manchester]);
    await allSettled(scope);
    expect(scope.getState(model.$search)).toMatchObject({ kind: 'near', place: 'M1' });
  });

  test('Clear search cancels a look-up in flight', async () => {
    let answer: (places: readonly Place[]) => void = () => {};
    const scope = await openFinder({
      geocode: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await search(scope, 'M1');
    await Promise.race([allSettled(model.clearClicked, { scope }), Promise.resolve()]);
    answer([manchester]);
    await allSettled(scope);
    expect(scope.getState(model.$search).kind).toBe('all');
    expect(scope.getState(model.$searchTerm)).toBe('');
  });
});

describe('using the customer’s location', () => {
  test('the centres around the customer are listed, nearest first', async () => {
    const scope = await openFinder();
    await allSettled(model.useMyLocationClicked, { scope });
    expect(listNames(scope)).toEqual([moss.name, belle.name]);
  });

  // Proves S5.8.
  test.each([
    ['denied', 1, 'Failed to use your location, please allow location access and try again'],
    ['unavailable', 2, 'Failed to use your location, please try again'],
    ['timed out', 3, 'Failed to use your location, please try again'],
  ] as const)('a location that is %s shows an error', async (_, code, words) => {
    const scope = await openFinder({ locate: () => Promise.reject({ code }) });
    void allSettled(model.useMyLocationClicked, { scope });
    await vi.advanceTimersByTimeAsync(0);
    expect(listToasts(scope)).toEqual([words]);
    expect(scope.getState(model.$search).kind).toBe('all');
  });

  test('a position that arrives after the customer has typed something else is ignored', async () => {
    let resolvePosition: (place: unknown) => void = () => {};
    const scope = await openFinder({
      locate: () =>
        new Promise((resolve) => {
          resolvePosition = resolve;
        }),
    });
    void allSettled(model.useMyLocationClicked, { scope });
    await search(scope, 'moss');
    resolvePosition(manchester);
    await allSettled(scope);
    expect(listNames(scope)).toEqual([moss.name]);
    expect(scope.getState(model.$results)[0]?.distance).toBeCloseTo(1.4, 1);
  });
});

// Proves S5.10.
test('a centre without a usable position is left out', async () => {
  const venueWithoutPosition = aVenue({ id: '4', name: 'Moss Lost', lat: null, lng: null });
  const venueBeyondPole = aVenue({ id: '5', name: 'Moss Beyond', lat: 91, lng: 0 });
  const scope = await openFinder({ venues: () => [venueWithoutPosition, moss, venueBeyondPole] });
  expect(listNames(scope)).toEqual([moss.name]);
  await search(scope, 'moss');
  expect(listNames(scope)).toEqual([moss.name]);
});

test('centres that failed to load can be retried', async () => {
  let calls = 0;
  const scope = await openFinder({
    venues: () => {
      calls += 1;
      return calls === 1 ? Promise.reject(networkFailure) : [moss];
    },
  });
  expect(scope.getState(model.$status)).toBe('failed');
  await allSettled(model.retryClicked, { scope });
  expect(scope.getState(model.$status)).toBe('ready');
});
