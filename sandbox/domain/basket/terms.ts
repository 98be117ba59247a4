import type { Store } from '../../store/store.ts';
import { termsOfCart, visibleCart } from '../cart/index.ts';
import { membershipTypeById, termsOfKind } from '../catalogue/index.ts';
import { notFound } from '../common/index.ts';
import type { Session, Terms } from '../common/types.ts';

/** GET terms?cart_id: the terms to accept before this cart is paid; may be empty. Throws 404 for another customer's cart. */
export async function cartTerms(store: Store, session: Session, cartId: string): Promise<Terms[]> {
  return store.read(async (db) => {
    const cart = await visibleCart(db, store, session, cartId);
    return cart === null ? [] : termsOfCart(db, store, cart.id);
  });
}

/** GET terms/account. Throws 404 if the operator has none. */
export async function accountTerms(store: Store): Promise<Terms> {
  const [terms] = await store.read((db) => termsOfKind(db, store, 'account', null));
  if (!terms) throw notFound();
  return terms;
}

/** GET terms/direct-debit. */
export async function directDebitTerms(store: Store): Promise<Terms | null> {
  return store.read(async (db) => (await termsOfKind(db, store, 'direct-debit', null))[0] ?? null);
}

/** GET terms/membership/{typeId}. */
export async function membershipTerms(store: Store, membershipTypeId: string): Promise<Terms | null> {
  return ofType(store, 'membership', membershipTypeId);
}

/** GET terms/membership/{typeId}/health-commitment. */
export async function healthCommitment(store: Store, membershipTypeId: string): Promise<Terms | null> {
  return ofType(store, 'health-commitment', membershipTypeId);
}

async function ofType(
  store: Store,
  kind: 'membership' | 'health-commitment',
  membershipTypeId: string,
): Promise<Terms | null> {
  return store.read(async (db) => {
    const type = await membershipTypeById(db, store, membershipTypeId);
    return (await termsOfKind(db, store, kind, type.id))[0] ?? null;
  });
}
