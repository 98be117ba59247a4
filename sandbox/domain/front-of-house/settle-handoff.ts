import type { Store } from '../../store/store.ts';
import {
  deriveHandoffState,
  findCartById,
  findHandoffById,
  findPendingTransactions,
  findUnsettledHandoffs,
  HANDOFF_TIMES,
  type HandoffRecord,
  moveHandoff,
  type TransactionRecord,
  updateTransaction,
} from '../cart/index.ts';
import { type CardIntent, type CardProviders, cancelPayments } from '../payments/index.ts';

/**
 * Records that a hand-off has expired, or that its payment has ended without money, according to the provider.
 * Ends a payment that nobody has finished for a quarter of an hour.
 */
export async function settleHandoff(store: Store, cards: CardProviders, id: string): Promise<void> {
  const handoff = await store.read((db) => findHandoffById(db, store, id));
  if (handoff.state === 'paying') return settlePayingHandoff(store, cards, handoff);
  if (deriveHandoffState(handoff, store.clock.now()) === handoff.state) return;
  await store.write(async (tx) => {
    const currentHandoff = await findHandoffById(tx, store, id);
    const isExpired = deriveHandoffState(currentHandoff, store.clock.now()) !== currentHandoff.state;
    if (isExpired) await moveHandoff(tx, store, currentHandoff, 'time-out', 'server');
  });
}

/** Settles all hand-offs that may have ended. If a provider does not respond, its hand-off is left as it is. */
export async function sweepHandoffs(store: Store, cards: CardProviders): Promise<void> {
  for (const { id } of await store.read((db) => findUnsettledHandoffs(db, store)))
    await settleHandoff(store, cards, id).catch(() => undefined);
}

async function settlePayingHandoff(
  store: Store,
  cards: CardProviders,
  handoff: HandoffRecord,
): Promise<void> {
  const { cart, pending: pendingTransactions } = await store.read(async (db) => ({
    cart: await findCartById(db, store, handoff.cartId),
    pending: await findPendingTransactions(db, store, handoff.cartId),
  }));
  // A payment is completing the cart: its order or its release will follow soon.
  if (cart.status !== 'open') return;
  const isAbandoned = store.clock.now().getTime() - handoff.changedAt.getTime() >= HANDOFF_TIMES.paymentMs;
  const openTransactions: TransactionRecord[] = [];
  for (const transaction of pendingTransactions) {
    const moneyState = await loadMoneyState(cards, transaction, handoff.changedAt);
    if (moneyState === 'taken' || (moneyState === 'open' && !isAbandoned)) return;
    if (moneyState === 'open') openTransactions.push(transaction);
  }
  const isEnded = await store.write(async (tx) => {
    const currentHandoff = await findHandoffById(tx, store, handoff.id);
    const { status } = await findCartById(tx, store, handoff.cartId);
    // False if another payment has begun, or this one has claimed the basket, since the provider was asked.
    const isUnchanged = currentHandoff.changedAt.getTime() === handoff.changedAt.getTime();
    if (currentHandoff.state !== 'paying' || status !== 'open' || !isUnchanged) return false;
    for (const { id } of openTransactions) await updateTransaction(tx, store, id, { status: 'cancelled' });
    await moveHandoff(tx, store, currentHandoff, 'payment-ended', 'server');
    return true;
  });
  if (isEnded) await cancelPayments(store, cards, openTransactions);
}

/** Whether money was taken, may still be taken, or can no longer be taken. If the provider does not respond, it may be. */
async function loadMoneyState(
  cards: CardProviders,
  { provider, intentId, createdAt }: TransactionRecord,
  paymentBegunAt: Date,
): Promise<'taken' | 'open' | 'ended'> {
  if (intentId === null) return 'open';
  const intent = await cards
    .findByName(provider)
    .retrieveIntent(intentId)
    .catch(() => null);
  if (intent === null) return 'open';
  const moneyState = toMoneyState(intent);
  // A session that was prepared later and in which the customer has not agreed to anything yet.
  const isOnlyPrepared = intent.status === 'requires_payment_method' && createdAt > paymentBegunAt;
  return isOnlyPrepared ? 'ended' : moneyState;
}

function toMoneyState({ status, lastError }: CardIntent): 'taken' | 'open' | 'ended' {
  switch (status) {
    case 'succeeded':
      return 'taken';
    case 'canceled':
      return 'ended';
    case 'requires_payment_method':
      return lastError === null ? 'open' : 'ended';
    case 'processing':
    case 'requires_capture':
    case 'requires_confirmation':
    case 'requires_action':
      return 'open';
  }
}
