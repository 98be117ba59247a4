import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../store/connection.ts';
import { transactions } from '../../../store/schema/sales.ts';
import type { Store } from '../../../store/store.ts';
import {
  findJoiningItem,
  findOwnTransaction,
  findPendingTransactions,
  listPaymentLines,
  type PricedCart,
  type TransactionRecord,
  updateTransaction,
} from '../../cart/index.ts';
import { invalid } from '../../common/index.ts';
import type { PaymentLine } from '../../common/types.ts';
import type { CardIntent, CardProviders, CardToken } from '../card-provider.ts';
import { buildPaymentEndedError } from '../payment-ending.ts';
import { unlockCart } from './release-payment.ts';

export const INVALID_SESSION_MESSAGE = 'Invalid payment session. Please refresh and try again.';
const CURRENCY = 'GBP';
/** The provider for a basket that names no centre. */
const DEFAULT_PROVIDER_NAME = 'stripe';

/** The transaction to continue with, and those whose held money must be released. */
export interface SelectedTransaction {
  transaction: TransactionRecord;
  supersededTransactions: TransactionRecord[];
}

/** The input of a new transaction. */
export interface NewTransaction {
  payments: PaymentLine[];
  terms: string[];
  completedWaivers: string[];
  attemptId: string | null;
  /** A hash of the submitted card; null if the browser confirms the payment itself. */
  cardKey: string | null;
  saveCard: boolean;
}

/** The card provider of the centre that the customer joins, or else of the first place in the cart. */
export function findProviderName(pricedCart: PricedCart): string {
  const booking = pricedCart.items.find(({ item }) => item.booking !== null)?.item.booking;
  return (
    findJoiningItem(pricedCart)?.joining.venue.cardProvider ?? booking?.cardProvider ?? DEFAULT_PROVIDER_NAME
  );
}

/** The transaction that has claimed the cart; after a crash or a reload it must be completed. */
export async function findClaimingTransaction(
  tx: Tx,
  store: Store,
  { cart }: PricedCart,
): Promise<SelectedTransaction | null> {
  if (cart.transactionId === null) return null;
  const { transaction } = await findOwnTransaction(tx, store, cart.customerId, cart.transactionId);
  return { transaction, supersededTransactions: [] };
}

/**
 * Returns the same transaction for the same attempt with the same card. Cancels transactions of other attempts, of other
 * cards and of an earlier state of the cart: they can no longer be completed, and the caller must release their held money.
 */
export async function reuseOrCreateTransaction(
  tx: Tx,
  store: Store,
  pricedCart: PricedCart,
  newTransaction: NewTransaction,
): Promise<SelectedTransaction> {
  const transactionState = toTransactionState(pricedCart, newTransaction.payments);
  const pendingTransactions = await findPendingTransactions(tx, store, pricedCart.cart.id);
  const sameTransaction = pendingTransactions.find(
    (transaction) =>
      hasState(transaction, transactionState) &&
      transaction.cardKey === newTransaction.cardKey &&
      transaction.attemptId === newTransaction.attemptId,
  );
  const supersededTransactions = pendingTransactions.filter((transaction) => transaction !== sameTransaction);
  await cancelAll(tx, store, supersededTransactions);
  if (!sameTransaction)
    return {
      transaction: await createTransaction(tx, store, pricedCart, newTransaction),
      supersededTransactions,
    };
  const { payments, terms: acceptedTerms, completedWaivers, saveCard } = newTransaction;
  const changes = { payments, acceptedTerms, completedWaivers, saveCard };
  await updateTransaction(tx, store, sameTransaction.id, changes);
  return { transaction: { ...sameTransaction, ...changes }, supersededTransactions };
}

/**
 * The transaction of a session that is prepared before the customer consents to pay: `reusable` if it is for the
 * current cart, otherwise a new one. Cancels only those for an earlier state of the cart, because the customer has
 * not consented yet.
 */
