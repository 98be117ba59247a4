import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { findOpenCart, refreshPlacesAndPrices, toOnlineOwner } from '../cart/index.ts';
import { type CartOwner, DomainError } from '../common/index.ts';
import type { Caller } from '../common/types.ts';

const REFUSAL_HTTP_STATUS = 422;

/**
 * Runs a transaction that pays a cart at the current price. A refusal rolls it back, including places that it took
 * again at another price; those are then taken in a transaction of their own. Otherwise the next read would return
 * the refused cart at its old price.
 */
export async function runPaymentTransaction<Result>(
  store: Store,
  owner: CartOwner,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  try {
    return await store.write(work);
  } catch (error) {
    if (error instanceof DomainError && error.status === REFUSAL_HTTP_STATUS)
      await refreshBasket(store, owner);
    throw error;
  }
}

/** The basket that a call is about, whether or not the caller may pay it. */
export function toCartOwner({ userId, handoffId }: Caller): CartOwner {
  return handoffId === undefined ? toOnlineOwner(userId) : { customerId: userId, channel: 'till' };
}

async function refreshBasket(store: Store, owner: CartOwner): Promise<void> {
  await store.write(async (tx) => {
    const cart = await findOpenCart(tx, store, owner);
    if (cart?.status === 'open') await refreshPlacesAndPrices(tx, store, cart);
  });
}
