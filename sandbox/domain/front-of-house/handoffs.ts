import { randomUUID } from 'node:crypto';
import type { Tx } from '../../store/connection.ts';
import { handoffs } from '../../store/schema/desk.ts';
import type { Store } from '../../store/store.ts';
import {
  buildHandoffConflictError,
  buildHandoffEndedError,
  deriveHandoffKeys,
  deriveHandoffState,
  findCartById,
  findCartOwner,
  findHandoffById,
  findLiveHandoff,
  findOpenCart,
  findPendingTransactions,
  formatHandoffCode,
  HANDOFF_TIMES,
  type HandoffRecord,
  holdForHandoff,
  holdForOrder,
  isLiveHandoffState,
  moveHandoff,
  type PricedCart,
  priceCart,
  refuseWhilePaying,
} from '../cart/index.ts';
import {
  ATTEMPT_LIMITS,
  countAttemptOrThrow,
  DomainError,
  forbidden,
  formatAttemptKey,
  formatMoney,
  notFound,
  validationErrorWithCode,
} from '../common/index.ts';
import type { Caller, PaymentLine } from '../common/types.ts';
import { type CardProviders, cancelPayments, requireNoOtherPenalties } from '../payments/index.ts';
import {
  findCalendarSecrets,
  findCustomerById,
  hashToken,
  recordAtDesk,
  sendEmail,
} from '../people/index.ts';
import { settleHandoff } from './settle-handoff.ts';

/** A hand-off as the desk sees it. */
export interface DeskHandoff extends HandoffRecord {
  readonly code: string;
  readonly url: string;
}

const EMPTY_BASKET_MESSAGE = 'The basket is empty.';
const MONEY_TAKEN_MESSAGE = 'You’ve already taken money for this basket. Refund it first.';
const BASKET_CHANGED_MESSAGE = 'The basket has changed. Look at it again before you hand it over.';
const NOT_ONLINE_MESSAGE = 'This basket can’t be paid for on the customer’s phone.';
const EXTENDED_TOO_OFTEN_MESSAGE =
  'This code can’t be kept for any longer. Bring the basket back and hand it over again.';

/**
 * POST cart/handoffs: creates a code for the till basket of the customer whom staff serve, or returns the live one.
 * @throws DomainError 403 unless staff serve somebody; 422 with its reason as the code
 */
export async function createHandoff(
  store: Store,
  caller: Caller,
  input: { selectedUserId: string | undefined; itemHash: string; payments: readonly PaymentLine[] },
): Promise<DeskHandoff> {
  requireStaff(caller);
  return store.write(async (tx) => {
    const owner = await findCartOwner(tx, store, caller, input.selectedUserId);
    if (owner.channel !== 'till') throw forbidden();
    const openCart = await findOpenCart(tx, store, owner);
    if (!openCart) throw validationErrorWithCode('cart_empty', EMPTY_BASKET_MESSAGE);
    const liveHandoff = await findLiveHandoff(tx, store, openCart.id);
    if (liveHandoff) return buildDeskHandoff(tx, store, liveHandoff);
    refuseWhilePaying(openCart);
    if (input.payments.some(({ tenderType, amount }) => tenderType !== 'credit' && amount > 0))
      throw validationErrorWithCode('tenders_present', MONEY_TAKEN_MESSAGE);
    const pricedCart = await priceCart(tx, store, await holdForOrder(tx, store, openCart));
    await requirePayableOnline(tx, store, pricedCart, input.itemHash);
    const handoff = await insertHandoff(tx, store, caller, pricedCart);
    await holdForHandoff(tx, store, pricedCart.cart, handoff.expiresAt);
    await recordAtDesk(tx, store, caller, { customerId: owner.customerId, what: 'handed-over' });
    return buildDeskHandoff(tx, store, handoff);
  });
}

async function requirePayableOnline(
  tx: Tx,
  store: Store,
  { cart, items, itemHash, balance }: PricedCart,
  shownHash: string,
): Promise<void> {
  if (items.length === 0) throw validationErrorWithCode('cart_empty', EMPTY_BASKET_MESSAGE);
  if (shownHash !== itemHash) throw validationErrorWithCode('item_hash', BASKET_CHANGED_MESSAGE, 'itemHash');
  if (balance === 0) throw validationErrorWithCode('not_sellable_online', NOT_ONLINE_MESSAGE);
  await requireNoOtherPenalties(tx, store, cart).catch((refusal: unknown) => {
    if (!(refusal instanceof DomainError)) throw refusal;
    throw validationErrorWithCode(
      'not_sellable_online',
      `${NOT_ONLINE_MESSAGE} There are penalties to pay first.`,
    );
  });
}

