import { type Coordinates, calculateMiles, readCoordinates, type WithPosition } from './distance';
import type { NamedVenue } from './names';

/** A venue in a list of results; `distance` is null without an origin to measure from. */
export interface VenueResult<V> {
  readonly venue: V;
  readonly distance: number | null;
}

/** Results sorted by distance, computed once per search so that the radius slider only cuts the list. */
export type DistanceIndex<V> = readonly (VenueResult<V> & { readonly distance: number })[];

/** The shortest degree of latitude: a venue farther away by latitude alone need not be measured. */
const MILES_PER_DEGREE = 68.7;

/** The venues with a position; others are invalid and left out. Requirement S5.10. */
export function filterValidVenues<V extends WithPosition>(venues: readonly V[]): readonly V[] {
  return venues.filter((venue) => readCoordinates(venue) !== null);
}

/** The venues in their given order, each with its distance if there is a position to measure from. */
export function addDistances<V extends NamedVenue>(
  venues: readonly V[],
  origin: Coordinates | null,
): readonly VenueResult<V>[] {
  return venues.map((venue) => {
    const coordinates = origin && readCoordinates(venue);
    return { venue, distance: origin && coordinates ? calculateMiles(origin, coordinates) : null };
  });
}

/**
 * Measures the venues from the origin and sorts them, nearest first.
 *
 * @param maxMiles the limit in miles; most venues beyond it are skipped without being measured
 */
export function indexByDistance<V extends NamedVenue>(
  venues: readonly V[],
  origin: Coordinates,
  maxMiles = Number.POSITIVE_INFINITY,
): DistanceIndex<V> {
  const maxDegrees = maxMiles / MILES_PER_DEGREE;
  const venuesInRange: (VenueResult<V> & { readonly distance: number })[] = [];
  for (const venue of venues) {
    const coordinates = readCoordinates(venue);
    if (!coordinates || Math.abs(coordinates.lat - origin.lat) > maxDegrees) continue;
    const distance = calculateMiles(origin, coordinates);
    if (distance <= maxMiles) venuesInRange.push({ venue, distance });
  }
  // Venues at the same distance keep their order.
  return venuesInRange.sort((a, b) => a.distance - b.distance);
}

/** The venue nearest to the origin; null if there are no venues. */
export function findNearestVenue<V extends NamedVenue>(
  venues: readonly V[],
  origin: Coordinates,
): DistanceIndex<V>[number] | null {
  let nearest: DistanceIndex<V>[number] | null = null;
  for (const venue of venues) {
    const coordinates = readCoordinates(venue);
    const distance = coordinates ? calculateMiles(origin, coordinates) : Number.POSITIVE_INFINITY;
    if (distance < (nearest?.distance ?? Number.POSITIVE_INFINITY)) nearest = { venue, distance };
  }
  return nearest;
}

/** The part of the index within the radius (miles, inclusive), by binary search. */
export function filterWithinRadius<V>(index: DistanceIndex<V>, radiusMiles: number): DistanceIndex<V> {
  let low = 0;
  let high = index.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = index[middle];
    if (entry && entry.distance <= radiusMiles) low = middle + 1;
    else high = middle;
  }
  return index.slice(0, low);
}
