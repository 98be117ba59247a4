import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { handoffs } from '../../../store/schema/desk.ts';
import type { Store } from '../../../store/store.ts';
import { DomainError, isUuid, notFound, validationErrorWithCode } from '../../common/index.ts';
import type { Caller } from '../../common/types.ts';
import { hashToken, recordAtDesk } from '../../people/index.ts';
import { parseHandoffCode } from '../rules/handoff-code.ts';
import {
  decideHandoffOutcome,
  deriveHandoffState,
  extendExpiryForPayment,
  HANDOFF_TIMES,
  type HandoffActor,
  type HandoffEvent,
  type HandoffState,
  isLiveHandoffState,
  LIVE_STATES,
} from '../rules/handoff-state.ts';
import { findPendingTransactions, updateTransaction } from './transaction.ts';

export type HandoffRecord = typeof handoffs.$inferSelect;

export type LiveHandoff = Pick<HandoffRecord, 'id' | 'state' | 'expiresAt'>;

type OperatorScope = Pick<Store, 'operatorId' | 'clock'>;

const LOCKED_MESSAGE =
  'This basket is on the customer’s phone. Bring it back before you change it or take money.';
const PAYING_MESSAGE = 'The customer is paying on their phone.';
const CODE_ENDED_MESSAGE = 'This code no longer works. Ask at the desk.';
const PAID_MESSAGE = 'This basket is paid.';
const OPENED_ELSEWHERE_MESSAGE =
  'You’ve opened this basket somewhere else since. Continue there, or open it here again.';

/** A 409: a payment is in progress, or the basket is already paid. */
export function buildHandoffConflictError(state: 'paying' | 'paid'): DomainError {
  return new DomainError('conflict', state === 'paying' ? PAYING_MESSAGE : PAID_MESSAGE, { code: state });
}

/** A 410, with the state in which the hand-off ended. */
export function buildHandoffEndedError(state: HandoffState): DomainError {
  return new DomainError('gone', state === 'paid' ? PAID_MESSAGE : CODE_ENDED_MESSAGE, { code: state });
}

/**
 * Loads a hand-off by its id.
 * @throws DomainError 404 if there is none
 */
export async function findHandoffById(
  db: Tx,
  { operatorId }: OperatorScope,
  handoffId: string,
): Promise<HandoffRecord> {
  const [row] = isUuid(handoffId)
    ? await db
        .select()
        .from(handoffs)
        .where(and(eq(handoffs.operatorId, operatorId), eq(handoffs.id, handoffId)))
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
  { operatorId, clock }: OperatorScope,
  key: string,
): Promise<HandoffRecord> {
  const code = parseHandoffCode(key);
  const hasKey =
    code === null ? eq(handoffs.tokenHash, hashToken(key)) : eq(handoffs.codeHash, hashToken(code));
  const [row] = await db
    .select()
    .from(handoffs)
    .where(and(eq(handoffs.operatorId, operatorId), hasKey))
    .orderBy(desc(handoffs.createdAt))
    .limit(1);
  const nowMs = clock.now().getTime();
  const isStillReadable =
    row !== undefined && nowMs - findEndOrExpiry(row).getTime() < HANDOFF_TIMES.readableAfterEndMs;
  if (!isStillReadable) throw notFound();
  return row;
}

/** When the hand-off ended, or will expire if it is live. */
function findEndOrExpiry({ state, expiresAt, changedAt }: HandoffRecord): Date {
  if (state === 'waiting' || state === 'opened') return expiresAt;
  return state === 'paying' ? new Date(8.64e15) : changedAt;
}

/** The live hand-off of a cart; null if the cart is at the desk. Ends a hand-off that has expired. */
export async function findLiveHandoff(
  tx: Tx,
  scope: OperatorScope,
  cartId: string,
): Promise<HandoffRecord | null> {
  const handoff = await findStoredHandoff(tx, scope, eq(handoffs.cartId, cartId));
  if (handoff === null || deriveHandoffState(handoff, scope.clock.now()) !== 'expired') return handoff;
  await moveHandoff(tx, scope, handoff, 'time-out', 'server');
  return null;
}

/** The till basket that a customer has on their own device now. Does not end a hand-off that has expired. */
export async function findHandoffOnPhone(
  db: Tx,
  scope: OperatorScope,
  customerId: string,
): Promise<LiveHandoff | null> {
  const handoff = await findStoredHandoff(db, scope, eq(handoffs.customerId, customerId));
  return handoff && deriveHandoffState(handoff, scope.clock.now()) !== 'expired' ? handoff : null;
}

