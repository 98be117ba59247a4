import type { Store } from '../../store/store.ts';
import { type AttendeeWaiver, waiversOfItems } from '../attendees/index.ts';
import { itemsOf, visibleCart } from '../cart/index.ts';
import type { Session } from '../common/types.ts';

/** GET waivers?cart_id: the waivers to sign before this cart is paid, signed ones included. 404 for another customer's cart. */
export function cartWaivers(store: Store, session: Session, cartId: string): Promise<AttendeeWaiver[]> {
  return store.read(async (db) => {
    const cart = await visibleCart(db, store, session, cartId);
    return cart === null ? [] : waiversOfItems(db, store, await itemsOf(db, store, cart.id));
  });
}
