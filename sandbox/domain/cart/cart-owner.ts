import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import type { CartOwner } from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import { findSelectedCustomer } from '../people/index.ts';
import { toOnlineOwner } from './records/cart.ts';
import { findOwnHandoff } from './records/handoff.ts';

/**
 * Finds whose cart a call is about. Staff may act for a customer and then use the till basket.
 * @throws DomainError 403 if a customer acts for somebody else
 */
export async function findCartOwner(
  db: Tx,
  store: Store,
  caller: Caller,
  selectedUserId: string | null | undefined,
): Promise<CartOwner> {
  const customer = await findSelectedCustomer(db, store, caller, selectedUserId);
  return customer ? { customerId: customer.id, channel: 'till' } : requireBasketOwner(db, store, caller);
}

/**
 * The basket that the caller pays: their own, or one that the desk handed over to them.
 * @throws DomainError 410 if the hand-off is not theirs or has ended
 */
export async function requireBasketOwner(db: Tx, store: Store, caller: Caller): Promise<CartOwner> {
  if (caller.handoffId === undefined) return toOnlineOwner(caller.userId);
  await findOwnHandoff(db, store, caller);
  return { customerId: caller.userId, channel: 'till' };
}
