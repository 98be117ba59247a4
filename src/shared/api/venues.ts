import type { Camel } from './camel';
import { api, reportProblems } from './client';
import type { ConfigurationProblem } from './configured';
import { readRows } from './configured/rows';
import type { components } from './schema.gen';
import { type CallOptions, dataOf } from './unwrap';

export type Venue = Camel<components['schemas']['Venue']>;

/** GET venues: the centres whose memberships can be bought online. */
export function listVenues(options?: CallOptions): Promise<Venue[]> {
  return shownVenues(dataOf(() => api().GET('/api/venues/online-joining', { ...options })));
}

/** GET activities/venues: the centres whose activities can be booked. */
export function listActivityVenues(options?: CallOptions): Promise<Venue[]> {
  return shownVenues(dataOf(() => api().GET('/api/activities/venues', { ...options })));
}

async function shownVenues(answer: Promise<Venue[]>): Promise<Venue[]> {
  const { value, problems } = readRows('centre', await answer, ['id', 'slug', 'name']);
  const unplaced = value.filter(({ lat, lng }) => !isDegrees(lat, 90) || !isDegrees(lng, 180));
  return reportProblems({
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
  });
}

const isDegrees = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Math.abs(value) <= most;

/** GET venues/{slug-or-id}: one centre that sells memberships, by slug or id. */
export function loadVenue({ slugOrId }: { slugOrId: string }, options?: CallOptions): Promise<Venue> {
  const path = { slugOrId };
  return dataOf(() => api().GET('/api/venues/online-joining/{slugOrId}', { params: { path }, ...options }));
}

/** GET activities/venues/{slug-or-id}: one centre whose activities can be booked, whether or not it sells memberships. */
export function loadActivityVenue({ slugOrId }: { slugOrId: string }, options?: CallOptions): Promise<Venue> {
  const path = { slugOrId };
  return dataOf(() => api().GET('/api/activities/venues/{slugOrId}', { params: { path }, ...options }));
}
