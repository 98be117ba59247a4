import type { Tx } from '../../store/connection.ts';
import { carts } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';
import { addItem, newCart } from './cart.ts';
import { kindFor } from './item-kinds/registry.ts';
import { draftOrder } from './order-draft.ts';
import { placeOrder } from './place-order.ts';
import { priceCart } from './priced-cart.ts';
import type { QuotedBooking } from './session-booking.ts';
import type { WaitingRecord } from './waiting-entries.ts';

/** The source of orders that a waiting list has made, without the customer being there. */
export const WAITING_LIST = 'waiting-list';

/** Books the places that are held for an entry and cost nothing: by an order of its own, apart from the customer's basket. */
export async function bookWaiting(
  tx: Tx,
  store: Store,
  { id: offerId, customerId, sessionKey }: WaitingRecord,
  quotes: readonly QuotedBooking[],
): Promise<void> {
  // Completed from the start, because a customer has one open cart.
  const cart = { ...newCart(store, customerId), status: 'completed' as const };
  await tx.insert(carts).values(cart);
  for (const { person, offer } of quotes) {
    const price = { purchasedForUserId: person.id, pricingOptionId: offer.pricingOptionId };
    const wanted = { id: sessionKey, type: 'activity', options: {}, offerId, ...price };
    const item = await kindFor({ type: 'activity' }).prepare(tx, store, cart, wanted);
    await addItem(tx, store, { cartId: cart.id, source: 'activity-booking', ...item });
  }
  const draft = draftOrder(await priceCart(tx, store, cart));
  if (draft.total !== 0) throw new Error(`The waiting entry ${offerId} would be booked for ${draft.total}.`);
  await placeOrder(tx, store, {
    cart,
    draft,
    source: WAITING_LIST,
    payments: [],
    completedWaivers: [],
    card: null,
    attemptId: null,
  });
}
