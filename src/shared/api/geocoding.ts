import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData } from './unwrap';

export type Place = Camel<components['schemas']['Place']>;

/** GET geocoding/search: places in Great Britain and Northern Ireland, best match first. */
export function searchPlaces({ term }: { term: string }, options?: CallOptions): Promise<Place[]> {
  return unwrapData(() => api().GET('/api/geocoding/search', { params: { query: { term } }, ...options }));
}
