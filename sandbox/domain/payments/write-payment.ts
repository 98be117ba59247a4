import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { bringUpToDate, findOpenCart, online } from '../cart/index.ts';
import { type CartOwner, DomainError } from '../common/index.ts';
import type { Session } from '../common/types.ts';

const REFUSED = 422;

/**
 * A write that pays a cart at the price of now. A refusal undoes it, also the places that it took again at another price: these
 * are then taken in a write of their own. Otherwise the cart that is read next would be the one that was refused, at its old price.
 */
export async function writePayment<Result>(
  store: Store,
  owner: CartOwner,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  try {
    return await store.write(work);
  } catch (error) {
    if (error instanceof DomainError && error.status === REFUSED) await bringBasketUpToDate(store, owner);
    throw error;
  }
}

/** The basket that a call means to pay, whether or not it may. */
export function basketWanted({ userId, handoffId }: Session): CartOwner {
  return handoffId === undefined ? online(userId) : { customerId: userId, channel: 'till' };
}

async function bringBasketUpToDate(store: Store, owner: CartOwner): Promise<void> {
  await store.write(async (tx) => {
    const cart = await findOpenCart(tx, store, owner);
    if (cart?.status === 'open') await bringUpToDate(tx, store, cart);
  });
}
