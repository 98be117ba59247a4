import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { handoffs } from '../../../store/schema/desk.ts';
import type { Store } from '../../../store/store.ts';
import { DomainError, isUuid, notFound, validationErrorWithCode } from '../../common/index.ts';
import type { Caller } from '../../common/types.ts';
import { hashToken, recordAtDesk } from '../../people/index.ts';
import { readCode } from '../rules/handoff-code.ts';
import {
  deriveHandoffState,
  extendExpiryForPayment,
  HANDOFF_TIMES,
  type HandoffActor,
  type HandoffEvent,
  type HandoffState,
  isLive,
  LIVE_STATES,
  transition,
} from '../rules/handoff-state.ts';
import { findPendingTransactions, updateTransaction } from './transaction.ts';

export type HandoffRecord = typeof handoffs.$inferSelect;

export type LiveHandoff = Pick<HandoffRecord, 'id' | 'state' | 'expiresAt'>;

type Scope = Pick<Store, 'operatorId' | 'clock'>;

const LOCKED_MESSAGE =
  'This basket is on the customer’s phone. Bring it back before you change it or take money.';
const PAYING_MESSAGE = 'The customer is paying on their phone.';
const OVER_MESSAGE = 'This code no longer works. Ask at the desk.';
const PAID_MESSAGE = 'This basket is paid.';
const ELSEWHERE_MESSAGE =
  'You’ve opened this basket somewhere else since. Continue there, or open it here again.';

/** A 409: a payment is in progress, or the basket is already paid. */
export function handoffConflictError(state: 'paying' | 'paid'): DomainError {
  return new DomainError('conflict', state === 'paying' ? PAYING_MESSAGE : PAID_MESSAGE, { code: state });
}

/** A 410, with the state in which the hand-off ended. */
export function handoffEndedError(state: HandoffState): DomainError {
  return new DomainError('gone', state === 'paid' ? PAID_MESSAGE : OVER_MESSAGE, { code: state });
}

/**
 * Loads a hand-off by its id.
 * @throws DomainError 404 if there is none
 */
export async function findHandoffById(db: Tx, { operatorId }: Scope, id: string): Promise<HandoffRecord> {
  const [row] = isUuid(id)
    ? await db
        .select()
        .from(handoffs)
        .where(and(eq(handoffs.operatorId, operatorId), eq(handoffs.id, id)))
    : [];
  if (!row) throw notFound();
  return row;
}

/**
 * Finds the latest hand-off that a token or a code opens.
 * @throws DomainError 404 if there is none or it ended long ago
 */
export async function findHandoffByKey(
  db: Tx,
  { operatorId, clock }: Scope,
  key: string,
): Promise<HandoffRecord> {
  const code = readCode(key);
  const isKey =
    code === null ? eq(handoffs.tokenHash, hashToken(key)) : eq(handoffs.codeHash, hashToken(code));
  const [row] = await db
    .select()
    .from(handoffs)
    .where(and(eq(handoffs.operatorId, operatorId), isKey))
    .orderBy(desc(handoffs.createdAt))
    .limit(1);
  const now = clock.now().getTime();
  const isKnown = row !== undefined && now - endOf(row).getTime() < HANDOFF_TIMES.knownMs;
  if (!isKnown) throw notFound();
  return row;
}

/** When the hand-off ended, or will expire if it is live. */
function endOf({ state, expiresAt, changedAt }: HandoffRecord): Date {
  if (state === 'waiting' || state === 'opened') return expiresAt;
  return state === 'paying' ? new Date(8.64e15) : changedAt;
}

/** The live hand-off of a cart; null if the cart is at the desk. Ends a hand-off that has expired. */
export async function findLiveHandoff(tx: Tx, scope: Scope, cartId: string): Promise<HandoffRecord | null> {
  const handoff = await findStoredHandoff(tx, scope, eq(handoffs.cartId, cartId));
  if (handoff === null || deriveHandoffState(handoff, scope.clock.now()) !== 'expired') return handoff;
  await moveHandoff(tx, scope, handoff, 'time-out', 'server');
  return null;
}

/** The till basket that a customer has on their own device now. Does not end a hand-off that has expired. */
export async function findHandoffOnPhone(
  db: Tx,
  scope: Scope,
  customerId: string,
): Promise<LiveHandoff | null> {
  const handoff = await findStoredHandoff(db, scope, eq(handoffs.customerId, customerId));
  return handoff && deriveHandoffState(handoff, scope.clock.now()) !== 'expired' ? handoff : null;
}

async function findStoredHandoff(
  db: Tx,
  { operatorId }: Scope,
  isIt: ReturnType<typeof eq>,
): Promise<HandoffRecord | null> {
  const [row] = await db
    .select()
    .from(handoffs)
    .where(and(eq(handoffs.operatorId, operatorId), isIt, inArray(handoffs.state, [...LIVE_STATES])))
    .orderBy(desc(handoffs.createdAt))
    .limit(1);
  return row ?? null;
}

