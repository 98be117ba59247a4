import type { Store } from '../../store/store.ts';
import {
  findCartOwner,
  findOpenCart,
  refuseHandedOver,
  refuseWhilePaying,
  requirePayableCart,
} from '../cart/index.ts';
import { forbidden, validationErrorWithCode } from '../common/index.ts';
import type { Caller, OrderCompletion, PaymentLine } from '../common/types.ts';
import { recordAtDesk } from '../people/index.ts';
import { isPaidOnPhone } from './records/handoff-payment.ts';
import { buildOrderDraft } from './records/order-draft.ts';
import { requireOrderableCart } from './records/orderable-cart.ts';
import { placeOrder } from './records/place-order.ts';
import { findRecentOrder } from './records/recent-order.ts';

const PAID_ON_PHONE_MESSAGE =
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
export async function payOffline(
  store: Store,
  caller: Caller,
  input: OfflinePayment,
): Promise<OrderCompletion> {
  if (caller.role !== 'staff' || input.source !== 'front-of-house') throw forbidden();
  return store.write(async (tx) => {
    const owner = await findCartOwner(tx, store, caller, input.selectedUserId || null);
    if (owner.channel !== 'till') throw forbidden();
    const earlierOrderId = (await findOpenCart(tx, store, owner))
      ? null
      : await findRecentOrder(tx, store, owner);
    if (earlierOrderId !== null) {
      if (await isPaidOnPhone(tx, store, earlierOrderId))
        throw validationErrorWithCode('already_paid', PAID_ON_PHONE_MESSAGE);
      return { completeOrderId: earlierOrderId, status: 'completed' };
    }
    const pricedCart = await requirePayableCart(tx, store, owner);
    await refuseHandedOver(tx, store, pricedCart.cart.id);
    refuseWhilePaying(pricedCart.cart);
    const agreement = { ...input, itemHash: input.itemHash || null };
    const orderableCart = await requireOrderableCart(tx, store, pricedCart.cart, agreement, 'till');
    const completeOrderId = await placeOrder(tx, store, {
      cart: orderableCart.cart,
      draft: buildOrderDraft(orderableCart),
      source: input.source,
      completedWaivers: input.completedWaivers,
      payments: input.payments,
      servedById: caller.userId,
      card: null,
      attemptId: null,
    });
    await recordAtDesk(tx, store, caller, {
      customerId: owner.customerId,
      what: 'sold',
      orderId: completeOrderId,
    });
    return { completeOrderId, status: 'completed' };
  });
}
