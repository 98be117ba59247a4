import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { orders } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';
import { invalid, refused } from '../domain-error.ts';
import { refuseWhilePaying } from '../records/cart.ts';
import { termsOfCart } from '../records/cart-terms.ts';
import { requireDeclarations } from '../records/declarations.ts';
import { draftOrder } from '../records/order-draft.ts';
import { heldCart, payableCart, requireConsent } from '../records/payable-cart.ts';
import { placeOrder } from '../records/place-order.ts';
import { tendersOf } from '../records/priced-cart.ts';
import type { Completion, Session } from '../types.ts';
import { writePayment } from './write-payment.ts';

export interface FreeOrderRequest {
  source: string;
  itemHash: string | null;
  terms: string[];
  completedWaivers: string[];
  attemptId: string | null;
  termsAccepted: boolean;
}

/**
 * POST checkout/free: confirms an order that costs nothing, or nothing but credit. The single checkbox accepts all terms. A repeated attempt
 * returns the same order.
 */
export async function completeFree(
  store: Store,
  session: Session,
  input: FreeOrderRequest,
): Promise<Completion> {
  return writePayment(store, session.userId, async (tx) => {
    const earlier = await orderOfAttempt(tx, store, session.userId, input.attemptId);
    if (earlier !== null) return { completeOrderId: earlier, status: 'completed' };
    const seen = await payableCart(tx, store, session.userId);
    refuseWhilePaying(seen.cart);
    const priced = await heldCart(tx, store, seen, input.itemHash);
    await requireDeclarations(
      tx,
      store,
      priced.cart,
      priced.items.map(({ item }) => item),
      input.completedWaivers,
    );
    if (priced.balance !== 0) throw refused('This order has to be paid.');
    const terms = await termsOfCart(tx, store, priced.cart.id);
    if (terms.length > 0 && !input.termsAccepted) {
      throw invalid({ termsAccepted: ['You must agree to the Terms and Conditions.'] });
    }
    await requireConsent(tx, store, priced, { ...input, terms: terms.map(({ id }) => id) });
    const completeOrderId = await placeOrder(tx, store, {
      cart: priced.cart,
      draft: draftOrder(priced),
      source: input.source,
      completedWaivers: input.completedWaivers,
      payments: tendersOf(priced, 'credit'),
      card: null,
      attemptId: input.attemptId,
    });
    return { completeOrderId, status: 'completed' };
  });
}

async function orderOfAttempt(
  tx: Tx,
  store: Store,
  customerId: string,
  attemptId: string | null,
): Promise<string | null> {
  if (attemptId === null) return null;
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.operatorId, store.operatorId),
        eq(orders.customerId, customerId),
        eq(orders.attemptId, attemptId),
      ),
    );
  return order?.id ?? null;
}
