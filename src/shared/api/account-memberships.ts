import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, dataOf } from './unwrap';

type Schemas = components['schemas'];

export type AccountMemberships = Camel<Schemas['AccountMemberships']>;
export type AccountMembership = Camel<Schemas['AccountMembership']>;

/** GET my-account/memberships: what the customer has and had, those that run first. */
export function loadMemberships(options?: CallOptions): Promise<AccountMemberships> {
  return dataOf(() => api().GET('/api/my-account/memberships', { ...options }));
}

/** GET my-account/memberships/{id}. A membership of somebody else is a 404. */
export function loadMembership({ id }: { id: string }, options?: CallOptions): Promise<AccountMembership> {
  const params = { path: { id } };
  return dataOf(() => api().GET('/api/my-account/memberships/{id}', { params, ...options }));
}
