import type { Store } from '../../store/store.ts';
import {
  findPendingTransactions,
  findTransactionByIntent,
  holdForPayment,
  refuseWhilePaying,
  requireBasketOwner,
  requirePayableCart,
  type TransactionRecord,
  updateTransaction,
} from '../cart/index.ts';
import { validationError } from '../common/index.ts';
import type { Caller, Preparation } from '../common/types.ts';
import type { CardIntent, CardProviders } from './card-provider.ts';
import { type PaymentRequest, preparePayment } from './checkout.ts';
import { finishClaimedPayment } from './finish-claimed.ts';
import { basketChangedError, paymentEndedError } from './payment-ending.ts';
import { runPaymentTransaction, toCartOwner } from './payment-transaction.ts';
import {
  createForSession,
  endAll,
  findClaimingTransaction,
  findOrCreateIntent,
  requireProvider,
  SESSION_MESSAGE,
} from './records/create-transaction.ts';
import { beginOnPhone } from './records/handoff-payment.ts';
import { requireNothingOwed, requireOrderableCart } from './records/orderable-cart.ts';
import { cancelPayment, cancelPayments } from './records/release-payment.ts';

/**
 * POST checkout/session/prepare: like `preparePayment`, and creates the provider's intent at once.
 * @param returnUrl builds the bank's return address from the transaction's id
 */
export async function prepareSessionPayment(
  store: Store,
  cards: CardProviders,
  caller: Caller,
  returnUrl: ((transactionId: string) => string) | null = null,
): Promise<Preparation & { paymentSessionId: string; clientSecret: string }> {
  const preparation = await preparePayment(store, cards, caller);
  if (cards.of(preparation.paymentProvider).settings.chargedBy === 'server')
    throw validationError(SESSION_MESSAGE);
  const reusable = await findReusableTransaction(store, cards, caller);
  const { transaction, superseded } = await store.write(async (tx) => {
    const pricedCart = await requirePayableCart(tx, store, await requireBasketOwner(tx, store, caller));
    const claimingTransaction = await findClaimingTransaction(tx, store, pricedCart);
    return claimingTransaction ?? createForSession(tx, store, pricedCart, reusable);
  });
  await cancelPayments(store, cards, superseded);
  const intent = await findOrCreateIntent(store, cards, transaction, null, returnUrl?.(transaction.id));
  if (intent.clientSecret === null) throw validationError(SESSION_MESSAGE);
  return { ...preparation, paymentSessionId: intent.id, clientSecret: intent.clientSecret };
}

/** A session in which no card was attempted, so that it can be reused; null if there is none. */
async function findReusableTransaction(
  store: Store,
  cards: CardProviders,
  caller: Caller,
): Promise<TransactionRecord | null> {
  const pending = await store.read(async (db) => {
    const pricedCart = await requirePayableCart(db, store, await requireBasketOwner(db, store, caller));
    const pendingTransactions = await findPendingTransactions(db, store, pricedCart.cart.id);
    return pendingTransactions.filter(({ provider }) => provider === requireProvider(pricedCart));
  });
  for (const transaction of pending) {
    if (
      transaction.intentId === null ||
      isUntried(await cards.of(transaction.provider).retrieveIntent(transaction.intentId))
    )
      return transaction;
  }
  return null;
}

function isUntried({ status, lastError }: CardIntent): boolean {
  return status === 'requires_payment_method' && lastError === null;
}

/**
 * POST checkout/session/payment: stores the customer's consent for the prepared session, before the card is charged.
 * Releases money that is already held without consent, and money of other attempts. A repeated attempt gets the same
 * response.
 */
export async function createSessionPayment(
  store: Store,
  cards: CardProviders,
  caller: Caller,
  input: PaymentRequest & { paymentSessionId: string },
): Promise<{ transactionUuid: string; amount: number }> {
  await finishClaimedPayment(store, cards, caller, input);
  const { transaction, others } = await runPaymentTransaction(store, toCartOwner(caller), async (tx) => {
    const pricedCart = await requirePayableCart(tx, store, await requireBasketOwner(tx, store, caller));
    // A customer who may not pay learns that first, whatever the state of the session.
    await requireNothingOwed(tx, store, pricedCart.cart);
    const ownTransaction = await findTransactionByIntent(tx, store, caller.userId, input.paymentSessionId);
    if (pricedCart.cart.id !== ownTransaction.cartId) throw basketChangedError();
    if (ownTransaction.status === 'cancelled') throw paymentEndedError('session_ended');
    refuseWhilePaying(pricedCart.cart);
    const isShown = input.itemHash === null || input.itemHash === ownTransaction.itemHash;
    if (!isShown) throw basketChangedError();
    const agreement = { ...input, itemHash: ownTransaction.itemHash };
    const orderableCart = await requireOrderableCart(tx, store, pricedCart.cart, agreement, 'payment');
    await holdForPayment(tx, store, orderableCart.cart);
    if (ownTransaction.amount !== orderableCart.balance) throw basketChangedError();
    const { payments, terms: acceptedTerms, completedWaivers, attemptId } = input;
    await updateTransaction(tx, store, ownTransaction.id, {
      payments,
      acceptedTerms,
      completedWaivers,
      attemptId,
    });
    const pending = await findPendingTransactions(tx, store, orderableCart.cart.id);
    const superseded = pending.filter(({ id }) => id !== ownTransaction.id);
    await endAll(tx, store, superseded);
    await beginOnPhone(tx, store, caller, ownTransaction);
    return { transaction: ownTransaction, others: superseded };
  });
  await cancelPayments(store, cards, others);
  const isRepeated = input.attemptId !== null && transaction.attemptId === input.attemptId;
  if (!isRepeated) await requireOpen(store, cards, transaction, input.paymentSessionId);
  return { transactionUuid: transaction.id, amount: transaction.amount };
}

/** Refuses unless a card may still be attempted. The consent is stored first, so that no card can be attempted in between. */
async function requireOpen(
  store: Store,
  cards: CardProviders,
  transaction: TransactionRecord,
  intentId: string,
): Promise<void> {
  const { status } = await cards.of(transaction.provider).retrieveIntent(intentId);
  if (status === 'requires_payment_method') return;
  await cancelPayment(store, cards, transaction);
  throw paymentEndedError('session_ended');
}
