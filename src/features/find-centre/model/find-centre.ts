import { attach, combine, createEffect, createEvent, createStore, type StoreValue, sample } from 'effector';
import {
  $venues,
  $venuesFailure,
  $venuesStatus,
  addDistances,
  type Coordinates,
  filterValidVenues,
  filterWithinRadius,
  findNearestVenue,
  indexByDistance,
  indexNames,
  matchByName,
  venuesRequested,
} from '@/entities/venue';
import { type ApiFailure, describeFailure, type Place, searchPlaces, type Venue } from '@/shared/api';
import { createLatestFx } from '@/shared/request';
import { toPlaceQuery } from '../lib/place-query';
import type { Town } from '../lib/towns';
import { text } from '../texts';
import type { FinderConfig } from './finder-config';
import { findKnownPositionFx as browserKnownPositionFx, locateFx as browserLocateFx } from './locate';
import { connectProblemToast } from './problem-toast';
import {
  ALL_CENTRES,
  buildPlaceSearch,
  formatLocateFailure,
  isSearchFor,
  RADIUS_MILES,
  type Search,
  type SearchProblem,
} from './search';
import { createSearches } from './searches';
import { createStartLists } from './start-lists';

const TYPING_PAUSE_MS = 500;

/** The model of the centre finder: a list searched by name, otherwise by place, or around the customer. Requirement S5.2. */
export function createFindCentre({
  pauseMs = TYPING_PAUSE_MS,
  lookUpPlaces = (term, options) => searchPlaces({ term }, options),
  formatCentrePath,
}: FinderConfig = {}) {
  const opened = createEvent();
  const searchChanged = createEvent<string>();
  const searchSubmitted = createEvent();
  const useMyLocationClicked = createEvent();
  const clearClicked = createEvent();
  const radiusChanged = createEvent<number>();
  /** The customer chose a town, as named in the centres' addresses. */
  const townChosen = createEvent<Town>();
  const venueChosen = createEvent<Venue>();
  const mapToggled = createEvent();
  /** 'Search this area': carries the middle of the map. */
  const areaSearched = createEvent<Coordinates>();
  /** A centre is hovered or focused; list and map both highlight it. */
  const venueHighlighted = createEvent<string | null>();
  const placeLookUpRequested = createEvent<string>();
  const searchFailed = createEvent<SearchProblem>();

  /** Looks up a text; null only cancels the look-up in flight. */
  const lookUpPlaceFx = createLatestFx<string | null, readonly Place[], ApiFailure>(async (term, options) =>
    term === null ? [] : lookUpPlaces(await toPlaceQuery(term), options),
  );
  const locateFx = attach({ effect: browserLocateFx });
  const knownPositionFx = attach({ effect: browserKnownPositionFx });
  /** Waits after a change of the text; resolves with the number of that change. */
  const pauseFx = createEffect(
    (change: number) => new Promise<number>((resolve) => setTimeout(() => resolve(change), pauseMs)),
  );

  const $searchTerm = createStore('')
    .on(searchChanged, (_, term) => term)
    .on(townChosen, (_, { name }) => name)
    .reset(clearClicked, useMyLocationClicked, areaSearched);
  const $changeCount = createStore(0).on(searchChanged, (changeCount) => changeCount + 1);
  const $search = createStore<Search>(ALL_CENTRES)
    .on(townChosen, (_, { name, venues }): Search => ({ kind: 'town', town: name, matches: venues }))
    .reset(clearClicked);
  /** The text of the last look-up, so that a pause in typing does not look it up twice. */
  const $lastLookedUpTerm = createStore<string | null>(null)
    .on(placeLookUpRequested, (_, term) => term)
    .reset(searchChanged, searchSubmitted);
  const $problem = createStore<SearchProblem | null>(null)
    .on(searchFailed, (_, problem) => problem)
    .reset(searchChanged, placeLookUpRequested, clearClicked, useMyLocationClicked, areaSearched, townChosen);
  const $radiusMiles = createStore<number>(RADIUS_MILES.initial)
    .on(radiusChanged, (_, radius) =>
      Math.min(RADIUS_MILES.max, Math.max(RADIUS_MILES.min, Math.round(radius))),
    )
    .reset(clearClicked, searchFailed);
  const $userLocation = createStore<Coordinates | null>(null)
    .on(locateFx.doneData, (_, position) => position)
    .on(knownPositionFx.doneData, (currentPosition, position) => position ?? currentPosition);
  const $isMapShown = createStore(false).on(mapToggled, (isShown) => !isShown);
  const $highlightedVenueId = createStore<string | null>(null)
    .on(venueHighlighted, (_, id) => id)
    .reset($search);
  /** The key of the map's view; it changes with each finished search. */
  const $viewKey = createStore(0)
    .on($search, (viewKey, { kind }) => (kind === 'searching' || kind === 'locating' ? viewKey : viewKey + 1))
    .on(clearClicked, (viewKey) => viewKey + 1);

  // Measured and sorted once per search; the slider only cuts this list.
  const $validVenues = $venues.map(filterValidVenues);
  const $nameIndex = $validVenues.map(indexNames);
  const $matches = combine($nameIndex, $searchTerm, matchByName);
  const $origin = $search.map((search) => (search.kind === 'near' ? search.origin : null));
  const $distanceIndex = combine(
    $validVenues,
    $origin,
    (venues, origin) => origin && indexByDistance(venues, origin, RADIUS_MILES.max),
  );
  const $listedVenues = combine($nameIndex, $search, (nameIndex, search) =>
    'matches' in search ? search.matches : nameIndex.map(({ venue }) => venue),
  );
  const $listedWithDistance = combine($listedVenues, $userLocation, addDistances);
  const $results = combine(
    $distanceIndex,
    $listedWithDistance,
    $radiusMiles,
    (distanceIndex, venues, radius) => (distanceIndex ? filterWithinRadius(distanceIndex, radius) : venues),
  );
  const $nearestOutsideRadius = combine(
    $validVenues,
    $origin,
    $distanceIndex,
    $results,
    (venues, origin, distanceIndex, results) =>
      origin && results.length === 0 ? (distanceIndex?.[0] ?? findNearestVenue(venues, origin)) : null,
  );

  /** The number of centres at the slider's maximum. */
  const $countAtMaxRadius = combine(
    $distanceIndex,
    $listedWithDistance,
    (distanceIndex, venues) => (distanceIndex ?? venues).length,
  );

  const { $nearVenues, $towns } = createStartLists({ $validVenues, $nameIndex, $userLocation });

  /** A single value, so that list and map update together and can be deferred. */
  const $resultsView = combine({
    status: $venuesStatus,
    search: $search,
    venues: $results,
    countAtMaxRadius: $countAtMaxRadius,
    nearest: $nearestOutsideRadius,
    radius: $radiusMiles,
    view: $viewKey,
  });

  sample({ clock: opened, target: [venuesRequested, knownPositionFx] });

  // A text is matched against names at once; if none match, it is looked up as a place. Text typed while the centres load is
  // searched once they have loaded.
  sample({
    clock: [searchChanged, searchSubmitted, $venues],
    source: { term: $searchTerm, matches: $matches },
    filter: ({ term, matches }) => term.trim() === '' || matches.length > 0,
    fn: ({ term, matches }): Search =>
      term.trim() === '' ? ALL_CENTRES : { kind: 'named', term: term.trim(), matches },
    target: $search,
  });
  sample({ clock: searchChanged, source: $changeCount, target: pauseFx });
  const typingPaused = sample({
    clock: pauseFx.doneData,
    source: $changeCount,
    filter: (changeCount, pausedCount) => changeCount === pausedCount,
  });
  sample({
    clock: [typingPaused, searchSubmitted, $venues],
    source: {
      term: $searchTerm.map((term) => term.trim()),
      lastLookedUpTerm: $lastLookedUpTerm,
      search: $search,
      matches: $matches,
      status: $venuesStatus,
    },
    filter: ({ term, lastLookedUpTerm, search, matches, status }) =>
      status === 'ready' &&
      term !== '' &&
      term !== lastLookedUpTerm &&
      matches.length === 0 &&
      !isSearchFor(search, term),
    fn: ({ term }) => term,
    target: placeLookUpRequested,
  });
  sample({ clock: placeLookUpRequested, fn: buildPlaceSearch, target: $search });
  sample({ clock: placeLookUpRequested, target: lookUpPlaceFx });
  const lookUpFinished = sample({
    clock: lookUpPlaceFx.finally,
    source: $search,
    filter: (search, { params: term }) => search.kind === 'searching' && search.term === term,
    fn: (_, lookUpOutcome) => lookUpOutcome,
  });
  sample({
    clock: lookUpFinished,
    fn: (lookUpOutcome): Search => {
      const origin = lookUpOutcome.status === 'done' ? lookUpOutcome.result[0] : undefined;
      return origin ? { kind: 'near', place: lookUpOutcome.params ?? '', origin } : ALL_CENTRES;
    },
    target: $search,
  });
  sample({
    clock: lookUpFinished,
    filter: (lookUpOutcome) => lookUpOutcome.status === 'fail' || lookUpOutcome.result.length === 0,
    fn: (lookUpOutcome): SearchProblem => ({
      about: 'place',
      content:
        lookUpOutcome.status === 'fail' ? describeFailure(lookUpOutcome.error) : text('location.notFound'),
    }),
    target: searchFailed,
  });
  // A look-up is cancelled when its result is no longer needed.
  sample({
    clock: $search,
    source: lookUpPlaceFx.pending,
    filter: (isPending, { kind }) => isPending && kind !== 'searching',
    fn: () => null,
    target: lookUpPlaceFx,
  });

  // Use my location.
  sample({ clock: useMyLocationClicked, fn: (): Search => ({ kind: 'locating' }), target: $search });
  sample({ clock: useMyLocationClicked, target: locateFx });
  const locateFinished = sample({
    clock: locateFx.finally,
    source: $search,
    filter: (search) => search.kind === 'locating',
    fn: (_, locateOutcome) => locateOutcome,
  });
  sample({
    clock: locateFinished,
    fn: (locateOutcome): Search =>
      locateOutcome.status === 'done'
        ? { kind: 'near', place: text('finder.yourLocation'), origin: locateOutcome.result }
        : ALL_CENTRES,
    target: $search,
  });
  sample({
    clock: locateFinished,
    filter: (locateOutcome) => locateOutcome.status === 'fail',
    fn: (locateOutcome): SearchProblem => ({
      about: 'position',
      content: formatLocateFailure(locateOutcome.status === 'fail' ? locateOutcome.error : null),
    }),
    target: searchFailed,
  });

  sample({
    clock: areaSearched,
    fn: (origin): Search => ({ kind: 'near', place: text('finder.mapArea'), origin }),
    target: $search,
  });

  connectProblemToast({ searchFailed, $problem });

  return {
    formatCentrePath,
    opened,
    searchChanged,
    searchSubmitted,
    useMyLocationClicked,
    clearClicked,
    radiusChanged,
    mapToggled,
    areaSearched,
    venueHighlighted,
    retryClicked: venuesRequested,
    venueChosen,
    townChosen,
    lookUpPlaceFx,
    locateFx,
    knownPositionFx,
    $status: $venuesStatus,
    $failure: $venuesFailure,
    $search,
    $searchTerm,
    $radiusMiles,
    $problem,
    $userLocation,
    radiusRange: RADIUS_MILES,
    $isMapShown,
    $highlightedVenueId,
    $results,
    $nameIndex,
    $towns,
    $nearVenues,
    ...createSearches({ $searchTerm, searchSubmitted, clearClicked, useMyLocationClicked, townChosen }),
    $nearestOutsideRadius,
    $resultsView,
  };
}

export type FindCentre = ReturnType<typeof createFindCentre>;
export type ResultsView = StoreValue<FindCentre['$resultsView']>;
