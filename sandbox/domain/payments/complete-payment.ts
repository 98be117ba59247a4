import type { Store } from '../../store/store.ts';
import {
  findCartById,
  findOpenCart,
  findOwnTransaction,
  holdWithoutEnd,
  moveHandoff,
  refuseWhilePaying,
  type TransactionRecord,
  updateCart,
  updateTransaction,
} from '../cart/index.ts';
import { type CartRecord, DomainError, validationError } from '../common/index.ts';
import type { Caller, OrderCompletion } from '../common/types.ts';
import type { CardIntent, CardProvider, CardProviders, KnownCard } from './card-provider.ts';
import { buildPaymentEndedError } from './payment-ending.ts';
import { runPaymentTransaction } from './payment-transaction.ts';
import { findPaymentEnding } from './records/ended-payment.ts';
import { findPayingHandoff } from './records/handoff-payment.ts';
import { buildOrderDraft } from './records/order-draft.ts';
import { requireOrderableCart } from './records/orderable-cart.ts';
import { placeOrder } from './records/place-order.ts';
import { cancelPayment, cancelPayments, unlockCart } from './records/release-payment.ts';
import { isSavedByOtherCustomer, saveCard } from './records/saved-card.ts';
import { releaseStalePayments } from './release-holds.ts';

const UNABLE_TO_COMPLETE_MESSAGE = 'Unable to complete your order, please try again.';

/** The source of an order completed by a webhook or the sweep. */
export const DEFAULT_ORDER_SOURCE = 'online-joining';

export interface CompletionRequest {
  transactionUuid: string;
  source: string;
  itemHash?: string | undefined;
}

/**
 * POST checkout/complete: asks the provider for the payment's state, claims the cart for this transaction,
 * captures the money and creates the order. Each step can be repeated after a crash or a lost response: the same
 * transaction always gives the same order, a cart has at most one order, and money is never taken for a changed
 * cart.
 */
export async function completePayment(
  store: Store,
  cards: CardProviders,
  caller: Caller,
  input: CompletionRequest,
): Promise<OrderCompletion> {
  const { transaction, cart } = await store.read((db) =>
    findOwnTransaction(db, store, caller.userId, input.transactionUuid),
  );
  if (transaction.orderId !== null) return toCompletion(transaction.orderId);
  if (cart.orderId !== null) {
    // Another payment completed this cart: release the money held here.
    await cancelPayments(store, cards, [transaction]);
    return toCompletion(cart.orderId);
  }
  if (transaction.status === 'refunding' || transaction.status === 'refunded')
    throw buildPaymentEndedError('refunded');
  if (transaction.status === 'cancelled') return refuseCancelled(store, cards, { transaction, cart });
  const intentId = transaction.intentId;
  if (intentId === null) throw buildPaymentEndedError('not_finished');
  const provider = cards.findByName(transaction.provider);
  const intent = await provider.retrieveIntent(intentId);
  if (intent.status === 'processing') return { completeOrderId: null, status: 'processing' };
  requireAuthorised(intent, transaction);
  await refuseCardOfAnother(store, cards, transaction, intent.card);
  await claimOrRelease(store, cards, transaction, input);
  const isCaptured = await captureOrRelease(store, provider, transaction, intentId);
  if (!isCaptured) return { completeOrderId: null, status: 'processing' };
  const orderId = await placePaidOrder(store, transaction, intent.card);
  await releaseStalePayments(store, cards, caller.userId);
  return toCompletion(orderId);
}

/** Refuses with the reason of a cancelled payment, and releases the money that a bank may still hold. */
async function refuseCancelled(
  store: Store,
  cards: CardProviders,
  payment: { transaction: TransactionRecord; cart: CartRecord },
): Promise<never> {
  await cancelPayments(store, cards, [payment.transaction]);
  throw buildPaymentEndedError(await store.read((db) => findPaymentEnding(db, store, payment)));
}

function requireAuthorised(intent: CardIntent, transaction: TransactionRecord): void {
  const isAuthorised = intent.status === 'requires_capture' || intent.status === 'succeeded';
  if (intent.isRefunded) throw buildPaymentEndedError('refunded');
  if (!isAuthorised)
    throw intent.lastError
      ? validationError(intent.lastError.message)
      : buildPaymentEndedError('not_finished');
  if (intent.amount !== transaction.amount) throw validationError(UNABLE_TO_COMPLETE_MESSAGE);
}

/** Refuses a card that another customer has saved, whatever the provider says, and releases its money. */
async function refuseCardOfAnother(
  store: Store,
  cards: CardProviders,
  transaction: TransactionRecord,
  card: KnownCard | null,
): Promise<void> {
  if (card === null) return;
  if (!(await store.read((db) => isSavedByOtherCustomer(db, store, transaction, card.identifier)))) return;
  await cancelPayment(store, cards, transaction);
  throw buildPaymentEndedError('card_refused');
}

