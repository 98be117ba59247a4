import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData, unwrapEmpty } from './unwrap';

type Schemas = components['schemas'];

export type HandOff = Camel<Schemas['Handoff']>;
export type HandOffState = Schemas['HandoffState'];
export type HandOffPreview = Camel<Schemas['HandoffPreview']>;
export type ClaimedHandOff = Camel<Schemas['ClaimedHandoff']>;
export type NewHandOff = Camel<Schemas['CreateHandoffRequest']>;

/**
 * POST cart/handoffs, for staff: creates a code with which the customer pays the till basket on their own device, or returns the
 * open one. A 404 means that the API has no hand-offs; the `code` of a 422 says why this basket has none.
 */
export function createHandOff(body: NewHandOff, options?: CallOptions): Promise<HandOff> {
  return unwrapData(() => api().POST('/api/cart/handoffs', { body, ...options }));
}

/**
 * GET cart/handoffs/{id}, for staff: its current state. Not cached, because a cached response would contain an old server time.
 */
export function loadHandOff({ id }: { id: string }, options?: CallOptions): Promise<HandOff> {
  const params = { path: { id } };
  return unwrapData(() => api().GET('/api/cart/handoffs/{id}', { params, cache: 'no-store', ...options }));
}

/** POST extend, for staff: ten more minutes. A 422 after two extensions. */
export function extendHandOff({ id }: { id: string }, options?: CallOptions): Promise<HandOff> {
  const params = { path: { id } };
  return unwrapData(() => api().POST('/api/cart/handoffs/{id}/extend', { params, ...options }));
}

/** POST email, for staff: sends the link to the customer's e-mail address. A 429 after three. */
export function emailHandOff({ id }: { id: string }, options?: CallOptions): Promise<void> {
  const params = { path: { id } };
  return unwrapEmpty(() => api().POST('/api/cart/handoffs/{id}/email', { params, ...options }));
}

/**
 * DELETE, for staff: returns the basket to the desk. A 409 while the customer is paying or once they have paid. Safe to repeat.
 */
export function cancelHandOff({ id }: { id: string }, options?: CallOptions): Promise<void> {
  const params = { path: { id } };
  return unwrapEmpty(() => api().DELETE('/api/cart/handoffs/{id}', { params, ...options }));
}

/**
 * GET handoffs/{token}: the public preview. A typed code needs a log-in (401). A 404 means that the code is wrong or long
 * expired.
 */
export function previewHandOff({ token }: { token: string }, options?: CallOptions): Promise<HandOffPreview> {
  const params = { path: { token } };
  return unwrapData(() => api().GET('/api/handoffs/{token}', { params, cache: 'no-store', ...options }));
}

/**
 * POST claim: makes this device the only one that can pay the basket. A 403 for another customer, a 410 when the hand-off is
 * over.
 */
export function claimHandOff({ token }: { token: string }, options?: CallOptions): Promise<ClaimedHandOff> {
  const params = { path: { token } };
  return unwrapData(() => api().POST('/api/handoffs/{token}/claim', { params, ...options }));
}

/** POST release: the customer gives the basket back to the desk. A 409 while a payment is in progress. Safe to repeat. */
export function releaseHandOff({ token }: { token: string }, options?: CallOptions): Promise<void> {
  const params = { path: { token } };
  return unwrapEmpty(() => api().POST('/api/handoffs/{token}/release', { params, ...options }));
}
