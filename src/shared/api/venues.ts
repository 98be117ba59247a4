import type { Camel } from './camel';
import { api, reportProblems } from './client';
import { readVenues } from './configured/venues';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData } from './unwrap';

export type Venue = Camel<components['schemas']['Venue']>;

/** GET venues: the centres whose memberships can be bought online. */
export function listVenues(options?: CallOptions): Promise<Venue[]> {
  return filterShownVenues(unwrapData(() => api().GET('/api/venues/online-joining', { ...options })));
}

/** GET activities/venues: the centres whose activities can be booked. */
export function listActivityVenues(options?: CallOptions): Promise<Venue[]> {
  return filterShownVenues(unwrapData(() => api().GET('/api/activities/venues', { ...options })));
}

async function filterShownVenues(answer: Promise<Venue[]>): Promise<Venue[]> {
  return reportProblems(readVenues(await answer));
}

/** GET venues/{slug-or-id}: one centre that sells memberships, by slug or id. */
export function loadVenue({ slugOrId }: { slugOrId: string }, options?: CallOptions): Promise<Venue> {
  const path = { slugOrId };
  return unwrapData(() =>
    api().GET('/api/venues/online-joining/{slugOrId}', { params: { path }, ...options }),
  );
}

/** GET activities/venues/{slug-or-id}: one centre whose activities can be booked, whether or not it sells memberships. */
export function loadActivityVenue({ slugOrId }: { slugOrId: string }, options?: CallOptions): Promise<Venue> {
  const path = { slugOrId };
  return unwrapData(() => api().GET('/api/activities/venues/{slugOrId}', { params: { path }, ...options }));
}
