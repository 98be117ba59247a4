import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, dataOf } from './unwrap';

type Schemas = components['schemas'];

export type AccountMemberships = Camel<Schemas['AccountMemberships']>;
export type AccountMembership = Camel<Schemas['AccountMembership']>;
export type MembershipFreezing = Camel<Schemas['MembershipFreezing']>;
export type FreezePreview = Camel<Schemas['FreezePreview']>;
export type FreezeRequest = Camel<Schemas['FreezeRequest']>;

/** GET my-account/memberships: what the customer has and had, those that run first. */
export function loadMemberships(options?: CallOptions): Promise<AccountMemberships> {
  return dataOf(() => api().GET('/api/my-account/memberships', { ...options }));
}

/** GET my-account/memberships/{id}. A membership of somebody else is a 404. */
export function loadMembership({ id }: { id: string }, options?: CallOptions): Promise<AccountMembership> {
  const params = { path: { id } };
  return dataOf(() => api().GET('/api/my-account/memberships/{id}', { params, ...options }));
}

/** GET my-account/memberships/{id}/freeze: how it can be frozen, and what ending its freeze does. */
export function loadFreezing({ id }: { id: string }, options?: CallOptions): Promise<MembershipFreezing> {
  const params = { path: { id } };
  return dataOf(() => api().GET('/api/my-account/memberships/{id}/freeze', { params, ...options }));
}

/** The same with what freezing does. Days and months that cannot be chosen are a `validation` failure under `from`, `months`. */
export function previewFreeze(
  { id, from, months }: { id: string; from: string; months: number },
  options?: CallOptions,
): Promise<MembershipFreezing> {
  const params = { path: { id }, query: { from, months } };
  return dataOf(() => api().GET('/api/my-account/memberships/{id}/freeze', { params, ...options }));
}

/** POST my-account/memberships/{id}/freeze: as it was read; another outcome is a `validation` failure under `expected`. */
export function freezeMembership(
  { id, ...body }: FreezeRequest & { id: string },
  options?: CallOptions,
): Promise<MembershipFreezing> {
  const params = { path: { id } };
  return dataOf(() => api().POST('/api/my-account/memberships/{id}/freeze', { params, body, ...options }));
}

/** DELETE my-account/memberships/{id}/freeze: taken back or ended early, as it was read. */
export function endFreeze(
  { id, expected }: { id: string; expected: string },
  options?: CallOptions,
): Promise<MembershipFreezing> {
  const params = { path: { id }, query: { expected } };
  return dataOf(() => api().DELETE('/api/my-account/memberships/{id}/freeze', { params, ...options }));
}
