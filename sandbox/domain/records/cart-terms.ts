import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { invalid } from '../domain-error.ts';
import type { Terms } from '../types.ts';
import { itemsOf } from './cart.ts';
import { termsOfKind } from './terms-record.ts';

const TERMS_MESSAGE = 'You must agree to the Terms and Conditions.';

/** The distinct terms of the memberships in a cart. */
export async function termsOfCart(db: Tx, store: Store, cartId: string): Promise<Terms[]> {
  const byId = new Map<string, Terms>();
  for (const { joining } of await itemsOf(db, store, cartId)) {
    const found = joining ? await termsOfKind(db, store, 'membership', joining.membershipTypeId) : [];
    for (const terms of found) byId.set(terms.id, terms);
  }
  return [...byId.values()];
}

/** Refuses unless all of a cart's terms were accepted. */
export async function requireTerms(db: Tx, store: Store, cartId: string, accepted: string[]): Promise<void> {
  const wanted = await termsOfCart(db, store, cartId);
  if (wanted.some(({ id }) => !accepted.includes(id))) throw invalid({ terms: [TERMS_MESSAGE] });
}
