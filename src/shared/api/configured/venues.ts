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
export function readVenues(sent: readonly Venue[]): ReadResult<Venue[]> {
  const { value, problems } = readRows('centre', sent, ['id', 'slug', 'name']);
  const unplaced = value.filter(({ lat, lng }) => !isDegrees(lat, 90) || !isDegrees(lng, 180));
  return {
    value,
    problems: [
      ...problems,
      ...unplaced.map(
        ({ name }): ConfigurationProblem => ({
          kind: 'centre',
          name,
          problem: 'Its position cannot be read. It is listed, but neither on the map nor near any place.',
        }),
      ),
    ],
  };
}

const isDegrees = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Math.abs(value) <= most;
