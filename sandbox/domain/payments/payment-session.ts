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
import type { Caller, PaymentPreparation } from '../common/types.ts';
import type { CardIntent, CardProviders } from './card-provider.ts';
import { type PaymentRequest, preparePayment } from './checkout.ts';
import { finishClaimedPayment } from './finish-claimed.ts';
import { buildBasketChangedError, buildPaymentEndedError } from './payment-ending.ts';
import { runPaymentTransaction, toCartOwner } from './payment-transaction.ts';
import {
  cancelAll,
  createSessionTransaction,
  findClaimingTransaction,
  findOrCreateIntent,
  findProviderName,
  INVALID_SESSION_MESSAGE,
} from './records/create-transaction.ts';
import { beginPaymentOnPhone } from './records/handoff-payment.ts';
import { requireNoOtherPenalties, requireOrderableCart } from './records/orderable-cart.ts';
import { cancelPayment, cancelPayments } from './records/release-payment.ts';

/**
 * POST checkout/session/prepare: like `preparePayment`, and creates the provider's intent at once.
 * @param returnUrl builds the bank's return address from the transaction's id
 */
export async function prepareSessionPayment(
  store: Store,
  cards: CardProviders,
  caller: Caller,
  buildReturnUrl: ((transactionId: string) => string) | null = null,
): Promise<PaymentPreparation & { paymentSessionId: string; clientSecret: string }> {
  const preparation = await preparePayment(store, cards, caller);
  if (cards.findByName(preparation.paymentProvider).settings.chargedBy === 'server')
    throw validationError(INVALID_SESSION_MESSAGE);
  const reusableTransaction = await findReusableTransaction(store, cards, caller);
  const { transaction, supersededTransactions } = await store.write(async (tx) => {
    const pricedCart = await requirePayableCart(tx, store, await requireBasketOwner(tx, store, caller));
    const claimingTransaction = await findClaimingTransaction(tx, store, pricedCart);
    return claimingTransaction ?? createSessionTransaction(tx, store, pricedCart, reusableTransaction);
  });
  await cancelPayments(store, cards, supersededTransactions);
  const intent = await findOrCreateIntent(store, cards, transaction, null, buildReturnUrl?.(transaction.id));
  if (intent.clientSecret === null) throw validationError(INVALID_SESSION_MESSAGE);
  return { ...preparation, paymentSessionId: intent.id, clientSecret: intent.clientSecret };
}

/** A session in which no card was attempted, so that it can be reused; null if there is none. */
async function findReusableTransaction(
  store: Store,
  cards: CardProviders,
  caller: Caller,
): Promise<TransactionRecord | null> {
  const pendingTransactions = await store.read(async (db) => {
    const pricedCart = await requirePayableCart(db, store, await requireBasketOwner(db, store, caller));
    const pendingTransactions = await findPendingTransactions(db, store, pricedCart.cart.id);
    return pendingTransactions.filter(({ provider }) => provider === findProviderName(pricedCart));
  });
  for (const transaction of pendingTransactions) {
    if (
      transaction.intentId === null ||
      isWithoutAttempt(await cards.findByName(transaction.provider).retrieveIntent(transaction.intentId))
    )
      return transaction;
  }
  return null;
}

function isWithoutAttempt({ status, lastError }: CardIntent): boolean {
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
  const { transaction, others: supersededTransactions } = await runPaymentTransaction(
    store,
    toCartOwner(caller),
    async (tx) => {
      const pricedCart = await requirePayableCart(tx, store, await requireBasketOwner(tx, store, caller));
      // A customer who may not pay learns that first, whatever the state of the session.
      await requireNoOtherPenalties(tx, store, pricedCart.cart);
      const ownTransaction = await findTransactionByIntent(tx, store, caller.userId, input.paymentSessionId);
      if (pricedCart.cart.id !== ownTransaction.cartId) throw buildBasketChangedError();
      if (ownTransaction.status === 'cancelled') throw buildPaymentEndedError('session_ended');
      refuseWhilePaying(pricedCart.cart);
      const isShownBasket = input.itemHash === null || input.itemHash === ownTransaction.itemHash;
      if (!isShownBasket) throw buildBasketChangedError();
      const agreement = { ...input, itemHash: ownTransaction.itemHash };
      const orderableCart = await requireOrderableCart(tx, store, pricedCart.cart, agreement, 'payment');
      await holdForPayment(tx, store, orderableCart.cart);
      if (ownTransaction.amount !== orderableCart.balance) throw buildBasketChangedError();
      const { payments, terms: acceptedTerms, completedWaivers, attemptId } = input;
      await updateTransaction(tx, store, ownTransaction.id, {
        payments,
        acceptedTerms,
        completedWaivers,
        attemptId,
      });
      const pendingTransactions = await findPendingTransactions(tx, store, orderableCart.cart.id);
      const superseded = pendingTransactions.filter(({ id }) => id !== ownTransaction.id);
      await cancelAll(tx, store, superseded);
      await beginPaymentOnPhone(tx, store, caller, ownTransaction);
      return { transaction: ownTransaction, others: superseded };
    },
  );
  await cancelPayments(store, cards, supersededTransactions);
  const isRepeated = input.attemptId !== null && transaction.attemptId === input.attemptId;
  if (!isRepeated) await requireOpenIntent(store, cards, transaction, input.paymentSessionId);
  return { transactionUuid: transaction.id, amount: transaction.amount };
}

/** Refuses unless a card may still be attempted. The consent is stored first, so that no card can be attempted in between. */
async function requireOpenIntent(
  store: Store,
  cards: CardProviders,
  transaction: TransactionRecord,
  intentId: string,
): Promise<void> {
  const { status } = await cards.findByName(transaction.provider).retrieveIntent(intentId);
  if (status === 'requires_payment_method') return;
  await cancelPayment(store, cards, transaction);
  throw buildPaymentEndedError('session_ended');
}
