import { createEvent, createStore, sample } from 'effector';
import type { ServedCustomer } from '@/shared/api';
import { $token } from './session';

/** Staff serve this customer from now on, and nobody else; the same customer again is what is known of them now. */
export const customerServed = createEvent<ServedCustomer>();
/** Staff are done with the customer; what is unpaid is asked about first. */
export const finishRequested = createEvent();
/** Nobody is served any more. */
export const servingEnded = createEvent();

/** Whom staff serve: in memory only, and gone with the session of the staff. */
export const $servedCustomer = createStore<ServedCustomer | null>(null, { serialize: 'ignore' })
  .on(customerServed, (_, customer) => customer)
  .reset(servingEnded);
sample({ clock: $token, filter: (token) => token === null, fn: () => null, target: $servedCustomer });

/**
 * Whose till basket it is. It stands beside its source, for a derived store begins with what its source holds in the scope
 * that is current when its module loads: derived in code that loads later, the first change of another scope may go unseen.
 */
export const $servedId = $servedCustomer.map((customer) => customer?.id ?? null);
