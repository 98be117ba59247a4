import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, dataOf } from './unwrap';

type Schemas = components['schemas'];

export type CampSummary = Camel<Schemas['CampSummary']>;
export type Camp = Camel<Schemas['Camp']>;
export type CampPerson = Camel<Schemas['CampPerson']>;

/** `from` and `to` are days, `YYYY-MM-DD`. */
export type CampsRequest = {
  readonly venue: string;
  readonly from?: string;
  readonly to?: string;
  readonly age?: number;
};

/** GET activities/camps: the camps of a centre that are not over. */
export function listCamps(request: CampsRequest, options?: CallOptions): Promise<CampSummary[]> {
  return dataOf(() => api().GET('/api/activities/camps', { params: { query: request }, ...options }));
}

/** GET activities/camps/{campSlug}: one camp with a verdict on each of the caller's children; an unknown one is a 404. */
export function loadCamp(
  { venue, campSlug }: { venue: string; campSlug: string },
  options?: CallOptions,
): Promise<Camp> {
  const params = { path: { campSlug }, query: { venue } };
  return dataOf(() => api().GET('/api/activities/camps/{campSlug}', { params, ...options }));
}
