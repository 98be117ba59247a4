import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { DomainError } from '../domain-error.ts';
import { bringUpToDate } from '../records/basket-hold.ts';
import { findOpenCart, online } from '../records/cart.ts';

const REFUSED = 422;

/**
 * A write that pays a cart at the price of now. A refusal undoes it, also the places that it took again at another price: these
 * are then taken in a write of their own. Otherwise the cart that is read next would be the one that was refused, at its old price.
 */
export async function writePayment<Result>(
  store: Store,
  customerId: string,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  try {
    return await store.write(work);
  } catch (error) {
    if (error instanceof DomainError && error.status === REFUSED)
      await bringBasketUpToDate(store, customerId);
    throw error;
  }
}

async function bringBasketUpToDate(store: Store, customerId: string): Promise<void> {
  await store.write(async (tx) => {
    const cart = await findOpenCart(tx, store, online(customerId));
    if (cart?.status === 'open') await bringUpToDate(tx, store, cart);
  });
}
