import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { DomainError } from '../domain-error.ts';
import { keepHold } from '../records/basket-hold.ts';
import { findOpenCart } from '../records/cart.ts';
import { holdOf, isHeld } from '../rules/holds.ts';

const REFUSED = 422;

/**
 * A write that pays a cart at the price of now. A refusal undoes it, also the places that it took again at another price: these
 * are then taken in a write of their own. Otherwise the cart that is read next would be the one that was refused.
 */
export async function writePayment<Result>(
  store: Store,
  customerId: string,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  try {
    return await store.write(work);
  } catch (error) {
    if (error instanceof DomainError && error.status === REFUSED) await takeLapsedAgain(store, customerId);
    throw error;
  }
}

async function takeLapsedAgain(store: Store, customerId: string): Promise<void> {
  await store.write(async (tx) => {
    const cart = await findOpenCart(tx, store, customerId);
    if (!cart || cart.status === 'paying' || isHeld(holdOf(cart), store.clock.now())) return;
    await keepHold(tx, store, cart);
  });
}
