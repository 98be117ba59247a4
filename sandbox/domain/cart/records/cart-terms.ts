import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { carts } from '../../../store/schema/sales.ts';
import type { Store } from '../../../store/store.ts';
import { findTermsByKind } from '../../catalogue/index.ts';
import { type CartRecord, invalid, isUuid, notFound } from '../../common/index.ts';
import type { Caller, Terms } from '../../common/types.ts';
import { findCartItems } from './cart.ts';

const TERMS_MESSAGE = 'You must agree to the Terms and Conditions.';

/** The distinct terms of the memberships in a cart. */
export async function findCartTerms(db: Tx, store: Store, cartId: string): Promise<Terms[]> {
  const termsById = new Map<string, Terms>();
  for (const { joining } of await findCartItems(db, store, cartId)) {
    const membershipTerms = joining
      ? await findTermsByKind(db, store, 'membership', joining.membershipTypeId)
      : [];
    for (const terms of membershipTerms) termsById.set(terms.id, terms);
  }
  return [...termsById.values()];
}

/** Refuses, under a field of the request, unless all of a cart's terms were accepted. */
export async function requireTerms(
  db: Tx,
  store: Store,
  cartId: string,
  acceptedIds: readonly string[],
  field: 'terms' | 'termsAccepted',
): Promise<void> {
  const cartTerms = await findCartTerms(db, store, cartId);
  if (cartTerms.some(({ id }) => !acceptedIds.includes(id))) throw invalid({ [field]: [TERMS_MESSAGE] });
}

/**
 * Finds a cart that the caller may see: their own, or any cart for staff. Returns null for the id of a customer without a cart.
 * @throws DomainError 404 otherwise
 */
export async function findVisibleCart(
  db: Tx,
  store: Store,
  caller: Caller,
  cartId: string,
): Promise<CartRecord | null> {
  // For a customer without a cart, GET cart returns an empty one with the customer's own id.
  if (cartId === caller.userId) return null;
  const [cart] = isUuid(cartId)
    ? await db
        .select()
        .from(carts)
        .where(and(eq(carts.operatorId, store.operatorId), eq(carts.id, cartId)))
    : [];
  const isVisible = cart?.customerId === caller.userId || caller.role === 'staff';
  if (!cart || !isVisible) throw notFound();
  return cart;
}