async function findStoredHandoff(
  db: Tx,
  { operatorId }: OperatorScope,
  condition: ReturnType<typeof eq>,
): Promise<HandoffRecord | null> {
  const [row] = await db
    .select()
    .from(handoffs)
    .where(and(eq(handoffs.operatorId, operatorId), condition, inArray(handoffs.state, [...LIVE_STATES])))
    .orderBy(desc(handoffs.createdAt))
    .limit(1);
  return row ?? null;
}

/** Live hand-offs that may have ended: those that have expired, and those that are being paid. */
export function findUnsettledHandoffs(db: Tx, { operatorId }: OperatorScope): Promise<HandoffRecord[]> {
  return db
    .select()
    .from(handoffs)
    .where(and(eq(handoffs.operatorId, operatorId), inArray(handoffs.state, [...LIVE_STATES])));
}

/** Refuses what staff do with a basket while a customer has it on their own device. */
export async function refuseHandedOver(tx: Tx, scope: OperatorScope, cartId: string): Promise<void> {
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
  scope: OperatorScope,
  handoff: HandoffRecord,
  event: HandoffEvent,
  actor: HandoffActor,
  changes: Partial<HandoffRecord> & { byStaff?: string } = {},
): Promise<HandoffRecord> {
  const now = scope.clock.now();
  const state = event === 'time-out' ? handoff.state : deriveHandoffState(handoff, now);
  const outcome = decideHandoffOutcome(state, event, actor);
  if ('refusal' in outcome) {
    if (outcome.refusal === 'forbidden') throw buildOtherCustomerError();
    throw outcome.refusal === 'paying' ? buildHandoffConflictError('paying') : buildHandoffEndedError(state);
  }
  const { byStaff: actingStaffId, ...otherColumns } = changes;
  const isNewState = outcome.newState !== handoff.state || event === 'pay';
  const newColumns = {
    state: outcome.newState,
    ...(isNewState && { changedAt: now }),
    ...(event === 'payment-ended' && { expiresAt: extendExpiryForPayment(handoff.expiresAt, now) }),
    ...otherColumns,
  };
  await updateHandoff(tx, scope, handoff.id, newColumns);
  if (!isLiveHandoffState(outcome.newState) && outcome.newState !== 'paid')
    await cancelPendingPayments(tx, scope, handoff.cartId);
  const auditEntry =
    outcome.newState === handoff.state ? undefined : buildAuditEntry(outcome.newState, event);
  if (auditEntry) {
    const auditCaller = { userId: actingStaffId ?? handoff.staffId };
    const order = newColumns.orderId ? { orderId: newColumns.orderId } : {};
    await recordAtDesk(tx, scope, auditCaller, {
      customerId: handoff.customerId,
      what: auditEntry,
      ...order,
    });
  }
  return { ...handoff, ...newColumns };
}

/** Stops the customer's unfinished payments from claiming the basket. The caller or the sweep releases their money. */
async function cancelPendingPayments(tx: Tx, scope: OperatorScope, cartId: string): Promise<void> {
  for (const { id } of await findPendingTransactions(tx, scope, cartId))
    await updateTransaction(tx, scope, id, { status: 'cancelled' });
}

function buildAuditEntry(to: HandoffState, event: HandoffEvent) {
  if (to === 'waiting' || to === 'paying' || event === 'payment-ended') return undefined;
  return AUDIT_ENTRIES_BY_STATE[to];
}

/** A 403 for somebody who is logged in to another account. */
export function buildOtherCustomerError(): DomainError {
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
  scope: OperatorScope,
  { userId, tokenId, handoffId = '' }: Caller,
): Promise<HandoffRecord> {
  const handoff = await findHandoffById(db, scope, handoffId).catch(() => null);
  if (handoff?.customerId !== userId) throw buildHandoffEndedError('cancelled');
  const state = deriveHandoffState(handoff, scope.clock.now());
  if (!isLiveHandoffState(state)) throw buildHandoffEndedError(state);
  if (state === 'waiting' || handoff.claimedTokenId !== tokenId)
    throw new DomainError('gone', OPENED_ELSEWHERE_MESSAGE, { code: 'opened_elsewhere' });
  return handoff;
}
