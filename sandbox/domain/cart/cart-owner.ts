import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import type { CartOwner } from '../common/index.ts';
import type { Session } from '../common/types.ts';
import { selectedCustomer } from '../people/index.ts';
import { online } from './records/cart.ts';
import { ownHandoff } from './records/handoff.ts';

/**
 * Finds whose cart a call is about. Staff may act for a customer and then use the till basket.
 * @throws DomainError 403 if a customer acts for somebody else
 */
export async function ownerOf(
  db: Tx,
  store: Store,
  session: Session,
  selectedUserId: string | null | undefined,
): Promise<CartOwner> {
  const customer = await selectedCustomer(db, store, session, selectedUserId);
  return customer ? { customerId: customer.id, channel: 'till' } : basketOf(db, store, session);
}

/**
 * The basket that the caller pays: their own, or one that the desk handed over to them.
 * @throws DomainError 410 if the hand-off is not theirs or has ended
 */
export async function basketOf(db: Tx, store: Store, session: Session): Promise<CartOwner> {
  if (session.handoffId === undefined) return online(session.userId);
  await ownHandoff(db, store, session);
  return { customerId: session.userId, channel: 'till' };
}
