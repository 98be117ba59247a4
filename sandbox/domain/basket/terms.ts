import type { Store } from '../../store/store.ts';
import { findCartTerms, findVisibleCart } from '../cart/index.ts';
import { findMembershipTypeById, findTermsByKind } from '../catalogue/index.ts';
import { notFound } from '../common/index.ts';
import type { Caller, Terms } from '../common/types.ts';

/** GET terms?cart_id: the terms to accept before this cart is paid; may be empty. Throws 404 for another customer's cart. */
export async function getCartTerms(store: Store, caller: Caller, cartId: string): Promise<Terms[]> {
  return store.read(async (db) => {
    const cart = await findVisibleCart(db, store, caller, cartId);
    return cart === null ? [] : findCartTerms(db, store, cart.id);
  });
}

/** GET terms/account. Throws 404 if the operator has none. */
export async function getAccountTerms(store: Store): Promise<Terms> {
  const [terms] = await store.read((db) => findTermsByKind(db, store, 'account', null));
  if (!terms) throw notFound();
  return terms;
}

/** GET terms/direct-debit. */
export async function getDirectDebitTerms(store: Store): Promise<Terms | null> {
  return store.read(async (db) => (await findTermsByKind(db, store, 'direct-debit', null))[0] ?? null);
}

/** GET terms/membership/{typeId}. */
export async function getMembershipTerms(store: Store, membershipTypeId: string): Promise<Terms | null> {
  return findTermsOfType(store, 'membership', membershipTypeId);
}

/** GET terms/membership/{typeId}/health-commitment. */
export async function getHealthCommitment(store: Store, membershipTypeId: string): Promise<Terms | null> {
  return findTermsOfType(store, 'health-commitment', membershipTypeId);
}

async function findTermsOfType(
  store: Store,
  kind: 'membership' | 'health-commitment',
  membershipTypeId: string,
): Promise<Terms | null> {
  return store.read(async (db) => {
    const type = await findMembershipTypeById(db, store, membershipTypeId);
    return (await findTermsByKind(db, store, kind, type.id))[0] ?? null;
  });
}
