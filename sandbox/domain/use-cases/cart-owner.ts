import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { type CartOwner, online } from '../records/cart.ts';
import type { Session } from '../types.ts';
import { selectedCustomer } from './served-customer.ts';

/** Whose cart a call is about. Staff may act for a customer, whose cart is then the one at the till; customers only for themselves (403). */
export async function ownerOf(
  db: Tx,
  store: Store,
  session: Session,
  selectedUserId: string | null | undefined,
): Promise<CartOwner> {
  const customer = await selectedCustomer(db, store, session, selectedUserId);
  return customer ? { customerId: customer.id, channel: 'till' } : online(session.userId);
}
