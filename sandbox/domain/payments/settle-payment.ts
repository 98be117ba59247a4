import type { Store } from '../../store/store.ts';
import { findOwnTransaction, type TransactionRecord, updateTransaction } from '../cart/index.ts';
import { DomainError } from '../common/index.ts';
import { sendEmail } from '../people/index.ts';
import type { CardIntent, CardProvider, CardProviders } from './card-provider.ts';
import { claimCart, DEFAULT_ORDER_SOURCE, placePaidOrder } from './complete-payment.ts';
import { cancelPayment, reopenCart, unlockCart } from './records/release-payment.ts';

const REFUNDED_MAIL_TEXT = 'we couldn’t complete your order. We’ve refunded the whole payment to your card.';

/** The result of settling a payment without its customer. */
export type Settlement = 'ordered' | 'refunded' | 'released' | 'waiting';

export interface SettlementOptions {
  /** Whether to release held money for an unpaid basket instead of waiting for its customer. */
  readonly releasesHeldMoney: boolean;
  /** Whether to end a payment that holds no money instead of waiting for its customer. */
  readonly endsPending: boolean;
}

/** For a provider's webhook, when the customer may still be at the checkout. */
export const CUSTOMER_MAY_BE_PRESENT: SettlementOptions = { releasesHeldMoney: false, endsPending: false };

/**
 * Settles a payment without its customer, according to its current state at the provider. Money that was taken
 * becomes an order, or is refunded if the order is refused; an interrupted completion continues. Safe to repeat
 * and to run in several processes concurrently. Rejects without a change if the provider does not respond.
 */
export async function settlePayment(
  store: Store,
  cards: CardProviders,
  payment: TransactionRecord,
  options: SettlementOptions,
): Promise<Settlement> {
  const { transaction, isClaimed } = await store.read(async (db) => {
    const storedPayment = await findOwnTransaction(db, store, payment.customerId, payment.id);
    return {
      transaction: storedPayment.transaction,
      isClaimed: storedPayment.cart.transactionId === payment.id,
    };
  });
  const provider = cards.findByName(transaction.provider);
  const intent = await findTransactionIntent(provider, transaction);
  const settlement = await settleByIntentStatus(store, cards, { transaction, isClaimed, intent }, options);
  if (settlement !== 'waiting')
    await updateTransactionNow(store, transaction, { settledAt: store.clock.now() });
  return settlement;
}

interface PaymentState {
  readonly transaction: TransactionRecord;
  /** Whether the customer has started to complete it. */
  readonly isClaimed: boolean;
  /** Null if the provider does not know the payment. */
  readonly intent: CardIntent | null;
}

async function settleByIntentStatus(
  store: Store,
  cards: CardProviders,
  { transaction, isClaimed, intent }: PaymentState,
  { releasesHeldMoney, endsPending }: SettlementOptions,
): Promise<Settlement> {
  if (intent === null) return endsPending ? settleByCancelling(store, cards, transaction) : 'waiting';
  if (transaction.intentId === null) await updateTransactionNow(store, transaction, { intentId: intent.id });
  const identifiedTransaction = { ...transaction, intentId: intent.id };
  const isCancelled = transaction.status === 'cancelled';
  switch (intent.status) {
    case 'succeeded':
      return orderOrRefund(store, cards, identifiedTransaction, intent);
    case 'requires_capture': {
      if (!isClaimed)
        return releasesHeldMoney || isCancelled
          ? settleByCancelling(store, cards, identifiedTransaction)
          : 'waiting';
      const capturedIntent = await cards.findByName(identifiedTransaction.provider).capture(intent.id);
      return orderOrRefund(store, cards, identifiedTransaction, capturedIntent);
    }
    case 'canceled':
      if (!isCancelled) await unlockCart(store, identifiedTransaction);
      return 'released';
    case 'processing':
      return 'waiting';
    case 'requires_payment_method':
    case 'requires_confirmation':
    case 'requires_action':
      return endsPending || isCancelled ? settleByCancelling(store, cards, identifiedTransaction) : 'waiting';
  }
}

/** Finds the payment at the provider: by its id, or by our reference if a response was lost. */
function findTransactionIntent(
  provider: CardProvider,
  { id, intentId }: TransactionRecord,
): Promise<CardIntent | null> {
  return intentId === null ? provider.findIntent(id) : provider.retrieveIntent(intentId);
}

async function settleByCancelling(
  store: Store,
  cards: CardProviders,
  transaction: TransactionRecord,
): Promise<Settlement> {
  await cancelPayment(store, cards, transaction);
  return 'released';
}

async function orderOrRefund(
  store: Store,
  cards: CardProviders,
  transaction: TransactionRecord,
  intent: CardIntent,
): Promise<Settlement> {
  if (intent.isRefunded) return refundPayment(store, cards, transaction, intent);
  try {
    const isFullAmount = intent.amount === transaction.amount;
    const source = transaction.source ?? DEFAULT_ORDER_SOURCE;
    if (isFullAmount) {
      await claimCart(store, transaction, { source });
      await placePaidOrder(store, transaction, intent.card);
      return 'ordered';
    }
  } catch (refusal) {
    // Only a refusal by a rule ends the payment; any other error is retried.
    if (!(refusal instanceof DomainError)) throw refusal;
  }
  return refundPayment(store, cards, transaction, intent);
}

// Stores the decision first: from then on this payment cannot become an order.
async function refundPayment(
  store: Store,
  cards: CardProviders,
  transaction: TransactionRecord,
  intent: CardIntent,
): Promise<Settlement> {
  const { id, customerId } = transaction;
  const isOrdered = await store.write(async (tx) => {
    const { transaction: currentTransaction } = await findOwnTransaction(tx, store, customerId, id);
    if (currentTransaction.orderId === null && currentTransaction.status !== 'refunded')
      await updateTransaction(tx, store, id, { status: 'refunding', draft: null });
    return currentTransaction.orderId !== null;
  });
  if (isOrdered) return 'ordered';
  if (!intent.isRefunded) await cards.findByName(transaction.provider).refund(intent.id);
  await store.write(async (tx) => {
    const { transaction: currentTransaction } = await findOwnTransaction(tx, store, customerId, id);
    if (currentTransaction.status === 'refunded') return;
    await reopenCart(tx, store, currentTransaction);
    await updateTransaction(tx, store, id, { status: 'refunded' });
    await sendEmail(tx, store, customerId, 'Your payment has been refunded', REFUNDED_MAIL_TEXT);
  });
  return 'refunded';
}

function updateTransactionNow(
  store: Store,
  { id }: TransactionRecord,
  changes: Partial<TransactionRecord>,
): Promise<void> {
  return store.write((tx) => updateTransaction(tx, store, id, changes));
}
