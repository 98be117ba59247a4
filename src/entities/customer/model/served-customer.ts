import { createEvent, createStore, sample } from 'effector';
import { $token } from './session';

/** A customer at the desk, as staff see them in the bar. */
export interface ServedCustomer {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly membership: string | null;
  readonly hasOutstandingPenalties: boolean;
}

/** Staff serve this customer from now on, and nobody else. */
export const customerServed = createEvent<ServedCustomer>();
/** Staff are done with the customer; what is unpaid is asked about first. */
export const finishRequested = createEvent();
/** Nobody is served any more. */
export const servingEnded = createEvent();

/** Whom staff serve: in memory only, and gone with the session of the staff. */
export const $servedCustomer = createStore<ServedCustomer | null>(null, { serialize: 'ignore' }).on(
  customerServed,
  (_, customer) => customer,
);
sample({ clock: $token, filter: (token) => token === null, fn: () => null, target: $servedCustomer });
$servedCustomer.reset(servingEnded);