/**
 * Claims the cart. If that is refused, for example because of a reworded waiver, the payment ends and its money is
 * released before the refusal is thrown.
 */
async function claimOrRelease(
  store: Store,
  cards: CardProviders,
  transaction: TransactionRecord,
  input: CompletionRequest,
): Promise<void> {
  try {
    await claimCart(store, transaction, input);
  } catch (refusal) {
    if (refusal instanceof DomainError) await cancelPayment(store, cards, transaction);
    throw refusal;
  }
}

/**
 * Claims the cart for one payment and stores the order draft: from now on nothing may change the cart, and no other payment
 * may complete it.
 *
 * @throws DomainError 422 with the reason why this payment has ended, or what the customer has not agreed to
 */
export async function claimCart(
  store: Store,
  { id, customerId, cartId }: TransactionRecord,
  { itemHash, source }: Pick<CompletionRequest, 'itemHash' | 'source'>,
): Promise<void> {
  const { channel } = await store.read((db) => findCartById(db, store, cartId));
  await runPaymentTransaction(store, { customerId, channel }, async (tx) => {
    const { transaction, cart } = await findOwnTransaction(tx, store, customerId, id);
    if (cart.transactionId === id || transaction.orderId !== null) return;
    if (transaction.status === 'refunding' || transaction.status === 'refunded')
      throw buildPaymentEndedError('refunded');
    if (transaction.status === 'cancelled')
      throw buildPaymentEndedError(await findPaymentEnding(tx, store, { transaction, cart }));
    refuseWhilePaying(cart);
    const openCart = await findOpenCart(tx, store, cart);
    if (openCart?.id !== cart.id) throw buildPaymentEndedError('basket_emptied');
    const handoff = await findPayingHandoff(tx, store, cart);
    if ((itemHash ?? transaction.itemHash) !== transaction.itemHash)
      throw buildPaymentEndedError('basket_changed');
    // A session is prepared before its customer consents, and cannot be completed without consent.
    const { acceptedTerms: terms, completedWaivers, payments } = transaction;
    const agreement = { itemHash: transaction.itemHash, terms, completedWaivers, payments };
    const pricedCart = await requireOrderableCart(tx, store, cart, agreement, 'claim');
    await holdWithoutEnd(tx, store, cart);
    await updateCart(tx, store, cart.id, { status: 'paying', transactionId: id });
    if (handoff) await moveHandoff(tx, store, handoff, 'pay', 'server');
    await updateTransaction(tx, store, id, {
      draft: buildOrderDraft(pricedCart),
      status: 'authorised',
      source,
    });
  });
}

// Captures or releases the money, and unlocks the cart only after a release. Returns false if the provider
// confirms neither: the cart then stays claimed, and completing again continues here.
async function captureOrRelease(
  store: Store,
  provider: CardProvider,
  transaction: TransactionRecord,
  intentId: string,
): Promise<boolean> {
  const isCaptured = await provider.capture(intentId).then(
    () => true,
    () => false,
  );
  if (isCaptured) return true;
  const settledIntent = await provider.cancel(intentId).catch(() => provider.retrieveIntent(intentId));
  // The response was lost although the money was taken: ask the provider.
  if (settledIntent.status === 'succeeded') return true;
  if (settledIntent.status !== 'canceled') return false;
  await unlockCart(store, transaction);
  throw validationError(UNABLE_TO_COMPLETE_MESSAGE);
}

/**
 * Creates the order of a claimed cart whose money was taken, once.
 * @returns the id of the order
 * @throws DomainError 422 when a rule refuses it
 */
export async function placePaidOrder(
  store: Store,
  { id, customerId }: TransactionRecord,
  card: KnownCard | null,
): Promise<string> {
  return store.write(async (tx) => {
    const { transaction, cart } = await findOwnTransaction(tx, store, customerId, id);
    if (transaction.orderId !== null) return transaction.orderId;
    if (transaction.draft === null) throw validationError(UNABLE_TO_COMPLETE_MESSAGE);
    const { draft, payments, attemptId, completedWaivers } = transaction;
    const source = transaction.source ?? DEFAULT_ORDER_SOURCE;
    const orderId = await placeOrder(tx, store, {
      cart,
      draft,
      source,
      payments,
      completedWaivers,
      card,
      attemptId,
    });
    await updateTransaction(tx, store, id, { status: 'completed', isCaptured: true, orderId });
    if (card !== null && (transaction.saveCard || card.isSaved)) await saveCard(tx, store, transaction, card);
    return orderId;
  });
}

function toCompletion(completeOrderId: string): OrderCompletion {
  return { completeOrderId, status: 'completed' };
}
