import type { Store } from '../../store/store.ts';
import {
  findOpenCart,
  findUnclaimedTransactions,
  type PricedCart,
  priceCart,
  type TransactionRecord,
} from '../cart/index.ts';
import type { CardProviders } from './card-provider.ts';
import { cancelPayments } from './records/release-payment.ts';

/**
 * After a basket was cleared, changed or ordered in another way: releases the money that a bank holds for an earlier state
 * of the basket. Keeps payments for the current basket and those that have claimed their basket.
 */
export async function releaseHolds(store: Store, cards: CardProviders, customerId: string): Promise<void> {
  const stale = await store.read(async (db) => {
    const pending = await findUnclaimedTransactions(db, store, customerId);
    if (pending.length === 0) return [];
    const open: PricedCart[] = [];
    for (const channel of ['online', 'till'] as const) {
      const cart = await findOpenCart(db, store, { customerId, channel });
      if (cart) open.push(await priceCart(db, store, cart));
    }
    return pending.filter((transaction) => !open.some((pricedCart) => isFor(transaction, pricedCart)));
  });
  await cancelPayments(store, cards, stale);
}

function isFor({ cartId, itemHash, amount }: TransactionRecord, { cart, ...priced }: PricedCart): boolean {
  return cartId === cart.id && itemHash === priced.itemHash && amount === priced.balance;
}
