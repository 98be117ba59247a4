import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { orders } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';
import {
  findCartTerms,
  listPaymentLines,
  refuseWhilePaying,
  requireBasketOwner,
  requirePayableCart,
} from '../cart/index.ts';
import type { Caller, OrderCompletion } from '../common/types.ts';
import { runPaymentTransaction, toCartOwner } from './payment-transaction.ts';
import { buildOrderDraft } from './records/order-draft.ts';
import { requireOrderableCart } from './records/orderable-cart.ts';
import { placeOrder } from './records/place-order.ts';

export interface FreeOrderRequest {
  source: string;
  itemHash: string | null;
  completedWaivers: string[];
  attemptId: string | null;
  termsAccepted: boolean;
}

/**
 * POST checkout/free: confirms an order that is free or fully paid with credit. The single checkbox accepts all
 * terms. A repeated attempt returns the same order.
 */
export async function completeFreeOrder(
  store: Store,
  caller: Caller,
  input: FreeOrderRequest,
): Promise<OrderCompletion> {
  return runPaymentTransaction(store, toCartOwner(caller), async (tx) => {
    const earlierOrderId = await findOrderIdByAttempt(tx, store, caller.userId, input.attemptId);
    if (earlierOrderId !== null) return { completeOrderId: earlierOrderId, status: 'completed' };
    const pricedCart = await requirePayableCart(tx, store, await requireBasketOwner(tx, store, caller));
    refuseWhilePaying(pricedCart.cart);
    const cartTerms = await findCartTerms(tx, store, pricedCart.cart.id);
    const terms = input.termsAccepted ? cartTerms.map(({ id }) => id) : [];
    const agreement = { ...input, terms, payments: listPaymentLines(pricedCart, 'credit') };
    const orderableCart = await requireOrderableCart(tx, store, pricedCart.cart, agreement, 'free');
    const completeOrderId = await placeOrder(tx, store, {
      cart: orderableCart.cart,
      draft: buildOrderDraft(orderableCart),
      source: input.source,
      completedWaivers: input.completedWaivers,
      payments: agreement.payments,
      card: null,
      attemptId: input.attemptId,
    });
    return { completeOrderId, status: 'completed' };
  });
}

async function findOrderIdByAttempt(
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
