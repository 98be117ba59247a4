import { randomUUID } from 'node:crypto';
import type { Tx } from '../../store/connection.ts';
import { transactions } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';
import type { CardIntent, CardProvider } from '../card-provider.ts';
import { invalid, refused } from '../domain-error.ts';
import { updateCart } from '../records/cart.ts';
import { payableCart, requireConsent, requireTenders } from '../records/payable-cart.ts';
import type { PricedCart } from '../records/priced-cart.ts';
import { giveBasketBack, releaseAll } from '../records/release-payment.ts';
import {
  pendingTransactions,
  type TransactionRecord,
  transactionOf,
  transactionOfIntent,
  updateTransaction,
} from '../records/transaction.ts';
import { type BillingDetails, billingProblems } from '../rules/billing-details.ts';
import { newToken } from '../rules/token.ts';
import type {
  Authorisation,
  CardProviderSettings,
  PaymentLine,
  Preparation,
  Session,
  TransactionStatus,
} from '../types.ts';

export type { BillingDetails } from '../rules/billing-details.ts';
export { complete } from './complete-payment.ts';
export { completeFree } from './free-order.ts';

/** What the customer agreed to and how the money is split; `itemHash` is that of the cart that was shown. */
export interface PaymentRequest {
  source: string;
  /** null: the caller does not say, so it is not compared. */
  itemHash: string | null;
  /** Ids of the accepted terms. */
  terms: string[];
  completedWaivers: string[];
  payments: PaymentLine[];
  /** One attempt to pay, named by the caller: asking again with it gives the same answer and never pays twice. */
  attemptId: string | null;
}

const CURRENCY = 'GBP';
const SESSION_MESSAGE = 'Invalid payment session. Please refresh and try again.';

/** GET checkout/prepare: which provider, and a key for this attempt at paying. 422 when the cart is empty. */
export async function prepare(
  store: Store,
  settings: CardProviderSettings,
  session: Session,
): Promise<Preparation> {
  const sessionKey = await store.write(async (tx) => {
    const { cart } = await payableCart(tx, store, session.userId);
    if (cart.sessionKey !== null) return cart.sessionKey;
    const key = `ps_${newToken()}`;
    await updateCart(tx, store, cart.id, { sessionKey: key });
    return key;
  });
  return toPreparation(settings, sessionKey);
}

/**
 * POST checkout/authorise: makes the provider's intent for the cart as it was shown, or gives back the one that the cart
 * already has. 422 keys: terms, payments, startDate, sessionKey, billing_….
 */
export async function authorise(
  store: Store,
  cards: CardProvider,
  session: Session,
  input: PaymentRequest & { sessionKey: string; billing: BillingDetails | null },
): Promise<Authorisation> {
  const billing = input.billing ? billingProblems(input.billing) : {};
  if (Object.keys(billing).length > 0) throw invalid(billing);
  const { transaction, superseded } = await store.write(async (tx) => {
    const priced = await payableCart(tx, store, session.userId);
    const { sessionKey } = priced.cart;
    if (input.sessionKey !== '' && sessionKey !== null && input.sessionKey !== sessionKey) {
      throw invalid({ sessionKey: [SESSION_MESSAGE] });
    }
    const claimed = await claimedBy(tx, store, priced);
    if (claimed) return claimed;
    await requireConsent(tx, store, priced, input);
    await requireTenders(tx, store, priced, input.payments, ['card', 'credit']);
    return reuseOrBegin(tx, store, priced, input);
  });
  await releaseAll(store, cards, superseded);
  const intent = await intentFor(store, cards, transaction);
  return toAuthorisation(transaction.id, intent);
}

/** POST checkout/session/prepare: as prepare, with the provider's intent made at once. */
export async function sessionPrepare(
  store: Store,
  cards: CardProvider,
  settings: CardProviderSettings,
  session: Session,
): Promise<Preparation & { paymentSessionId: string; clientSecret: string }> {
  const preparation = await prepare(store, settings, session);
  const { transaction, superseded } = await store.write(async (tx) => {
    const priced = await payableCart(tx, store, session.userId);
    const claimed = await claimedBy(tx, store, priced);
    if (claimed) return claimed;
    const payments: PaymentLine[] = [{ tenderType: 'card', amount: priced.totals.total }];
    return reuseOrBegin(tx, store, priced, { payments, terms: [], attemptId: null });
  });
  await releaseAll(store, cards, superseded);
  const intent = await intentFor(store, cards, transaction);
  return { ...preparation, paymentSessionId: intent.id, clientSecret: intent.clientSecret };
}

/** POST checkout/session/payment: the customer's consent for the session that was prepared. */
export async function sessionPayment(
  store: Store,
  session: Session,
  input: PaymentRequest & { paymentSessionId: string },
): Promise<{ transactionUuid: string; amount: number }> {
  return store.write(async (tx) => {
    const transaction = await transactionOfIntent(tx, store, session.userId, input.paymentSessionId);
    const priced = await payableCart(tx, store, session.userId);
    if (priced.cart.id !== transaction.cartId || priced.itemHash !== transaction.itemHash) {
      throw refused(SESSION_MESSAGE);
    }
    await requireConsent(tx, store, priced, input);
    await requireTenders(tx, store, priced, input.payments, ['card']);
    await updateTransaction(tx, store, transaction.id, {
      payments: input.payments,
      acceptedTerms: input.terms,
    });
    return { transactionUuid: transaction.id, amount: transaction.amount };
  });
}

