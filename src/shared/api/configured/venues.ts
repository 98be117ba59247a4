import type { Camel } from '../camel';
import type { components } from '../schema.gen';
import type { ConfigurationProblem, ReadResult } from './configuration-problem';
import { readRows } from './rows';

type Venue = Camel<components['schemas']['Venue']>;

/**
 * Parses the operator's centres, leaving out those that cannot be shown.
 *
 * @throws ApiFailure `unexpected` when it is not a list
 */
export function readVenues(rawVenues: readonly Venue[]): ReadResult<Venue[]> {
  const { value, problems } = readRows('centre', rawVenues, ['id', 'slug', 'name']);
  const positionProblems = value.flatMap((venue): ConfigurationProblem[] => {
    if (isDegreesWithin(venue.lat, 90) && isDegreesWithin(venue.lng, 180)) return [];
    return [
      { code: 'unplaced', kind: 'centre', name: venue.name, path: [Object.values(rawVenues).indexOf(venue)] },
    ];
  });
  return { value, problems: [...problems, ...positionProblems] };
}

const isDegreesWithin = (value: unknown, maxDegrees: number): boolean =>
  typeof value === 'number' && Math.abs(value) <= maxDegrees;
