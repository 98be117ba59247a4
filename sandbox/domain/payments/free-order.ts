import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { orders } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';
import {
  findBasketOwner,
  findCartTerms,
  findPayableCart,
  listTenders,
  refuseWhilePaying,
} from '../cart/index.ts';
import type { Completion, Session } from '../common/types.ts';
import { draftOrder } from './records/order-draft.ts';
import { requireOrderable } from './records/order-gate.ts';
import { placeOrder } from './records/place-order.ts';
import { toRequestedOwner, writePayment } from './write-payment.ts';

export interface FreeOrderRequest {
  source: string;
  itemHash: string | null;
  terms: string[];
  completedWaivers: string[];
  attemptId: string | null;
  termsAccepted: boolean;
}

/**
 * POST checkout/free: confirms an order that is free or fully paid with credit. The single checkbox accepts all
 * terms. A repeated attempt returns the same order.
 */
export async function completeFree(
  store: Store,
  session: Session,
  input: FreeOrderRequest,
): Promise<Completion> {
  return writePayment(store, toRequestedOwner(session), async (tx) => {
    const earlier = await orderOfAttempt(tx, store, session.userId, input.attemptId);
    if (earlier !== null) return { completeOrderId: earlier, status: 'completed' };
    const seen = await findPayableCart(tx, store, await findBasketOwner(tx, store, session));
    refuseWhilePaying(seen.cart);
    const all = await findCartTerms(tx, store, seen.cart.id);
    const terms = input.termsAccepted ? all.map(({ id }) => id) : [];
    const agreed = { ...input, terms, payments: listTenders(seen, 'credit') };
    const priced = await requireOrderable(tx, store, seen.cart, agreed, 'free');
    const completeOrderId = await placeOrder(tx, store, {
      cart: priced.cart,
      draft: draftOrder(priced),
      source: input.source,
      completedWaivers: input.completedWaivers,
      payments: agreed.payments,
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
