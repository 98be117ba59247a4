import { createHash } from 'node:crypto';
import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import {
  holdForPayment,
  holdWhilePreparing,
  requireBasketOwner,
  requirePayableCart,
  type TransactionRecord,
  updateCart,
} from '../cart/index.ts';
import { invalid } from '../common/index.ts';
import type { Authorisation, Caller, PaymentLine, PaymentPreparation } from '../common/types.ts';
import { createToken, findCustomerById } from '../people/index.ts';
import { type BrowserDetails, type CardProviders, CardRefusal, type CardToken } from './card-provider.ts';
import { finishClaimedPayment } from './finish-claimed.ts';
import { formatEnding } from './payment-ending.ts';
import { runPaymentTransaction, toCartOwner } from './payment-transaction.ts';
import {
  findClaimingTransaction,
  findOrCreateIntent,
  findProviderName,
  INVALID_SESSION_MESSAGE,
  type NewTransaction,
  reuseOrCreateTransaction,
  type SelectedTransaction,
} from './records/create-transaction.ts';
import { beginPaymentOnPhone } from './records/handoff-payment.ts';
import { requireNoOtherPenalties, requireOrderableCart } from './records/orderable-cart.ts';
import { cancelPayments } from './records/release-payment.ts';
import { findSavedCard, isSavedByOtherCustomer } from './records/saved-card.ts';
import { type BillingDetails, findBillingProblems } from './rules/billing-details.ts';
import { toAuthorisation } from './rules/payment-status.ts';

export { completePayment } from './complete-payment.ts';
export { completeFreeOrder } from './free-order.ts';
export type { BillingDetails } from './rules/billing-details.ts';

/** What the customer agreed to and how the balance is split; `itemHash` identifies the cart that was shown. */
export interface PaymentRequest {
  source: string;
  /** Null if the caller did not send it; then it is not compared. */
  itemHash: string | null;
  /** Ids of the accepted terms. */
  terms: string[];
  completedWaivers: string[];
  payments: PaymentLine[];
  /** The caller's id of one attempt to pay with one card: a repeat returns the same response and never pays twice. */
  attemptId: string | null;
}

/** The tokenised card, and whether to save it. */
export interface SubmittedCard {
  /** The provider's identifier of the card. */
  identifier: string | null;
  /** The saved card that pays instead of a new one. */
  savedCardId: string | null;
  saveCard: boolean;
  browser: BrowserDetails;
  notificationUrl: string;
}

export interface AuthoriseInput extends PaymentRequest {
  sessionKey: string;
  billing: BillingDetails | null;
  card?: SubmittedCard | null;
}

const CARD_MISSING_MESSAGE = 'Please enter your card details.';
const SAVED_CARD_UNUSABLE_MESSAGE =
  'This saved card can no longer be used. Please pay with a different card.';

/**
 * GET checkout/prepare: the provider, and a key for this payment attempt.
 * @throws DomainError 422 when the cart is empty
 */
export async function preparePayment(
  store: Store,
  cards: CardProviders,
  caller: Caller,
): Promise<PaymentPreparation> {
  const provider = await store.read(async (db) => {
    const pricedCart = await requirePayableCart(db, store, await requireBasketOwner(db, store, caller));
    await requireNoOtherPenalties(db, store, pricedCart.cart);
    return cards.findByName(findProviderName(pricedCart));
  });
  const { name, configuration } = provider.settings;
  // A provider's key is short-lived and valid for one card, so each preparation creates a new one.
  const providerSession = await provider.createSession(caller.userId);
  const customerPaymentMethods = await provider.listPaymentMethods(caller.userId);
  return store.write(async (tx) => {
    const { cart } = await requirePayableCart(tx, store, await requireBasketOwner(tx, store, caller));
    if (cart.status === 'open') await holdWhilePreparing(tx, store, cart);
    const sessionKey = providerSession?.key ?? cart.sessionKey ?? `ps_${createToken()}`;
    if (providerSession === null && cart.sessionKey === null)
      await updateCart(tx, store, cart.id, { sessionKey });
    return {
      paymentProvider: name,
      sessionKey,
      sessionExpiresAt: providerSession?.expiresAt ?? null,
      savedCard: await findSavedCard(tx, store, { customerId: caller.userId, provider: name }),
      customerPaymentMethods,
      paymentProviderConfiguration: configuration,
    };
  });
}

/**
 * POST checkout/authorise: creates the provider's intent for the cart that was shown, or returns this attempt's
 * existing one. Releases the money that other attempts hold.
 * @throws DomainError 422 with the keys terms, payments, startDate, sessionKey, billing_…
 */
