import { createEvent, createStore, sample } from 'effector';
import type { ServedCustomer } from '@/shared/api';
import { $token } from './session';

/** Staff start to serve this customer, or the served customer's details have been refreshed. */
export const customerServed = createEvent<ServedCustomer>();
/** Staff want to stop serving the customer; if the basket is unpaid, they are asked to confirm first. */
export const finishRequested = createEvent();
/** Staff no longer serve anybody. */
export const servingEnded = createEvent();

/** The customer whom staff are serving, kept in memory only, for as long as the staff session. */
export const $servedCustomer = createStore<ServedCustomer | null>(null, { serialize: 'ignore' })
  .on(customerServed, (_, customer) => customer)
  .reset(servingEnded);
sample({ clock: $token, filter: (token) => token === null, fn: () => null, target: $servedCustomer });

/**
 * The id of the customer whose till basket is open. Declared beside its source: a derived store takes its first value from the
 * current scope when its module loads, so one derived in a lazy chunk could miss the first change in another scope.
 */
export const $servedId = $servedCustomer.map((customer) => customer?.id ?? null);
