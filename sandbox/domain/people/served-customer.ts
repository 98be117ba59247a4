import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { forbidden, notFound } from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import { findCustomer } from './records/customer.ts';
import type { CustomerRecord } from './records/customer-record.ts';

/**
 * The customer whom staff serve; null for the caller themselves. Customers may only give their own id.
 * @throws DomainError 403 for anybody but staff; 404 if there is no such customer
 */
export async function findSelectedCustomer(
  db: Tx,
  store: Store,
  caller: Caller | null,
  selectedUserId: string | null | undefined,
): Promise<CustomerRecord | null> {
  if (!selectedUserId || selectedUserId === caller?.userId) return null;
  if (caller?.role !== 'staff') throw forbidden();
  const customer = await findCustomer(db, store, selectedUserId);
  if (customer?.role !== 'customer') throw notFound();
  return customer;
}

/**
 * The person that a call is about: the caller, or the customer whom staff serve.
 * @throws DomainError as `findSelectedCustomer`
 */
export async function resolveServedCustomer<Requester extends Caller | null>(
  store: Store,
  caller: Requester,
  selectedUserId: string | null | undefined,
): Promise<Requester | Caller> {
  if (!selectedUserId) return caller;
  const customer = await store.read((db) => findSelectedCustomer(db, store, caller, selectedUserId));
  if (customer === null || caller === null) return caller;
  return { tokenId: caller.tokenId, userId: customer.id, role: 'customer', staffId: caller.userId };
}
