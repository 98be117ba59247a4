import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { forbidden, notFound } from '../domain-error.ts';
import { type CartOwner, online } from '../records/cart.ts';
import { findCustomer } from '../records/customer.ts';
import type { Session } from '../types.ts';

/** Whose cart a call is about. Staff may act for a customer, whose cart is then the one at the till; customers only for themselves (403). */
export async function ownerOf(
  db: Tx,
  store: Store,
  session: Session,
  selectedUserId: string | null | undefined,
): Promise<CartOwner> {
  if (!selectedUserId || selectedUserId === session.userId) return online(session.userId);
  if (session.role !== 'staff') throw forbidden();
  const customer = await findCustomer(db, store, selectedUserId);
  if (!customer) throw notFound();
  return { customerId: customer.id, channel: 'till' };
}
