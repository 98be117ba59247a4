import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { forbidden, notFound } from '../domain-error.ts';
import { findCustomer } from '../records/customer.ts';
import type { Session } from '../types.ts';

/** Whose cart a call is about. Staff may act for a customer; customers only for themselves (403). */
export async function ownerOf(
  db: Tx,
  store: Store,
  session: Session,
  selectedUserId: string | null | undefined,
): Promise<string> {
  if (!selectedUserId || selectedUserId === session.userId) return session.userId;
  if (session.role !== 'staff') throw forbidden();
  const customer = await findCustomer(db, store, selectedUserId);
  if (!customer) throw notFound();
  return customer.id;
}