/** POST payment-providers/sca-completion/{transactionId}: what the provider says, never what the browser says. */
export async function scaCompletion(
  store: Store,
  cards: CardProvider,
  session: Session,
  input: { transactionId: string; scaResult: string | null },
): Promise<{ transactionId: string; status: 'authorised' | 'failed' | 'pending' }> {
  const { transaction } = await store.read((db) =>
    transactionOf(db, store, session.userId, input.transactionId),
  );
  if (transaction.intentId === null) return { transactionId: transaction.id, status: 'failed' };
  const intent = await cards.retrieveIntent(transaction.intentId);
  const status = statusOf(intent);
  return {
    transactionId: transaction.id,
    status: status === 'authorised' || status === 'failed' ? status : 'pending',
  };
}

/** The transaction to go on with, and those whose money is to be given back. */
interface Chosen {
  transaction: TransactionRecord;
  superseded: TransactionRecord[];
}

// Claimed by a payment that was not finished, after a crash or a reload: that one is to be completed.
async function claimedBy(tx: Tx, store: Store, { cart }: PricedCart): Promise<Chosen | null> {
  if (cart.transactionId === null) return null;
  const { transaction } = await transactionOf(tx, store, cart.customerId, cart.transactionId);
  return { transaction, superseded: [] };
}

// The same cart at the same price has one transaction, however often it is asked for. Those of an earlier state of the cart
// are superseded: what a bank holds for them is given back.
async function reuseOrBegin(
  tx: Tx,
  store: Store,
  priced: PricedCart,
  input: Pick<PaymentRequest, 'payments' | 'terms' | 'attemptId'>,
): Promise<Chosen> {
  const amount = input.payments.reduce(
    (sum, line) => sum + (line.tenderType === 'card' ? line.amount : 0),
    0,
  );
  if (amount === 0) throw invalid({ payments: ['There is nothing to be paid by card.'] });
  const wanted = { payments: input.payments, acceptedTerms: input.terms, attemptId: input.attemptId };
  const pending = await pendingTransactions(tx, store, priced.cart.id);
  const same = pending.find((one) => one.itemHash === priced.itemHash && one.amount === amount);
  const superseded = pending.filter((one) => one !== same);
  if (same) {
    await updateTransaction(tx, store, same.id, wanted);
    return { transaction: { ...same, ...wanted }, superseded };
  }
  const transaction: TransactionRecord = {
    id: randomUUID(),
    operatorId: store.operatorId,
    cartId: priced.cart.id,
    customerId: priced.cart.customerId,
    intentId: null,
    amount,
    currency: CURRENCY,
    itemHash: priced.itemHash,
    status: 'pending',
    isCaptured: false,
    draft: null,
    orderId: null,
    createdAt: store.clock.now(),
    ...wanted,
  };
  await tx.insert(transactions).values(transaction);
  return { transaction, superseded };
}

// Outside any database transaction: a provider may be slow. Its idempotency key makes a repetition harmless.
async function intentFor(
  store: Store,
  cards: CardProvider,
  transaction: TransactionRecord,
): Promise<CardIntent> {
  const { id, amount, currency, intentId } = transaction;
  if (intentId !== null) {
    const existing = await cards.retrieveIntent(intentId);
    if (existing.status !== 'canceled') return existing;
    await giveBasketBack(store, transaction);
    throw refused(SESSION_MESSAGE);
  }
  const intent = await cards.createIntent({ amount, currency, reference: id, idempotencyKey: id });
  await store.write((tx) => updateTransaction(tx, store, id, { intentId: intent.id }));
  return intent;
}

function toAuthorisation(transactionUuid: string, intent: CardIntent): Authorisation {
  return {
    transactionUuid,
    // An intent whose last card was declined takes the next one: it is the browser's turn again.
    transactionStatus: intent.status === 'requires_payment_method' ? 'pending' : statusOf(intent),
    clientSecret: intent.clientSecret,
    scaUrl: null,
    scaMethod: null,
    scaData: null,
    returnUrl: null,
    error: null,
  };
}

function statusOf({ status, lastError }: CardIntent): TransactionStatus {
  switch (status) {
    case 'requires_capture':
    case 'succeeded':
      return 'authorised';
    case 'processing':
      return 'processing';
    case 'canceled':
      return 'cancelled';
    case 'requires_payment_method':
      // A declined card leaves the intent open for another one.
      return lastError === null ? 'pending' : 'failed';
    case 'requires_action':
    case 'requires_confirmation':
      return 'pending';
  }
}

function toPreparation(settings: CardProviderSettings, sessionKey: string): Preparation {
  const { name, publishableKey, mode, address } = settings;
  return {
    paymentProvider: name,
    sessionKey,
    savedCard: null,
    paymentProviderConfiguration: { publishableKey, mode, address },
  };
}
