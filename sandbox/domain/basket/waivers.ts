import type { Store } from '../../store/store.ts';
import { type AttendeeWaiver, findWaiversForItems } from '../attendees/index.ts';
import { findCartItems, findVisibleCart } from '../cart/index.ts';
import type { Caller } from '../common/types.ts';

/** GET waivers?cart_id: the waivers to sign before this cart is paid, signed ones included. 404 for another customer's cart. */
export function getCartWaivers(store: Store, caller: Caller, cartId: string): Promise<AttendeeWaiver[]> {
  return store.read(async (db) => {
    const cart = await findVisibleCart(db, store, caller, cartId);
    return cart === null ? [] : findWaiversForItems(db, store, await findCartItems(db, store, cart.id));
  });
}
