import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData } from './unwrap';

type Schemas = components['schemas'];

export type AccountMemberships = Camel<Schemas['AccountMemberships']>;
export type AccountMembership = Camel<Schemas['AccountMembership']>;
export type MembershipFreezing = Camel<Schemas['MembershipFreezing']>;
export type FreezePreview = Camel<Schemas['FreezePreview']>;
export type FreezeRequest = Camel<Schemas['FreezeRequest']>;

/** GET my-account/memberships: the customer's current and past memberships, current ones first. */
export function loadMemberships(options?: CallOptions): Promise<AccountMemberships> {
  return unwrapData(() => api().GET('/api/my-account/memberships', { ...options }));
}

/** GET my-account/memberships/{id}. Another customer's membership is a 404. */
export function loadMembership({ id }: { id: string }, options?: CallOptions): Promise<AccountMembership> {
  const params = { path: { id } };
  return unwrapData(() => api().GET('/api/my-account/memberships/{id}', { params, ...options }));
}

/** GET my-account/memberships/{id}/freeze: how the membership can be frozen, and what ending its freeze does. */
export function loadFreezing({ id }: { id: string }, options?: CallOptions): Promise<MembershipFreezing> {
  const params = { path: { id } };
  return unwrapData(() => api().GET('/api/my-account/memberships/{id}/freeze', { params, ...options }));
}

/**
 * GET my-account/memberships/{id}/freeze for chosen dates: what this freeze would do. Dates and months that cannot be chosen are
 * a `validation` failure under `from` and `months`.
 */
export function previewFreeze(
  { id, from, months }: { id: string; from: string; months: number },
  options?: CallOptions,
): Promise<MembershipFreezing> {
  const params = { path: { id }, query: { from, months } };
  return unwrapData(() => api().GET('/api/my-account/memberships/{id}/freeze', { params, ...options }));
}

/** POST my-account/memberships/{id}/freeze. If the outcome differs from the preview, a `validation` failure under `expected`. */
export function freezeMembership(
  { id, ...body }: FreezeRequest & { id: string },
  options?: CallOptions,
): Promise<MembershipFreezing> {
  const params = { path: { id } };
  return unwrapData(() =>
    api().POST('/api/my-account/memberships/{id}/freeze', { params, body, ...options }),
  );
}

/**
 * DELETE my-account/memberships/{id}/freeze: withdraws or ends the freeze. If the outcome differs from the preview, a
 * `validation` failure under `expected`.
 */
export function endFreeze(
  { id, expected }: { id: string; expected: string },
  options?: CallOptions,
): Promise<MembershipFreezing> {
  const params = { path: { id }, query: { expected } };
  return unwrapData(() => api().DELETE('/api/my-account/memberships/{id}/freeze', { params, ...options }));
}
