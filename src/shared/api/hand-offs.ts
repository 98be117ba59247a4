import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, dataOf, doneOf } from './unwrap';

type Schemas = components['schemas'];

export type HandOff = Camel<Schemas['Handoff']>;
export type HandOffState = Schemas['HandoffState'];
export type HandOffPreview = Camel<Schemas['HandoffPreview']>;
export type ClaimedHandOff = Camel<Schemas['ClaimedHandoff']>;
export type NewHandOff = Camel<Schemas['CreateHandoffRequest']>;

/**
 * POST cart/handoffs, for staff: a code with which the customer pays the till basket on a device of their own. A live one is answered again. A 404
 * is an API without hand-offs; the `code` of a 422 says why there is none.
 */
export function createHandOff(body: NewHandOff, options?: CallOptions): Promise<HandOff> {
  return dataOf(() => api().POST('/api/cart/handoffs', { body, ...options }));
}

/** GET cart/handoffs/{id}, for staff: what became of it. An answer out of a cache would have the time of another. */
export function readHandOff({ id }: { id: string }, options?: CallOptions): Promise<HandOff> {
  const params = { path: { id } };
  return dataOf(() => api().GET('/api/cart/handoffs/{id}', { params, cache: 'no-store', ...options }));
}

/** POST extend, for staff: ten minutes more. A 422 where it has had that twice. */
export function extendHandOff({ id }: { id: string }, options?: CallOptions): Promise<HandOff> {
  const params = { path: { id } };
  return dataOf(() => api().POST('/api/cart/handoffs/{id}/extend', { params, ...options }));
}

/** POST email, for staff: the address goes to the customer's own e-mail address. A 429 after three. */
export function emailHandOff({ id }: { id: string }, options?: CallOptions): Promise<void> {
  const params = { path: { id } };
  return doneOf(() => api().POST('/api/cart/handoffs/{id}/email', { params, ...options }));
}

/** DELETE, for staff: the basket is the desk's again. A 409 while the customer pays, or when they have. May be repeated. */
export function cancelHandOff({ id }: { id: string }, options?: CallOptions): Promise<void> {
  const params = { path: { id } };
  return doneOf(() => api().DELETE('/api/cart/handoffs/{id}', { params, ...options }));
}

/** GET handoffs/{token}: what anybody may see of it. A typed code needs a log-in (401). A 404 is no code, or one that is long over. */
export function previewHandOff({ token }: { token: string }, options?: CallOptions): Promise<HandOffPreview> {
  const params = { path: { token } };
  return dataOf(() => api().GET('/api/handoffs/{token}', { params, cache: 'no-store', ...options }));
}

/** POST claim: from now on this device pays the basket, and no other. A 403 for another customer, a 410 when it is over. */
export function claimHandOff({ token }: { token: string }, options?: CallOptions): Promise<ClaimedHandOff> {
  const params = { path: { token } };
  return dataOf(() => api().POST('/api/handoffs/{token}/claim', { params, ...options }));
}

/** POST release: the customer gives the basket back to the desk. A 409 while a payment is under way. May be repeated. */
export function releaseHandOff({ token }: { token: string }, options?: CallOptions): Promise<void> {
  const params = { path: { token } };
  return doneOf(() => api().POST('/api/handoffs/{token}/release', { params, ...options }));
}
