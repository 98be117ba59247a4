import type { Camel } from './camel';
import type { Cart } from './cart';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData } from './unwrap';

type Schemas = components['schemas'];

export type WaitingEntry = Camel<Schemas['WaitingEntry']>;
export type JoinWaitingListRequest = Camel<Schemas['JoinWaitingListRequest']>;

const buildParams = (id: string) => ({ path: { id } });

/** GET waiting-list: the customer's active entries for sessions that have not begun. */
export function listWaitingEntries(options?: CallOptions): Promise<WaitingEntry[]> {
  return unwrapData(() => api().GET('/api/activities/waiting-list', { ...options }));
}

/** GET waiting-list/{id}: one entry, even if it has ended. Another customer's is an `http` 404. */
export function loadWaitingEntry({ id }: { id: string }, options?: CallOptions): Promise<WaitingEntry> {
  return unwrapData(() =>
    api().GET('/api/activities/waiting-list/{id}', { params: buildParams(id), ...options }),
  );
}

/** POST waiting-list: joins a full session's list with all people together. A refusal is a 422 with its message. */
export function joinWaitingList(body: JoinWaitingListRequest, options?: CallOptions): Promise<WaitingEntry> {
  return unwrapData(() => api().POST('/api/activities/waiting-list', { body, ...options }));
}

/** DELETE waiting-list/{id}: leaves the list, or declines the offer. Safe to repeat. */
export function leaveWaitingList({ id }: { id: string }, options?: CallOptions): Promise<WaitingEntry> {
  return unwrapData(() =>
    api().DELETE('/api/activities/waiting-list/{id}', { params: buildParams(id), ...options }),
  );
}

/** POST accept: adds the offered places to the cart. A 422 says that the offer has ended, or cannot be booked. */
export function acceptWaitingOffer({ id }: { id: string }, options?: CallOptions): Promise<Cart> {
  return unwrapData(() =>
    api().POST('/api/activities/waiting-list/{id}/accept', { params: buildParams(id), ...options }),
  );
}
