import type { Store } from '../../store/store.ts';
import {
  buildOtherCustomerError,
  deriveHandoffState,
  findCartById,
  findHandoffById,
  findHandoffByKey,
  findPendingTransactions,
  type HandoffRecord,
  isLiveHandoffState,
  moveHandoff,
  parseHandoffCode,
  toCart,
  updateHandoff,
} from '../cart/index.ts';
import { findVenue } from '../catalogue/index.ts';
import { ATTEMPT_LIMITS, countAttemptOrThrow, formatAttemptKey, unauthenticated } from '../common/index.ts';
import type { Caller, Cart } from '../common/types.ts';
import { type CardProviders, cancelPayments } from '../payments/index.ts';
import { recordAtDesk } from '../people/index.ts';
import { settleHandoff } from './settle-handoff.ts';

/** What anybody who has the code may see of a hand-off. */
export interface HandoffPreview extends Pick<HandoffRecord, 'state' | 'amount' | 'expiresAt'> {
  venueName: string | null;
}

/**
 * GET handoffs/{token}: what the hand-off is for.
 * @throws DomainError 401 for a typed code without a log-in; 429 after 5 tries in a minute; 404 for an unknown code
 */
export async function previewHandoff(
  store: Store,
  visitor: Caller | null,
  key: string,
): Promise<HandoffPreview> {
  const handoff = await findHandoffToOpen(store, visitor, key);
  const { amount, expiresAt, venueId } = handoff;
  return {
    state: deriveHandoffState(handoff, store.clock.now()),
    amount,
    expiresAt,
    venueName: await findVenueName(store, venueId),
  };
}

export interface ClaimedHandoff extends Pick<HandoffRecord, 'expiresAt'> {
  handoffId: string;
  venueName: string | null;
  cart: Cart;
}

/**
 * POST handoffs/{token}/claim: from now on this log-in may pay the basket, and no earlier one.
 * @throws DomainError 403 for anybody else; 410 when the hand-off has ended
 */
export async function claimHandoff(store: Store, caller: Caller, key: string): Promise<ClaimedHandoff> {
  const { id } = await requireOwnHandoff(store, caller, key);
  const { handoff, cart } = await store.write(async (tx) => {
    const changes = { claimedTokenId: caller.tokenId };
    const claimedHandoff = await moveHandoff(
      tx,
      store,
      await findHandoffById(tx, store, id),
      'claim',
      'customer',
      changes,
    );
    const cartRecord = await findCartById(tx, store, claimedHandoff.cartId);
    return { handoff: claimedHandoff, cart: await toCart(tx, store, cartRecord, null) };
  });
  const venueName = await findVenueName(store, handoff.venueId);
  return { handoffId: id, expiresAt: handoff.expiresAt, venueName, cart };
}

/**
 * POST handoffs/{token}/release: gives the basket back to the desk. Idempotent.
 * @throws DomainError 409 while it is being paid
 */
export async function releaseHandoff(
  store: Store,
  cards: CardProviders,
  caller: Caller,
  key: string,
): Promise<void> {
  const { id, cartId } = await requireOwnHandoff(store, caller, key);
  await settleHandoff(store, cards, id);
  const pendingPayments = await store.write(async (tx) => {
    const handoff = await findHandoffById(tx, store, id);
    if (handoff.state === 'given_back') return [];
    const pendingTransactions = await findPendingTransactions(tx, store, cartId);
    await moveHandoff(tx, store, handoff, 'give-back', 'customer');
    return pendingTransactions;
  });
  await cancelPayments(store, cards, pendingPayments);
}

/** The order that this customer paid through their hand-off, for calls about the former basket; null while it is not paid. */
export async function findOrderOfHandoff(
  store: Store,
  { userId, handoffId }: Caller,
): Promise<string | null> {
  if (handoffId === undefined) return null;
  const handoff = await store.read((db) => findHandoffById(db, store, handoffId)).catch(() => null);
  return handoff?.customerId === userId ? handoff.orderId : null;
}

async function findHandoffToOpen(store: Store, visitor: Caller | null, key: string): Promise<HandoffRecord> {
  if (parseHandoffCode(key) !== null) {
    if (visitor === null) throw unauthenticated();
    await countAttemptOrThrow(store, [
      { key: formatAttemptKey('handoff codes', visitor.userId), limit: ATTEMPT_LIMITS.handoffCodes },
    ]);
  }
  return store.read((db) => findHandoffByKey(db, store, key));
}

/** Refuses another customer, and tells the desk that somebody else tried to open it. */
async function requireOwnHandoff(store: Store, caller: Caller, key: string): Promise<HandoffRecord> {
  const handoff = await findHandoffToOpen(store, caller, key);
  if (handoff.customerId === caller.userId) return handoff;
  const state = deriveHandoffState(handoff, store.clock.now());
  if (isLiveHandoffState(state) && !handoff.openedByOther) {
    await store.write(async (tx) => {
      await updateHandoff(tx, store, handoff.id, { openedByOther: true });
      const { staffId: userId, customerId } = handoff;
      await recordAtDesk(tx, store, { userId }, { customerId, what: 'handoff-refused' });
    });
  }
  throw buildOtherCustomerError();
}

async function findVenueName(store: Store, venueId: string | null): Promise<string | null> {
  if (venueId === null) return null;
  return (await store.read((db) => findVenue(db, store, venueId)))?.name ?? null;
}
