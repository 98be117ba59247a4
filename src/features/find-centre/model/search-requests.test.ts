import { allSettled, fork, type Scope } from 'effector';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadVenuesFx } from '@/entities/venue';
import { networkFailure } from '@/shared/api';
import {
  belle,
  listNames,
  listToasts,
  manchester,
  model,
  moss,
  openFinder,
  PAUSE_OVER_MS,
  search,
} from '../testing/finder-world';
import { createFindCentre } from './find-centre';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a search that finds nothing', () => {
  // Proves S5.7.
  test('a search without results shows a message at the search box until something else is typed', async () => {
    const scope = await openFinder({ geocode: () => [] });
    await search(scope, 'Nowhere');
    expect(scope.getState(model.$problem)).toEqual({
      about: 'place',
      content: 'Cannot find location, please try again.',
    });
    await search(scope, 'Nowhere e');
    await search(scope, 'moss');
    expect(scope.getState(model.$problem)).toBeNull();
  });

  // Proves S5.7.
  test('a search without results resets the radius to 5 miles and the map’s view', async () => {
    const scope = await openFinder({ geocode: () => [] });
    await allSettled(model.radiusChanged, { scope, params: 9 });
    const view = scope.getState(model.$resultsView).view;
    await search(scope, 'Nowhere');
    expect(scope.getState(model.$radiusMiles)).toBe(5);
    expect(scope.getState(model.$resultsView).view).not.toBe(view);
  });

  test('after a search without results, the pause in typing does not repeat it, but Enter does', async () => {
    const requestedTerms: string[] = [];
    const scope = await openFinder({
      geocode: (term) => {
        requestedTerms.push(term);
        return [];
      },
    });
    void allSettled(model.searchChanged, { scope, params: 'Nowhere' });
    void allSettled(model.searchSubmitted, { scope });
    await vi.advanceTimersByTimeAsync(PAUSE_OVER_MS);
    expect(requestedTerms).toEqual(['Nowhere']);
    void allSettled(model.searchSubmitted, { scope });
    await vi.advanceTimersByTimeAsync(PAUSE_OVER_MS);
    expect(requestedTerms).toEqual(['Nowhere', 'Nowhere']);
  });

  test('an unavailable position is reported next to its button', async () => {
    const scope = await openFinder({ locate: () => Promise.reject({ code: 1 }) });
    void allSettled(model.useMyLocationClicked, { scope });
    await vi.advanceTimersByTimeAsync(0);
    expect(scope.getState(model.$problem)).toEqual({
      about: 'position',
      content: 'Failed to use your location, please allow location access and try again',
    });
  });
});

describe('place look-ups', () => {
  const slow = createFindCentre({
    pauseMs: 500,
    lookUpPlaces: (term, { signal }) =>
      new Promise((_, reject) => {
        requestedTerms.push(term);
        signal.addEventListener('abort', () => {
          broken.push(term);
          reject(networkFailure);
        });
      }),
  });
  let requestedTerms: string[] = [];
  let broken: string[] = [];
  const openFinder = async () => {
    requestedTerms = [];
    broken = [];
    const scope = fork({ handlers: [[loadVenuesFx, () => [moss]]] });
    await allSettled(slow.opened, { scope });
    return scope;
  };
  const type = async (scope: Scope, terms: readonly string[], everyMs: number) => {
    for (const term of terms) {
      void allSettled(slow.searchChanged, { scope, params: term });
      await vi.advanceTimersByTimeAsync(everyMs);
    }
  };

  test('a place is looked up once per pause in typing', async () => {
    const scope = await openFinder();
    await type(scope, ['M', 'M1', 'M12', 'M1'].slice(1), 200);
    expect(requestedTerms).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    expect(requestedTerms).toEqual(['M1']);
  });

  test('a new look-up aborts the earlier one', async () => {
    const scope = await openFinder();
    await type(scope, ['M1', 'SW1A'], 600);
    expect(requestedTerms).toEqual(['M1', 'SW1A']);
    expect(broken).toEqual(['M1']);
  });

  test.each([
    ['Clear search', (scope: Scope) => allSettled(slow.clearClicked, { scope })],
    ['a name', (scope: Scope) => allSettled(slow.searchChanged, { scope, params: 'moss' })],
    [
      'a search of the map’s area',
      (scope: Scope) => allSettled(slow.areaSearched, { scope, params: manchester }),
    ],
  ])('a look-up is cancelled by %s, without a message', async (_, leave) => {
    const scope = await openFinder();
    await type(scope, ['SW1A'], 600);
    void leave(scope);
    await vi.advanceTimersByTimeAsync(0);
    expect(broken).toEqual(['SW1A']);
    expect(listToasts(scope)).toEqual([]);
    expect(scope.getState(slow.$search).kind).not.toBe('searching');
  });
});

describe('the map', () => {
  test("'Search this area' lists the centres around the middle of the map and clears the search box", async () => {
    const scope = await openFinder();
    await search(scope, 'victoria');
    await allSettled(model.areaSearched, { scope, params: manchester });
    expect(listNames(scope)).toEqual([moss.name, belle.name]);
    expect(scope.getState(model.$searchTerm)).toBe('');
  });

  test('the map is shown on request, and a new search clears its highlighted centre', async () => {
    const scope = await openFinder();
    expect(scope.getState(model.$isMapShown)).toBe(false);
    await allSettled(model.mapToggled, { scope });
    await allSettled(model.venueHighlighted, { scope, params: moss.id });
    expect(scope.getState(model.$highlightedVenueId)).toBe(moss.id);
    await search(scope, 'belle');
    expect(scope.getState(model.$highlightedVenueId)).toBeNull();
    expect(scope.getState(model.$isMapShown)).toBe(true);
  });
});