export async function authoriseCard(
  store: Store,
  cards: CardProviders,
  caller: Caller,
  input: AuthoriseInput,
): Promise<Authorisation> {
  await requireValidBilling(store, caller, input.billing);
  await finishClaimedPayment(store, cards, caller, input);
  const { transaction, supersededTransactions, token } = await selectTransaction(store, cards, caller, input);
  const { settings } = cards.findByName(transaction.provider);
  await cancelPayments(store, cards, supersededTransactions);
  try {
    const intent = await findOrCreateIntent(store, cards, transaction, token);
    return toAuthorisation(transaction.id, intent, settings);
  } catch (refusal) {
    if (refusal instanceof CardRefusal) return toRefusedAuthorisation(refusal, transaction);
    throw refusal;
  }
}

async function requireValidBilling(
  store: Store,
  { userId }: Caller,
  billing: BillingDetails | null,
): Promise<void> {
  const isComplete = billing === null || Object.keys(findBillingProblems(billing)).length === 0;
  if (isComplete) return;
  const customer = await store.read((db) => findCustomerById(db, store, userId));
  const problems = findBillingProblems(billing, customer);
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

function selectTransaction(
  store: Store,
  cards: CardProviders,
  caller: Caller,
  input: AuthoriseInput,
): Promise<SelectedTransaction & { token: CardToken | null }> {
  return runPaymentTransaction(store, toCartOwner(caller), async (tx) => {
    const pricedCart = await requirePayableCart(tx, store, await requireBasketOwner(tx, store, caller));
    const { settings } = cards.findByName(findProviderName(pricedCart));
    const { sessionKey } = pricedCart.cart;
    const usesOwnKey = settings.chargedBy === 'browser';
    if (usesOwnKey && input.sessionKey !== '' && sessionKey !== null && input.sessionKey !== sessionKey) {
      throw invalid({ sessionKey: [INVALID_SESSION_MESSAGE] });
    }
    const claimingTransaction = await findClaimingTransaction(tx, store, pricedCart);
    if (claimingTransaction) return { ...claimingTransaction, token: null };
    const orderableCart = await requireOrderableCart(tx, store, pricedCart.cart, input, 'payment');
    await holdForPayment(tx, store, orderableCart.cart);
    const token = usesOwnKey ? null : await buildCardToken(tx, store, caller, settings.name, input);
    const { payments, terms, completedWaivers, attemptId } = input;
    const newTransaction: NewTransaction = {
      payments,
      terms,
      completedWaivers,
      attemptId,
      cardKey: token && hashCardToken(token),
      saveCard: input.card?.saveCard ?? false,
    };
    const selectedTransaction = await reuseOrCreateTransaction(tx, store, orderableCart, newTransaction);
    await beginPaymentOnPhone(tx, store, caller, selectedTransaction.transaction);
    return { ...selectedTransaction, token };
  });
}

async function buildCardToken(
  tx: Tx,
  store: Store,
  { userId }: Caller,
  provider: string,
  { card, sessionKey, billing }: AuthoriseInput,
): Promise<CardToken> {
  if (!card) throw invalid({ cardIdentifier: [CARD_MISSING_MESSAGE] });
  const { browser, notificationUrl, saveCard, savedCardId } = card;
  const tokenFields = { sessionKey, billing, browser, notificationUrl };
  if (savedCardId !== null) {
    const savedCard = await findSavedCard(tx, store, { customerId: userId, provider });
    if (savedCard?.id !== savedCardId || savedCard.recentlyExpired)
      throw invalid({ savedCardId: [SAVED_CARD_UNUSABLE_MESSAGE] });
    return { ...tokenFields, identifier: savedCard.cardIdentifier, saveCard: false };
  }
  if (!card.identifier) throw invalid({ cardIdentifier: [CARD_MISSING_MESSAGE] });
  if (await isSavedByOtherCustomer(tx, store, { customerId: userId, provider }, card.identifier))
    throw invalid({ cardIdentifier: [formatEnding('card_refused')] });
  return { ...tokenFields, identifier: card.identifier, saveCard };
}

function hashCardToken({ sessionKey, identifier }: CardToken): string {
  return createHash('sha256').update(`${sessionKey} ${identifier}`).digest('hex');
}

function toRefusedAuthorisation(
  { code, message, fields }: CardRefusal,
  { id, amount }: TransactionRecord,
): Authorisation {
  if (fields !== null) throw invalid({ ...fields });
  return {
    transactionUuid: id,
    transactionStatus: 'failed',
    amount,
    clientSecret: null,
    scaUrl: null,
    scaMethod: null,
    scaData: null,
    returnUrl: null,
    error: { code, message, details: null },
  };
}
