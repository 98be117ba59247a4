import type { Store } from '../../store/store.ts';
import type { CardProviders } from '../card-provider.ts';
import { findOpenCart, online } from '../records/cart.ts';
import { priceCart } from '../records/priced-cart.ts';
import { cancelPayments } from '../records/release-payment.ts';
import { unclaimedTransactions } from '../records/transaction.ts';

/**
 * After a basket was cleared, changed or ordered in another way: releases the money that a bank holds for an earlier state
 * of the basket. Keeps payments for the current basket and those that have claimed their basket.
 */
export async function releaseHolds(store: Store, cards: CardProviders, customerId: string): Promise<void> {
  const stale = await store.read(async (db) => {
    const pending = await unclaimedTransactions(db, store, customerId);
    if (pending.length === 0) return [];
    const cart = await findOpenCart(db, store, online(customerId));
    const priced = cart && (await priceCart(db, store, cart));
    return pending.filter(
      (one) => one.cartId !== cart?.id || one.itemHash !== priced?.itemHash || one.amount !== priced.balance,
    );
  });
  await cancelPayments(store, cards, stale);
}
