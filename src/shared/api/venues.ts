import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, dataOf } from './unwrap';

export type Venue = Camel<components['schemas']['Venue']>;

/** GET venues: the centres that can be joined online. */
export function listVenues(options?: CallOptions): Promise<Venue[]> {
  return dataOf(() => api().GET('/api/venues/online-joining', { ...options }));
}

/** GET activities/venues: the centres at which activities are booked. */
export function listActivityVenues(options?: CallOptions): Promise<Venue[]> {
  return dataOf(() => api().GET('/api/activities/venues', { ...options }));
}

/** GET venues/{slug-or-id}: one centre that sells memberships, by slug or id. */
export function loadVenue({ slugOrId }: { slugOrId: string }, options?: CallOptions): Promise<Venue> {
  const path = { slugOrId };
  return dataOf(() => api().GET('/api/venues/online-joining/{slugOrId}', { params: { path }, ...options }));
}

/** GET activities/venues/{slug-or-id}: one centre at which activities are booked, whether it sells memberships or not. */
export function loadActivityVenue({ slugOrId }: { slugOrId: string }, options?: CallOptions): Promise<Venue> {
  const path = { slugOrId };
  return dataOf(() => api().GET('/api/activities/venues/{slugOrId}', { params: { path }, ...options }));
}
