import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import {
  findOwnTransaction,
  holdUntilPaid,
  type TransactionRecord,
  updateCart,
  updateTransaction,
} from '../../cart/index.ts';
import type { CardProviders } from '../card-provider.ts';
import { endPaymentOnPhone } from './handoff-payment.ts';

/** Releases the money that a bank holds for a payment that will not be completed. */
export async function cancelPayment(
  store: Store,
  cards: CardProviders,
  transaction: TransactionRecord,
): Promise<void> {
  const { intentId, provider } = transaction;
  if (intentId !== null) await cards.findByName(provider).cancel(intentId);
  await store.write((tx) => updateTransaction(tx, store, transaction.id, { status: 'cancelled' }));
}

/** Releases the money of several payments. Ignores failures: an authorisation that cannot be cancelled now expires by itself. */
export async function cancelPayments(
  store: Store,
  cards: CardProviders,
  transactions: readonly TransactionRecord[],
): Promise<void> {
  await Promise.allSettled(transactions.map((transaction) => cancelPayment(store, cards, transaction)));
}

/** Releases the cart of a payment whose money was released, so that it can be changed and paid again. */
export async function unlockCart(store: Store, transaction: TransactionRecord): Promise<void> {
  await store.write(async (tx) => {
    await reopenCart(tx, store, transaction);
    await updateTransaction(tx, store, transaction.id, { status: 'cancelled', draft: null });
  });
}

/** Reopens the cart that this payment has claimed. */
export async function reopenCart(tx: Tx, store: Store, { id, customerId }: TransactionRecord): Promise<void> {
  const { cart } = await findOwnTransaction(tx, store, customerId, id);
  if (cart.transactionId === id && cart.orderId === null) {
    await updateCart(tx, store, cart.id, { status: 'open', transactionId: null });
    await holdUntilPaid(tx, store, cart);
    await endPaymentOnPhone(tx, store, cart);
  }
}