/** Live hand-offs that may have ended: those that have expired, and those that are being paid. */
export function findUnsettledHandoffs(db: Tx, { operatorId }: Scope): Promise<HandoffRecord[]> {
  return db
    .select()
    .from(handoffs)
    .where(and(eq(handoffs.operatorId, operatorId), inArray(handoffs.state, [...LIVE_STATES])));
}

/** Refuses what staff do with a basket while a customer has it on their own device. */
export async function refuseHandedOver(tx: Tx, scope: Scope, cartId: string): Promise<void> {
  if (await findLiveHandoff(tx, scope, cartId)) throw validationErrorWithCode('handed_over', LOCKED_MESSAGE);
}

const AUDIT_ENTRIES_BY_STATE = {
  opened: 'handoff-opened',
  paid: 'handoff-paid',
  expired: 'handoff-expired',
  cancelled: 'handoff-cancelled',
  given_back: 'handoff-given-back',
} as const;

/**
 * Applies an event to a hand-off, according to its table of states.
 * @param changes further columns to write
 * @throws DomainError 403; 409 while it is being paid; 410 when it has ended
 */
export async function moveHandoff(
  tx: Tx,
  scope: Scope,
  handoff: HandoffRecord,
  event: HandoffEvent,
  actor: HandoffActor,
  changes: Partial<HandoffRecord> & { byStaff?: string } = {},
): Promise<HandoffRecord> {
  const now = scope.clock.now();
  const state = event === 'time-out' ? handoff.state : deriveHandoffState(handoff, now);
  const outcome = transition(state, event, actor);
  if ('refusal' in outcome) {
    if (outcome.refusal === 'forbidden') throw otherCustomerError();
    throw outcome.refusal === 'paying' ? handoffConflictError('paying') : handoffEndedError(state);
  }
  const { byStaff, ...written } = changes;
  const isNew = outcome.to !== handoff.state || event === 'pay';
  const next = {
    state: outcome.to,
    ...(isNew && { changedAt: now }),
    ...(event === 'payment-ended' && { expiresAt: extendExpiryForPayment(handoff.expiresAt, now) }),
    ...written,
  };
  await updateHandoff(tx, scope, handoff.id, next);
  if (!isLive(outcome.to) && outcome.to !== 'paid') await endPayments(tx, scope, handoff.cartId);
  const auditEntry = outcome.to === handoff.state ? undefined : buildAuditEntry(outcome.to, event);
  if (auditEntry) {
    const auditUser = { userId: byStaff ?? handoff.staffId };
    const order = next.orderId ? { orderId: next.orderId } : {};
    await recordAtDesk(tx, scope, auditUser, { customerId: handoff.customerId, what: auditEntry, ...order });
  }
  return { ...handoff, ...next };
}

/** Stops the customer's unfinished payments from claiming the basket. The caller or the sweep releases their money. */
async function endPayments(tx: Tx, scope: Scope, cartId: string): Promise<void> {
  for (const { id } of await findPendingTransactions(tx, scope, cartId))
    await updateTransaction(tx, scope, id, { status: 'cancelled' });
}

function buildAuditEntry(to: HandoffState, event: HandoffEvent) {
  if (to === 'waiting' || to === 'paying' || event === 'payment-ended') return undefined;
  return AUDIT_ENTRIES_BY_STATE[to];
}

/** A 403 for somebody who is logged in to another account. */
export function otherCustomerError(): DomainError {
  return new DomainError('forbidden', 'This basket belongs to another account.', { code: 'other_customer' });
}

export async function updateHandoff(
  tx: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  id: string,
  changes: Partial<HandoffRecord>,
): Promise<void> {
  await tx
    .update(handoffs)
    .set(changes)
    .where(and(eq(handoffs.operatorId, operatorId), eq(handoffs.id, id)));
}

/**
 * The hand-off that a call from the customer's own device names, if it is theirs, live and was last opened by this log-in.
 * @throws DomainError 410 with the reason as its code
 */
export async function findOwnHandoff(
  db: Tx,
  scope: Scope,
  { userId, tokenId, handoffId = '' }: Caller,
): Promise<HandoffRecord> {
  const handoff = await findHandoffById(db, scope, handoffId).catch(() => null);
  if (handoff?.customerId !== userId) throw handoffEndedError('cancelled');
  const state = deriveHandoffState(handoff, scope.clock.now());
  if (!isLive(state)) throw handoffEndedError(state);
  if (state === 'waiting' || handoff.claimedTokenId !== tokenId)
    throw new DomainError('gone', ELSEWHERE_MESSAGE, { code: 'opened_elsewhere' });
  return handoff;
}
