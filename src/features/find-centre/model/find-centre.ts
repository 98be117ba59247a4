import { attach, combine, createEffect, createEvent, createStore, type StoreValue, sample } from 'effector';
import {
  $venues,
  $venuesFailure,
  $venuesStatus,
  type Coordinates,
  filterValidVenues,
  filterWithinRadius,
  findNearestVenue,
  indexByDistance,
  indexNames,
  matchByName,
  venuesRequested,
  withDistance,
} from '@/entities/venue';
import { type ApiFailure, describeFailure, type Place, searchPlaces, type Venue } from '@/shared/api';
import { createLatestFx } from '@/shared/request';
import { type ToastContent, toastOutdated, toastShown } from '@/shared/toast';
import { toPlaceQuery } from '../lib/place-query';
import type { Town } from '../lib/towns';
import { text } from '../texts';
import type { FinderConfig } from './finder-config';
import { knownPositionFx as browserKnownPositionFx, locateFx as browserLocateFx } from './locate';
import { createStartLists } from './offers';
import { ALL, createSearching, isAlreadyFor, locateText, type Problem, RADIUS, type Search } from './search';
import { createSearches } from './searches';

const TYPING_PAUSE_MS = 500;

/** The model of the centre finder: a list searched by name, otherwise by place, or around the customer. Requirement S5.2. */
export function createFindCentre({
  pauseMs = TYPING_PAUSE_MS,
  geocode = (term, options) => searchPlaces({ term }, options),
  pathOf,
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
  const failed = createEvent<Problem>();

  /** Looks up a text; null only cancels the look-up in flight. */
  const geocodeFx = createLatestFx<string | null, readonly Place[], ApiFailure>(async (term, options) =>
    term === null ? [] : geocode(await toPlaceQuery(term), options),
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
  const $search = createStore<Search>(ALL)
    .on(townChosen, (_, { name, venues }): Search => ({ kind: 'town', town: name, matches: venues }))
    .reset(clearClicked);
  /** The text of the last look-up, so that a pause in typing does not look it up twice. */
  const $lastLookedUpTerm = createStore<string | null>(null)
    .on(placeLookUpRequested, (_, term) => term)
    .reset(searchChanged, searchSubmitted);
  const $problem = createStore<Problem | null>(null)
    .on(failed, (_, problem) => problem)
    .reset(searchChanged, placeLookUpRequested, clearClicked, useMyLocationClicked, areaSearched, townChosen);
  const $lastProblem = createStore<Problem>({ about: 'place', content: '' }).on(
    failed,
    (_, problem) => problem,
  );
  const $radius = createStore<number>(RADIUS.initial)
    .on(radiusChanged, (_, radius) => Math.min(RADIUS.max, Math.max(RADIUS.min, Math.round(radius))))
    .reset(clearClicked, failed);
  const $userLocation = createStore<Coordinates | null>(null)
    .on(locateFx.doneData, (_, position) => position)
    .on(knownPositionFx.doneData, (currentPosition, position) => position ?? currentPosition);
  const $isMapShown = createStore(false).on(mapToggled, (isShown) => !isShown);
  const $highlightedVenueId = createStore<string | null>(null)
    .on(venueHighlighted, (_, id) => id)
    .reset($search);
  /** The key of the map's view; it changes with each finished search. */
  const $viewKey = createStore(0)
    .on($search, (view, { kind }) => (kind === 'searching' || kind === 'locating' ? view : view + 1))
    .on(clearClicked, (view) => view + 1);

  // Measured and sorted once per search; the slider only cuts this list.
  const $validVenues = $venues.map(filterValidVenues);
  const $nameIndex = $validVenues.map(indexNames);
  const $matches = combine($nameIndex, $searchTerm, matchByName);
  const $origin = $search.map((search) => (search.kind === 'near' ? search.origin : null));
  const $distanceIndex = combine(
    $validVenues,
    $origin,
    (venues, origin) => origin && indexByDistance(venues, origin, RADIUS.max),
  );
  const $listedVenues = combine($nameIndex, $search, (nameIndex, search) =>
    'matches' in search ? search.matches : nameIndex.map(({ venue }) => venue),
  );
  const $listedWithDistance = combine($listedVenues, $userLocation, withDistance);
  const $results = combine($distanceIndex, $listedWithDistance, $radius, (distanceIndex, venues, radius) =>
    distanceIndex ? filterWithinRadius(distanceIndex, radius) : venues,
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

  const { $near, $towns } = createStartLists({ $validVenues, $nameIndex, $userLocation });

  /** A single value, so that list and map update together and can be deferred. */
  const $resultsView = combine({
    status: $venuesStatus,
    search: $search,
    venues: $results,
    countAtMaxRadius: $countAtMaxRadius,
    nearest: $nearestOutsideRadius,
    radius: $radius,
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
      term.trim() === '' ? ALL : { kind: 'named', term: term.trim(), matches },
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
      !isAlreadyFor(search, term),
    fn: ({ term }) => term,
    target: placeLookUpRequested,
  });
  sample({ clock: placeLookUpRequested, fn: createSearching, target: $search });
  sample({ clock: placeLookUpRequested, target: geocodeFx });
  const geocodeFinished = sample({
    clock: geocodeFx.finally,
    source: $search,
    filter: (search, { params: term }) => search.kind === 'searching' && search.term === term,
    fn: (_, outcome) => outcome,
  });
  sample({
    clock: geocodeFinished,
    fn: (outcome): Search => {
      const origin = outcome.status === 'done' ? outcome.result[0] : undefined;
      return origin ? { kind: 'near', place: outcome.params ?? '', origin } : ALL;
    },
    target: $search,
  });
  sample({
    clock: geocodeFinished,
    filter: (outcome) => outcome.status === 'fail' || outcome.result.length === 0,
    fn: (outcome): Problem => ({
      about: 'place',
      content: outcome.status === 'fail' ? describeFailure(outcome.error) : text('location.notFound'),
    }),
    target: failed,
  });
  // A look-up is cancelled when its result is no longer needed.
  sample({
    clock: $search,
    source: geocodeFx.pending,
    filter: (isPending, { kind }) => isPending && kind !== 'searching',
    fn: () => null,
    target: geocodeFx,
  });

  // Use my location.
  sample({ clock: useMyLocationClicked, fn: (): Search => ({ kind: 'locating' }), target: $search });
  sample({ clock: useMyLocationClicked, target: locateFx });
  const located = sample({
    clock: locateFx.finally,
    source: $search,
    filter: (search) => search.kind === 'locating',
    fn: (_, outcome) => outcome,
  });
  sample({
    clock: located,
    fn: (outcome): Search =>
      outcome.status === 'done'
        ? { kind: 'near', place: text('finder.yourLocation'), origin: outcome.result }
        : ALL,
    target: $search,
  });
  sample({
    clock: located,
    filter: (outcome) => outcome.status === 'fail',
    fn: (outcome): Problem => ({
      about: 'position',
      content: locateText(outcome.status === 'fail' ? outcome.error : null),
    }),
    target: failed,
  });

  sample({
    clock: areaSearched,
    fn: (origin): Search => ({ kind: 'near', place: text('finder.mapArea'), origin }),
    target: $search,
  });

  sample({
    clock: failed,
    fn: ({ content }): ToastContent => ({ content, type: 'danger' }),
    target: toastShown,
  });
  // The toast of the last failure closes when the problem is cleared.
  sample({
    clock: $problem,
    source: $lastProblem,
    filter: (_, problem) => problem === null,
    fn: ({ content }) => content,
    target: toastOutdated,
  });

  return {
    pathOf,
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
    geocodeFx,
    locateFx,
    knownPositionFx,
    $status: $venuesStatus,
    $failure: $venuesFailure,
    $search,
    $searchTerm,
    $radius,
    $problem,
    $userLocation,
    radiusRange: RADIUS,
    $isMapShown,
    $highlightedVenueId,
    $results,
    $nameIndex,
    $towns,
    $near,
    ...createSearches({ $searchTerm, searchSubmitted, clearClicked, useMyLocationClicked, townChosen }),
    $nearestOutsideRadius,
    $resultsView,
  };
}

export type FindCentre = ReturnType<typeof createFindCentre>;
export type ResultsView = StoreValue<FindCentre['$resultsView']>;
