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
export async function releaseStalePayments(
  store: Store,
  cards: CardProviders,
  customerId: string,
): Promise<void> {
  const staleTransactions = await store.read(async (db) => {
    const pendingTransactions = await findUnclaimedTransactions(db, store, customerId);
    if (pendingTransactions.length === 0) return [];
    const openCarts: PricedCart[] = [];
    for (const channel of ['online', 'till'] as const) {
      const cart = await findOpenCart(db, store, { customerId, channel });
      if (cart) openCarts.push(await priceCart(db, store, cart));
    }
    return pendingTransactions.filter(
      (transaction) => !openCarts.some((pricedCart) => isForCart(transaction, pricedCart)),
    );
  });
  await cancelPayments(store, cards, staleTransactions);
}

function isForCart(
  { cartId, itemHash, amount }: TransactionRecord,
  { cart, ...pricing }: PricedCart,
): boolean {
  return cartId === cart.id && itemHash === pricing.itemHash && amount === pricing.balance;
}
