import { createHash } from 'node:crypto';
import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import {
  findBasketOwner,
  findPayableCart,
  holdForPayment,
  holdWhilePreparing,
  type TransactionRecord,
  updateCart,
} from '../cart/index.ts';
import { invalid } from '../common/index.ts';
import type { Authorisation, PaymentLine, Preparation, Session } from '../common/types.ts';
import { createToken, findCustomerById } from '../people/index.ts';
import { type BrowserDetails, type CardProviders, CardRefusal, type CardToken } from './card-provider.ts';
import { finishClaimed } from './finish-claimed.ts';
import { formatEnding } from './payment-ending.ts';
import {
  findClaimingTransaction,
  findOrCreateIntent,
  type NewTransaction,
  requireProvider,
  reuseOrCreate,
  SESSION_MESSAGE,
  type SelectedTransaction,
} from './records/create-transaction.ts';
import { beginOnPhone } from './records/handoff-payment.ts';
import { requireNothingOwed, requireOrderable } from './records/order-gate.ts';
import { cancelPayments } from './records/release-payment.ts';
import { findSavedCard, isSavedByAnother } from './records/saved-card.ts';
import { type BillingDetails, findBillingProblems } from './rules/billing-details.ts';
import { toAuthorisation } from './rules/payment-status.ts';
import { toRequestedOwner, writePayment } from './write-payment.ts';

export { complete } from './complete-payment.ts';
export { completeFree } from './free-order.ts';
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
  save: boolean;
  browser: BrowserDetails;
  notificationUrl: string;
}

export interface AuthoriseInput extends PaymentRequest {
  sessionKey: string;
  billing: BillingDetails | null;
  card?: SubmittedCard | null;
}

const NO_CARD_MESSAGE = 'Please enter your card details.';
const SAVED_CARD_MESSAGE = 'This saved card can no longer be used. Please pay with a different card.';

/**
 * GET checkout/prepare: the provider, and a key for this payment attempt.
 * @throws DomainError 422 when the cart is empty
 */
export async function prepare(store: Store, cards: CardProviders, session: Session): Promise<Preparation> {
  const provider = await store.read(async (db) => {
    const priced = await findPayableCart(db, store, await findBasketOwner(db, store, session));
    await requireNothingOwed(db, store, priced.cart);
    return cards.of(requireProvider(priced));
  });
  const { name, configuration } = provider.settings;
  // A provider's key is short-lived and valid for one card, so each preparation creates a new one.
  const opened = await provider.openSession(session.userId);
  const customerPaymentMethods = await provider.listPaymentMethods(session.userId);
  return store.write(async (tx) => {
    const { cart } = await findPayableCart(tx, store, await findBasketOwner(tx, store, session));
    if (cart.status === 'open') await holdWhilePreparing(tx, store, cart);
    const sessionKey = opened?.key ?? cart.sessionKey ?? `ps_${createToken()}`;
    if (opened === null && cart.sessionKey === null) await updateCart(tx, store, cart.id, { sessionKey });
    return {
      paymentProvider: name,
      sessionKey,
      sessionExpiresAt: opened?.expiresAt ?? null,
      savedCard: await findSavedCard(tx, store, { customerId: session.userId, provider: name }),
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
export async function authorise(
  store: Store,
  cards: CardProviders,
  session: Session,
  input: AuthoriseInput,
): Promise<Authorisation> {
  await checkBilling(store, session, input.billing);
  await finishClaimed(store, cards, session, input);
  const { transaction, superseded, token } = await choose(store, cards, session, input);
  const { settings } = cards.of(transaction.provider);
  await cancelPayments(store, cards, superseded);
  try {
    const intent = await findOrCreateIntent(store, cards, transaction, token);
    return toAuthorisation(transaction.id, intent, settings);
  } catch (refusal) {
    if (refusal instanceof CardRefusal) return refusedBy(refusal, transaction);
    throw refusal;
  }
}

async function checkBilling(
  store: Store,
  { userId }: Session,
  billing: BillingDetails | null,
): Promise<void> {
  const isGood = billing === null || Object.keys(findBillingProblems(billing)).length === 0;
  if (isGood) return;
  const own = await store.read((db) => findCustomerById(db, store, userId));
  const problems = findBillingProblems(billing, own);
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

function choose(
  store: Store,
  cards: CardProviders,
  session: Session,
  input: AuthoriseInput,
): Promise<SelectedTransaction & { token: CardToken | null }> {
  return writePayment(store, toRequestedOwner(session), async (tx) => {
    const seen = await findPayableCart(tx, store, await findBasketOwner(tx, store, session));
    const { settings } = cards.of(requireProvider(seen));
    const { sessionKey } = seen.cart;
    const isOwnKey = settings.chargedBy === 'browser';
    if (isOwnKey && input.sessionKey !== '' && sessionKey !== null && input.sessionKey !== sessionKey) {
      throw invalid({ sessionKey: [SESSION_MESSAGE] });
    }
    const claimed = await findClaimingTransaction(tx, store, seen);
    if (claimed) return { ...claimed, token: null };
    const priced = await requireOrderable(tx, store, seen.cart, input, 'payment');
    await holdForPayment(tx, store, priced.cart);
    const token = isOwnKey ? null : await tokenOf(tx, store, session, settings.name, input);
    const { payments, terms, completedWaivers, attemptId } = input;
    const wanted: NewTransaction = {
      payments,
      terms,
      completedWaivers,
      attemptId,
      cardKey: token && hashOf(token),
      saveCard: input.card?.save ?? false,
    };
    const chosen = await reuseOrCreate(tx, store, priced, wanted);
    await beginOnPhone(tx, store, session, chosen.transaction);
    return { ...chosen, token };
  });
}

async function tokenOf(
  tx: Tx,
  store: Store,
  { userId }: Session,
  provider: string,
  { card, sessionKey, billing }: AuthoriseInput,
): Promise<CardToken> {
  if (!card) throw invalid({ cardIdentifier: [NO_CARD_MESSAGE] });
  const { browser, notificationUrl, save, savedCardId } = card;
  const given = { sessionKey, billing, browser, notificationUrl };
  if (savedCardId !== null) {
    const saved = await findSavedCard(tx, store, { customerId: userId, provider });
    if (saved?.id !== savedCardId || saved.recentlyExpired)
      throw invalid({ savedCardId: [SAVED_CARD_MESSAGE] });
    return { ...given, identifier: saved.cardIdentifier, save: false };
  }
  if (!card.identifier) throw invalid({ cardIdentifier: [NO_CARD_MESSAGE] });
  if (await isSavedByAnother(tx, store, { customerId: userId, provider }, card.identifier))
    throw invalid({ cardIdentifier: [formatEnding('card_refused')] });
  return { ...given, identifier: card.identifier, save };
}

function hashOf({ sessionKey, identifier }: CardToken): string {
  return createHash('sha256').update(`${sessionKey} ${identifier}`).digest('hex');
}

function refusedBy({ code, message, fields }: CardRefusal, { id, amount }: TransactionRecord): Authorisation {
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
