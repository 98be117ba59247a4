import { type Coordinates, coordinatesOf, distanceInMiles, type Located } from './distance';

/** A venue in a list of results; the distance is null when either end has no position. */
export interface VenueResult<V> {
  readonly venue: V;
  readonly distance: number | null;
}

interface Named extends Located {
  readonly name: string;
}

/** Results in the order of distance, made once per search: the slider then only cuts it. */
export type DistanceIndex<V> = readonly (VenueResult<V> & { readonly distance: number })[];

const comparable = (value: string): string => value.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en-GB');

const byName = new Intl.Collator('en-GB', { sensitivity: 'base', numeric: true }).compare;

/** The venues whose name holds the term, whatever the case; an empty term matches none. Source: Spec, platform §4. */
export function matchByName<V extends Named>(venues: readonly V[], term: string): readonly V[] {
  const wanted = comparable(term);
  return wanted === '' ? [] : venues.filter((venue) => comparable(venue.name).includes(wanted));
}

/** The venues from A to Z. */
export function sortByName<V extends Named>(venues: readonly V[]): readonly V[] {
  return [...venues].sort((a, b) => byName(a.name, b.name));
}

/** The venues in their order, each with its distance from a position when there is one. */
export function withDistance<V extends Named>(
  venues: readonly V[],
  origin: Coordinates | null,
): readonly VenueResult<V>[] {
  return venues.map((venue) => {
    const place = origin && coordinatesOf(venue);
    return { venue, distance: origin && place ? distanceInMiles(origin, place) : null };
  });
}

/** Measures every venue that has a position from the origin and sorts them, nearest first. */
export function indexByDistance<V extends Named>(
  venues: readonly V[],
  origin: Coordinates,
): DistanceIndex<V> {
  return venues
    .flatMap((venue) => {
      const place = coordinatesOf(venue);
      return place ? [{ venue, distance: distanceInMiles(origin, place) }] : [];
    })
    .sort((a, b) => a.distance - b.distance || byName(a.venue.name, b.venue.name));
}

/** The part of the index within the radius (miles, inclusive), found by a binary search. */
export function withinRadius<V>(index: DistanceIndex<V>, radius: number): DistanceIndex<V> {
  let low = 0;
  let high = index.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = index[middle];
    if (entry && entry.distance <= radius) low = middle + 1;
    else high = middle;
  }
  return index.slice(0, low);
}
