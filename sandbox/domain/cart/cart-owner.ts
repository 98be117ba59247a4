import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import type { CartOwner } from '../common/index.ts';
import type { Session } from '../common/types.ts';
import { selectedCustomer } from '../people/index.ts';
import { online } from './records/cart.ts';
import { ownHandoff } from './records/handoff.ts';

/** Whose cart a call is about. Staff may act for a customer, whose cart is then the one at the till; customers only for themselves (403). */
export async function ownerOf(
  db: Tx,
  store: Store,
  session: Session,
  selectedUserId: string | null | undefined,
): Promise<CartOwner> {
  const customer = await selectedCustomer(db, store, session, selectedUserId);
  return customer ? { customerId: customer.id, channel: 'till' } : basketOf(db, store, session);
}

/** The basket that the caller pays: their own one, or that of the desk which was handed over to them (410 when it is not, or no longer). */
export async function basketOf(db: Tx, store: Store, session: Session): Promise<CartOwner> {
  if (session.handoffId === undefined) return online(session.userId);
  await ownHandoff(db, store, session);
  return { customerId: session.userId, channel: 'till' };
}
