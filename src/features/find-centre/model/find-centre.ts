import { attach, combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import {
  $venues,
  $venuesStatus,
  type Coordinates,
  indexByDistance,
  matchByName,
  sortByName,
  venuesRequested,
  withDistance,
  withinRadius,
} from '@/entities/venue';
import { type ApiFailure, failureText, type Place, searchPlaces, type Venue } from '@/shared/api';
import { createLatestFx } from '@/shared/lib';
import { text } from '@/shared/messages';
import { type ToastContent, toastShown } from '@/shared/toast';
import { locateFx as browserLocateFx, type LocateFailure, PERMISSION_DENIED } from './locate';

/** Search radius in miles. Source: Spec, platform §9. */
export const RADIUS = { min: 1, max: 10, step: 1, initial: 5 } as const;
/** How many centres are drawn at once; more come on request, so that thousands of them cost nothing. */
export const PAGE_SIZE = 20;
const TYPING_PAUSE_MS = 500;

/** What the list shows: one state, never a pair of flags. */
export type Search =
  | { readonly kind: 'all' }
  | { readonly kind: 'named'; readonly term: string }
  | { readonly kind: 'searching'; readonly term: string }
  | { readonly kind: 'locating' }
  | { readonly kind: 'near'; readonly place: string; readonly origin: Coordinates };

const ALL: Search = { kind: 'all' };

const danger = (content: string): ToastContent => ({ content, type: 'danger' });

/** The centre finder: a list searched by name, else by place, or around the customer. Source: Spec, platform §2, §4. */
export function createFindCentre({ pauseMs = TYPING_PAUSE_MS }: { pauseMs?: number } = {}) {
  const opened = createEvent();
  const searchChanged = createEvent<string>();
  const searchSubmitted = createEvent();
  const useMyLocationClicked = createEvent();
  const clearClicked = createEvent();
  const radiusChanged = createEvent<number>();
  const showMoreClicked = createEvent();
  const venueChosen = createEvent<Venue>();
  const placeWanted = createEvent<string>();

  const geocodeFx = createLatestFx<string, readonly Place[], ApiFailure>((term, options) =>
    searchPlaces({ term }, options),
  );
  const locateFx = attach({ effect: browserLocateFx });

  const $searchTerm = createStore('')
    .on(searchChanged, (_, term) => term)
    .reset(clearClicked, useMyLocationClicked);
  const $search = createStore<Search>(ALL).reset(clearClicked);
  const $radius = createStore<number>(RADIUS.initial).on(radiusChanged, (_, radius) =>
    Math.min(RADIUS.max, Math.max(RADIUS.min, Math.round(radius))),
  );
  const $userLocation = createStore<Coordinates | null>(null).on(locateFx.doneData, (_, here) => here);
  const $visibleCount = createStore(PAGE_SIZE)
    .on(showMoreClicked, (count) => count + PAGE_SIZE)
    .reset($search, $radius);

  // Measured and sorted once per search; the slider only cuts this list.
  const $origin = $search.map((search) => (search.kind === 'near' ? search.origin : null));
  const $term = $search.map((search) => (search.kind === 'named' ? search.term : null));
  const $index = combine($venues, $origin, (venues, origin) => origin && indexByDistance(venues, origin));
  const $sorted = $venues.map(sortByName);
  const $byName = combine($sorted, $term, $userLocation, (venues, term, here) =>
    withDistance(term === null ? venues : matchByName(venues, term), here),
  );
  const $results = combine($index, $byName, $radius, (index, byName, radius) =>
    index ? withinRadius(index, radius) : byName,
  );
  const $visible = combine($results, $visibleCount, (results, count) => results.slice(0, count));
  const $nearest = combine($index, $results, (index, results) =>
    results.length === 0 ? (index?.[0] ?? null) : null,
  );

  sample({ clock: opened, target: venuesRequested });

  // First a match on names, at once; if none match, the text is a place to look for. What was typed while the centres were
  // on their way is searched when they are there.
  sample({
    clock: [searchChanged, searchSubmitted, $venues],
    source: { term: $searchTerm, venues: $venues },
    filter: ({ term, venues }) => term.trim() === '' || matchByName(venues, term).length > 0,
    fn: ({ term }): Search => (term.trim() === '' ? ALL : { kind: 'named', term: term.trim() }),
    target: $search,
  });
  sample({
    clock: [debounce({ source: searchChanged, timeout: pauseMs }), searchSubmitted, $venues],
    source: { term: $searchTerm, search: $search, venues: $venues, status: $venuesStatus },
    filter: ({ term, search, venues, status }) =>
      status === 'ready' &&
      term.trim() !== '' &&
      matchByName(venues, term).length === 0 &&
      !isAlreadyFor(search, term.trim()),
    fn: ({ term }) => term.trim(),
    target: placeWanted,
  });
  sample({ clock: placeWanted, fn: (term): Search => ({ kind: 'searching', term }), target: $search });
  sample({ clock: placeWanted, target: geocodeFx });
  const geocodeAnswered = sample({
    clock: geocodeFx.finally,
    source: $search,
    filter: (search, { params: term }) => search.kind === 'searching' && search.term === term,
    fn: (_, answer) => answer,
  });
  sample({
    clock: geocodeAnswered,
    fn: (answer): Search => {
      const origin = answer.status === 'done' ? answer.result[0] : undefined;
      return origin ? { kind: 'near', place: answer.params, origin } : ALL;
    },
    target: $search,
  });
  sample({
    clock: geocodeAnswered,
    filter: (answer) => answer.status === 'fail' || answer.result.length === 0,
    fn: (answer) => danger(answer.status === 'fail' ? failureText(answer.error) : text('location.notFound')),
    target: toastShown,
  });

  // Use my location.
  sample({ clock: useMyLocationClicked, fn: (): Search => ({ kind: 'locating' }), target: $search });
  sample({ clock: useMyLocationClicked, target: locateFx });
  const located = sample({
    clock: locateFx.finally,
    source: $search,
    filter: (search) => search.kind === 'locating',
    fn: (_, answer) => answer,
  });
  sample({
    clock: located,
    fn: (answer): Search =>
      answer.status === 'done'
        ? { kind: 'near', place: text('finder.yourLocation'), origin: answer.result }
        : ALL,
    target: $search,
  });
  sample({
    clock: located,
    filter: (answer) => answer.status === 'fail',
    fn: (answer) => danger(locateText(answer.status === 'fail' ? answer.error : null)),
    target: toastShown,
  });

  return {
    opened,
    searchChanged,
    searchSubmitted,
    useMyLocationClicked,
    clearClicked,
    radiusChanged,
    showMoreClicked,
    retryClicked: venuesRequested,
    venueChosen,
    geocodeFx,
    locateFx,
    $status: $venuesStatus,
    $search,
    $searchTerm,
    $radius,
    $venues: $results,
    $visible,
    $nearest,
  };
}

export type FindCentre = ReturnType<typeof createFindCentre>;

function isAlreadyFor(search: Search, term: string): boolean {
  return (
    (search.kind === 'searching' && search.term === term) || (search.kind === 'near' && search.place === term)
  );
}

function locateText(failure: LocateFailure | null): string {
  return text(failure?.code === PERMISSION_DENIED ? 'location.denied' : 'location.failed');
}
