import type { Store } from '../../store/store.ts';
import {
  findCartOwner,
  findOpenCart,
  findPayableCart,
  refuseHandedOver,
  refuseWhilePaying,
} from '../cart/index.ts';
import { forbidden, validationErrorWithCode } from '../common/index.ts';
import type { Completion, PaymentLine, Session } from '../common/types.ts';
import { recordAtDesk } from '../people/index.ts';
import { isPaidOnPhone } from './records/handoff-payment.ts';
import { draftOrder } from './records/order-draft.ts';
import { requireOrderable } from './records/order-gate.ts';
import { placeOrder } from './records/place-order.ts';
import { findRecentOrder } from './records/recent-order.ts';

const PAID_ON_PHONE =
  'The customer has paid this basket on their phone. Don’t take money for it, or refund what you took.';

export interface OfflinePayment {
  selectedUserId: string;
  payments: PaymentLine[];
  terms: string[];
  completedWaivers: string[];
  source: string;
  itemHash: string;
}

/**
 * POST cart/pay: for staff only. The tenders must add up to the balance. Staff show the terms at the till.
 * Repeating it after the cart was paid returns its order.
 */
export async function payOffline(store: Store, session: Session, input: OfflinePayment): Promise<Completion> {
  if (session.role !== 'staff' || input.source !== 'front-of-house') throw forbidden();
  return store.write(async (tx) => {
    const owner = await findCartOwner(tx, store, session, input.selectedUserId || null);
    if (owner.channel !== 'till') throw forbidden();
    const earlier = (await findOpenCart(tx, store, owner)) ? null : await findRecentOrder(tx, store, owner);
    if (earlier !== null) {
      if (await isPaidOnPhone(tx, store, earlier))
        throw validationErrorWithCode('already_paid', PAID_ON_PHONE);
      return { completeOrderId: earlier, status: 'completed' };
    }
    const seen = await findPayableCart(tx, store, owner);
    await refuseHandedOver(tx, store, seen.cart.id);
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
