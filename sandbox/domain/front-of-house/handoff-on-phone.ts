import type { Store } from '../../store/store.ts';
import {
  cartById,
  type HandoffRecord,
  handoffById,
  handoffByKey,
  isLive,
  moveHandoff,
  otherCustomer,
  pendingTransactions,
  readCode,
  stateAt,
  toCart,
  updateHandoff,
} from '../cart/index.ts';
import { findVenue } from '../catalogue/index.ts';
import { attemptKey, countAttempt, LIMITS, unauthenticated } from '../common/index.ts';
import type { Cart, Session } from '../common/types.ts';
import { type CardProviders, cancelPayments } from '../payments/index.ts';
import { recordAtDesk } from '../people/index.ts';
import { settleHandoff } from './settle-handoff.ts';

/** What anybody who has the code may see of it. */
export interface HandoffPreview extends Pick<HandoffRecord, 'state' | 'amount' | 'expiresAt'> {
  venueName: string | null;
}

/** GET handoffs/{token}: what it is for. A code that is typed needs a log-in (401), 5 tries a minute (429); 404 for an unknown one. */
export async function previewHandoff(
  store: Store,
  visitor: Session | null,
  key: string,
): Promise<HandoffPreview> {
  const handoff = await findOpenedHandoff(store, visitor, key);
  const { amount, expiresAt, venueId } = handoff;
  return {
    state: stateAt(handoff, store.clock.now()),
    amount,
    expiresAt,
    venueName: await venueNameOf(store, venueId),
  };
}

export interface ClaimedHandoff extends Pick<HandoffRecord, 'expiresAt'> {
  handoffId: string;
  venueName: string | null;
  cart: Cart;
}

/** POST handoffs/{token}/claim: this log-in may pay it from now on, and no earlier one. 403 for anybody else; 410 when it is over. */
export async function claimHandoff(store: Store, session: Session, key: string): Promise<ClaimedHandoff> {
  const { id } = await requireOwn(store, session, key);
  const { handoff, cart } = await store.write(async (tx) => {
    const changes = { claimedTokenId: session.tokenId };
    const claimed = await moveHandoff(
      tx,
      store,
      await handoffById(tx, store, id),
      'claim',
      'customer',
      changes,
    );
    const basket = await cartById(tx, store, claimed.cartId);
    return { handoff: claimed, cart: await toCart(tx, store, basket, null) };
  });
  const venueName = await venueNameOf(store, handoff.venueId);
  return { handoffId: id, expiresAt: handoff.expiresAt, venueName, cart };
}

/** POST handoffs/{token}/release: the desk has the basket again. 409 while it is being paid; may be repeated. */
export async function releaseHandoff(
  store: Store,
  cards: CardProviders,
  session: Session,
  key: string,
): Promise<void> {
  const { id, cartId } = await requireOwn(store, session, key);
  await settleHandoff(store, cards, id);
  const payments = await store.write(async (tx) => {
    const handoff = await handoffById(tx, store, id);
    if (handoff.state === 'given_back') return [];
    const unfinished = await pendingTransactions(tx, store, cartId);
    await moveHandoff(tx, store, handoff, 'give-back', 'customer');
    return unfinished;
  });
  await cancelPayments(store, cards, payments);
}

/** The order of a hand-off that this customer has paid, for a call about the basket that it was; null while it is not paid. */
export async function orderOfHandoff(store: Store, { userId, handoffId }: Session): Promise<string | null> {
  if (handoffId === undefined) return null;
  const found = await store.read((db) => handoffById(db, store, handoffId)).catch(() => null);
  return found?.customerId === userId ? found.orderId : null;
}

async function findOpenedHandoff(store: Store, visitor: Session | null, key: string): Promise<HandoffRecord> {
  if (readCode(key) !== null) {
    if (visitor === null) throw unauthenticated();
    await countAttempt(store, [
      { key: attemptKey('handoff codes', visitor.userId), limit: LIMITS.handoffCodes },
    ]);
  }
  return store.read((db) => handoffByKey(db, store, key));
}

/** Refuses another customer, and tells the desk that one tried to open it. */
async function requireOwn(store: Store, session: Session, key: string): Promise<HandoffRecord> {
  const found = await findOpenedHandoff(store, session, key);
  if (found.customerId === session.userId) return found;
  const state = stateAt(found, store.clock.now());
  if (isLive(state) && !found.openedByOther) {
    await store.write(async (tx) => {
      await updateHandoff(tx, store, found.id, { openedByOther: true });
      const { staffId: userId, customerId } = found;
      await recordAtDesk(tx, store, { userId }, { customerId, what: 'handoff-refused' });
    });
  }
  throw otherCustomer();
}

async function venueNameOf(store: Store, venueId: string | null): Promise<string | null> {
  if (venueId === null) return null;
  return (await store.read((db) => findVenue(db, store, venueId)))?.name ?? null;
}