async function insertHandoff(
  tx: Tx,
  store: Store,
  { userId: staffId }: Caller,
  { cart, balance }: PricedCart,
): Promise<HandoffRecord> {
  const now = store.clock.now();
  const staff = await findCustomerById(tx, store, staffId);
  const id = randomUUID();
  const { token, code } = deriveHandoffKeys(id, staff.passwordHash);
  const handoff: HandoffRecord = {
    id,
    operatorId: store.operatorId,
    cartId: cart.id,
    customerId: cart.customerId,
    staffId,
    venueId: staff.homeVenueId,
    tokenHash: hashToken(token),
    codeHash: hashToken(code),
    state: 'waiting',
    amount: balance,
    extended: 0,
    expiresAt: new Date(now.getTime() + HANDOFF_TIMES.validMs),
    claimedTokenId: null,
    openedByOther: false,
    orderId: null,
    createdAt: now,
    changedAt: now,
  };
  await tx.insert(handoffs).values(handoff);
  return handoff;
}

/**
 * GET cart/handoffs/{id}: the current state of a hand-off.
 * @throws DomainError 429 after 120 calls in a minute
 */
export async function readHandoff(
  store: Store,
  cards: CardProviders,
  caller: Caller,
  { id, selectedUserId }: { id: string; selectedUserId: string | undefined },
): Promise<DeskHandoff> {
  requireStaff(caller);
  await countAttemptOrThrow(store, [
    { key: formatAttemptKey('handoff reads', caller.userId), limit: ATTEMPT_LIMITS.handoffReads },
  ]);
  await settleHandoff(store, cards, id);
  return store.read(async (db) => {
    const handoff = await findHandoffById(db, store, id);
    if (selectedUserId !== undefined && selectedUserId !== handoff.customerId) throw notFound();
    return buildDeskHandoff(db, store, handoff);
  });
}

/**
 * POST cart/handoffs/{id}/extend: ten more minutes, for the places in it too.
 * @throws DomainError 409 while it is being paid; 410 when it has ended
 */
export async function extendHandoff(store: Store, caller: Caller, id: string): Promise<DeskHandoff> {
  requireStaff(caller);
  return store.write(async (tx) => {
    const handoff = await findHandoffById(tx, store, id);
    const isExtendedTooOften = handoff.extended >= HANDOFF_TIMES.mostExtensions;
    const changes = {
      extended: handoff.extended + 1,
      expiresAt: new Date(handoff.expiresAt.getTime() + HANDOFF_TIMES.validMs),
    };
    const extendedHandoff = await moveHandoff(tx, store, handoff, 'extend', 'staff', changes);
    if (isExtendedTooOften) throw validationErrorWithCode('too_often', EXTENDED_TOO_OFTEN_MESSAGE);
    await holdForHandoff(tx, store, await findCartById(tx, store, handoff.cartId), extendedHandoff.expiresAt);
    return buildDeskHandoff(tx, store, extendedHandoff);
  });
}

/**
 * DELETE cart/handoffs/{id}: takes the basket back to the desk. Idempotent.
 * @throws DomainError 409 while it is being paid, or when it is paid
 */
export async function cancelHandoff(
  store: Store,
  cards: CardProviders,
  caller: Caller,
  id: string,
): Promise<void> {
  requireStaff(caller);
  await settleHandoff(store, cards, id);
  const pendingPayments = await store.write(async (tx) => {
    const handoff = await findHandoffById(tx, store, id);
    const state = deriveHandoffState(handoff, store.clock.now());
    if (state === 'paid') throw buildHandoffConflictError('paid');
    if (!isLiveHandoffState(state)) return [];
    const pendingTransactions = await findPendingTransactions(tx, store, handoff.cartId);
    await moveHandoff(tx, store, handoff, 'cancel', 'staff', { byStaff: caller.userId });
    return pendingTransactions;
  });
  await cancelPayments(store, cards, pendingPayments);
}

/**
 * POST cart/handoffs/{id}/email: sends the link to the customer's own address and no other.
 * @throws DomainError 410 when it has ended; 429 after three e-mails
 */
export async function emailHandoff(store: Store, caller: Caller, id: string): Promise<void> {
  requireStaff(caller);
  const handoff = await store.read((db) => findHandoffById(db, store, id));
  const state = deriveHandoffState(handoff, store.clock.now());
  if (!isLiveHandoffState(state)) throw buildHandoffEndedError(state);
  await countAttemptOrThrow(store, [
    { key: formatAttemptKey('handoff mails', handoff.id), limit: ATTEMPT_LIMITS.handoffMails },
  ]);
  await store.write(async (tx) => {
    const { url, code, amount, customerId } = await buildDeskHandoff(tx, store, handoff);
    const mailText = `your basket of ${formatMoney(amount)} is ready to pay. Open ${url} and log in, or type the code ${code} there.`;
    await sendEmail(tx, store, customerId, 'Your basket', mailText);
  });
}

function requireStaff({ role }: Caller): void {
  if (role !== 'staff') throw forbidden();
}

async function buildDeskHandoff(db: Tx, store: Store, handoff: HandoffRecord): Promise<DeskHandoff> {
  const secret = (await findCalendarSecrets(db, store, [handoff.staffId])).get(handoff.staffId) ?? '';
  const { token, code } = deriveHandoffKeys(handoff.id, secret);
  return {
    ...handoff,
    state: deriveHandoffState(handoff, store.clock.now()),
    code: formatHandoffCode(code),
    url: new URL(`/handoff/${token}`, store.bookingsUrl).href,
  };
}
