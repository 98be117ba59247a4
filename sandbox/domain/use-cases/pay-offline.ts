import type { Store } from '../../store/store.ts';
import { forbidden } from '../domain-error.ts';
import { findOpenCart, refuseWhilePaying } from '../records/cart.ts';
import { recordAtDesk } from '../records/desk-record.ts';
import { draftOrder } from '../records/order-draft.ts';
import { requireOrderable } from '../records/order-gate.ts';
import { payableCart } from '../records/payable-cart.ts';
import { placeOrder } from '../records/place-order.ts';
import { recentOrder } from '../records/recent-order.ts';
import type { Completion, PaymentLine, Session } from '../types.ts';
import { ownerOf } from './cart-owner.ts';

export interface OfflinePayment {
  selectedUserId: string;
  payments: PaymentLine[];
  terms: string[];
  completedWaivers: string[];
  source: string;
  itemHash: string;
}

/**
 * POST cart/pay: for staff only; the tenders must add up to the balance. Staff show the terms at the till. Again after the cart was
 * paid: its order.
 */
export async function payOffline(store: Store, session: Session, input: OfflinePayment): Promise<Completion> {
  if (session.role !== 'staff' || input.source !== 'front-of-house') throw forbidden();
  return store.write(async (tx) => {
    const owner = await ownerOf(tx, store, session, input.selectedUserId || null);
    if (owner.channel !== 'till') throw forbidden();
    const earlier = (await findOpenCart(tx, store, owner)) ? null : await recentOrder(tx, store, owner);
    if (earlier !== null) return { completeOrderId: earlier, status: 'completed' };
    const seen = await payableCart(tx, store, owner);
    refuseWhilePaying(seen.cart);
    const agreed = { ...input, itemHash: input.itemHash || null };
    const priced = await requireOrderable(tx, store, seen.cart, agreed, 'till');
    const completeOrderId = await placeOrder(tx, store, {
      cart: priced.cart,
      draft: draftOrder(priced),
      source: input.source,
      completedWaivers: input.completedWaivers,
      payments: input.payments,
      servedById: session.userId,
      card: null,
      attemptId: null,
    });
    await recordAtDesk(tx, store, session, {
      customerId: owner.customerId,
      what: 'sold',
      orderId: completeOrderId,
    });
    return { completeOrderId, status: 'completed' };
  });
}
