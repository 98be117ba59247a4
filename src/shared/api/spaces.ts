import type { Camel } from './camel';
import { api, reportProblems } from './client';
import { readRows } from './configured/rows';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData } from './unwrap';

type Schemas = components['schemas'];

export type FacilityList = Camel<Schemas['FacilityList']>;
export type SlotGrid = Camel<Schemas['SlotGrid']>;
export type SlotCell = Camel<Schemas['SlotCell']>;
export type HireExtra = Camel<Schemas['HireExtra']>;

/** GET activities/spaces: a centre's courts and pitches. */
export async function listFacilities(
  { venue }: { venue: string },
  options?: CallOptions,
): Promise<FacilityList> {
  const list = await unwrapData(() =>
    api().GET('/api/activities/spaces', { params: { query: { venue } }, ...options }),
  );
  return { ...list, facilities: reportProblems(readRows('facility', list.facilities, ['slug', 'name'])) };
}

/** `date` is `YYYY-MM-DD`. */
export type SlotsRequest = { readonly venue: string; readonly facilitySlug: string; readonly date: string };

/** GET activities/spaces/{facilitySlug}: the slots of one day. A day in the past is a 422 under `date`. */
export function loadSlots(
  { venue, facilitySlug, date }: SlotsRequest,
  options?: CallOptions,
): Promise<SlotGrid> {
  const params = { path: { facilitySlug }, query: { venue, date } };
  return unwrapData(() => api().GET('/api/activities/spaces/{facilitySlug}', { params, ...options }));
}