export async function createSessionTransaction(
  tx: Tx,
  store: Store,
  pricedCart: PricedCart,
  reusableTransaction: TransactionRecord | null,
): Promise<SelectedTransaction> {
  const payments = listPaymentLines(pricedCart, 'card');
  const transactionState = toTransactionState(pricedCart, payments);
  const pendingTransactions = await findPendingTransactions(tx, store, pricedCart.cart.id);
  const supersededTransactions = pendingTransactions.filter(
    (transaction) => !hasState(transaction, transactionState),
  );
  await cancelAll(tx, store, supersededTransactions);
  const sameTransaction = pendingTransactions.find(({ id }) => id === reusableTransaction?.id);
  if (sameTransaction && hasState(sameTransaction, transactionState))
    return { transaction: sameTransaction, supersededTransactions };
  const emptyAgreement = { terms: [], completedWaivers: [], attemptId: null, cardKey: null, saveCard: false };
  return {
    transaction: await createTransaction(tx, store, pricedCart, { payments, ...emptyAgreement }),
    supersededTransactions,
  };
}

type TransactionState = Pick<TransactionRecord, 'itemHash' | 'amount' | 'provider'>;

/** The cart, amount and provider of a transaction. */
function toTransactionState(pricedCart: PricedCart, payments: PaymentLine[]): TransactionState {
  const amount = payments.reduce(
    (sum, paymentLine) => sum + (paymentLine.tenderType === 'card' ? paymentLine.amount : 0),
    0,
  );
  if (amount === 0) throw invalid({ payments: ['There is nothing to be paid by card.'] });
  return { itemHash: pricedCart.itemHash, amount, provider: findProviderName(pricedCart) };
}

function hasState(transaction: TransactionRecord, { itemHash, amount, provider }: TransactionState): boolean {
  return (
    transaction.itemHash === itemHash && transaction.amount === amount && transaction.provider === provider
  );
}

async function createTransaction(
  tx: Tx,
  store: Store,
  pricedCart: PricedCart,
  { payments, terms: acceptedTerms, ...otherColumns }: NewTransaction,
): Promise<TransactionRecord> {
  const transaction: TransactionRecord = {
    id: randomUUID(),
    operatorId: store.operatorId,
    cartId: pricedCart.cart.id,
    customerId: pricedCart.cart.customerId,
    ...toTransactionState(pricedCart, payments),
    intentId: null,
    challengeKey: null,
    currency: CURRENCY,
    status: 'pending',
    isCaptured: false,
    draft: null,
    orderId: null,
    source: null,
    createdAt: store.clock.now(),
    updatedAt: store.clock.now(),
    settledAt: null,
    payments,
    acceptedTerms,
    ...otherColumns,
  };
  await tx.insert(transactions).values(transaction);
  return transaction;
}

/** Cancels transactions before their money is released, so that they can no longer claim the cart. */
export async function cancelAll(
  tx: Tx,
  store: Store,
  transactionsToCancel: readonly TransactionRecord[],
): Promise<void> {
  for (const { id } of transactionsToCancel) await updateTransaction(tx, store, id, { status: 'cancelled' });
}

/**
 * Creates or finds the provider's intent. Runs outside any database transaction, because a provider may be slow.
 * Its idempotency key makes retries safe.
 */
export async function findOrCreateIntent(
  store: Store,
  cards: CardProviders,
  transaction: TransactionRecord,
  card: CardToken | null,
  returnUrl: string | null = null,
): Promise<CardIntent> {
  const { id, amount, currency, intentId } = transaction;
  const provider = cards.findByName(transaction.provider);
  if (intentId !== null) {
    const existingIntent = await provider.retrieveIntent(intentId);
    if (existingIntent.status !== 'canceled') return existingIntent;
    await unlockCart(store, transaction);
    throw buildPaymentEndedError('session_ended');
  }
  const customer = transaction.customerId;
  const intentRequest = { amount, currency, reference: id, customer, idempotencyKey: id, card, returnUrl };
  const intent = await provider.createIntent(intentRequest);
  const isStillWanted = await store.write(async (tx) => {
    const { transaction: currentTransaction } = await findOwnTransaction(
      tx,
      store,
      transaction.customerId,
      id,
    );
    const challengeKey = intent.challenge?.key ?? null;
    await updateTransaction(tx, store, id, { intentId: intent.id, challengeKey });
    return currentTransaction.status !== 'cancelled';
  });
  if (isStillWanted) return intent;
  // Another tab replaced this transaction while the provider responded: release the money that it holds.
  await provider.cancel(intent.id);
  throw buildPaymentEndedError('replaced');
}
