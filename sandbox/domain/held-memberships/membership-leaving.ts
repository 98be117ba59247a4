import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import type { MembershipCancellation, RefundPart } from '../../store/schema/details.ts';
import { memberships } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { findCartForChange, findCartItems, findOpenCart, removeItems, toOnlineOwner } from '../cart/index.ts';
import { formatMoney, invalid, recordAttempt, toLondonDate, validationError } from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import {
  type Collection,
  calculateLeavingTerms,
  deriveMembershipState,
  findLastCoolingOffDay,
  findMembershipProblems,
  hasMoneyRefund,
  type LeavingTerms,
  type MembershipPayments,
  type RefundWay,
  splitRefund,
} from '../memberships/index.ts';
import { changeCredit, createReference, findCustomerById, sendEmail } from '../people/index.ts';
import { formatLeavingMail } from './leaving-mail.ts';
import { findCollectionsUntil, sumCollectedBeforeToday } from './records/collections.ts';
import {
  type CustomerMembership,
  findHeldMembership,
  findStateFactsWithSuccessor,
  findSuccessor,
  toStateFacts,
} from './records/held-membership.ts';
import { findDependentsAfterLastDay, type MembershipDependents } from './records/membership-end.ts';

const REFUNDED_MESSAGE =
  'We’ve refunded what you paid, so you can’t undo this. You can buy the membership again.';
const LEAVING_CHANGED_MESSAGE = 'What happens if you cancel has changed. Please check it again.';

/** The effects of leaving today. */
export interface LeavingPreview extends LeavingTerms, MembershipDependents {
  coolingOffUntil: string;
  /** Null if nothing more is collected. */
  lastCollection: Collection | null;
  /** Where the refund would go, for each way that the customer can choose: as credit, or by the way it was paid. */
  refundParts: Record<RefundWay, RefundPart[]>;
  /** Identifies this outcome: a membership is left only as it was previewed. */
  expected: string;
}

/** A membership that the customer leaves: a preview, or how they have left it. */
export interface MembershipLeaving extends CustomerMembership {
  preview: LeavingPreview | null;
  cancellation: (MembershipCancellation & { lastDay: string; lastCollection: Collection | null }) | null;
  canFreeze: boolean;
}

/**
 * GET my-account/memberships/{id}/cancel.
 * @throws DomainError 404; 422 with the reason when it cannot be left
 */
export function getMembershipLeaving(store: Store, caller: Caller, id: string): Promise<MembershipLeaving> {
  return store.read(async (db) =>
    buildMembershipLeaving(db, store, await findHeldMembership(db, store, caller, id)),
  );
}

/**
 * POST my-account/memberships/{id}/cancel: leaves exactly as previewed, or not at all. The same `attemptId` leaves once.
 * @throws DomainError 404; 422 when it cannot be left, under `expected` when the outcome has changed since
 */
export function leaveMembership(
  store: Store,
  caller: Caller,
  request: {
    id: string;
    reason: string | null;
    endsOn: string;
    expected: string;
    attemptId: string | null;
    refundTo?: RefundWay;
  },
): Promise<MembershipLeaving> {
  return store.write(async (tx) => {
    const membership = await findHeldMembership(tx, store, caller, request.id);
    const { record, type } = membership;
    const attempt = { call: 'leave-membership', owner: caller.userId, attemptId: request.attemptId };
    if ((await recordAttempt(tx, store, attempt, record.id)) !== null)
      return buildMembershipLeaving(tx, store, membership);
    if (record.cancellation) throw validationError('You’ve cancelled this membership.');
    const { preview } = await buildMembershipLeaving(tx, store, membership);
    if (!preview || preview.expected !== request.expected || preview.lastDay !== request.endsOn)
      throw invalid({ expected: [LEAVING_CHANGED_MESSAGE] });
    await removeChangeFromCart(tx, store, caller, record.id);
    const { lastDay, refund, isCoolingOff } = preview;
    const cancellation: MembershipCancellation = {
      reference: createReference('LV'),
      at: store.clock.now().toISOString(),
      reason: request.reason,
      previousEndDate: record.endDate,
      isCoolingOff,
      refund,
      parts: preview.refundParts[request.refundTo ?? 'credit'],
    };
    const { customerId } = record;
    await changeRefundedCredit(
      tx,
      store,
      { customerId, label: `Membership cancelled: ${type.name}` },
      cancellation,
      1,
    );
    const leaving = await buildMembershipLeaving(
      tx,
      store,
      await updateMembership(tx, store, membership, { endDate: lastDay, cancellation }),
    );
    await sendEmail(tx, store, customerId, 'Your membership has been cancelled', formatLeavingMail(leaving));
    return leaving;
  });
}

/**
 * DELETE my-account/memberships/{id}/cancel: the membership goes on as before. Idempotent.
 * @throws DomainError 404; 422 when the last day is over, when it was bought again, or when the refunded credit is spent
 */
export function withdrawCancellation(store: Store, caller: Caller, id: string): Promise<void> {
  return store.write(async (tx) => {
    const membership = await findHeldMembership(tx, store, caller, id);
    const { record, type } = membership;
    const { cancellation, customerId } = record;
    if (!cancellation) return;
    const today = toLondonDate(store.clock.now());
    if (deriveMembershipState(toStateFacts(membership, today), today) === 'ended')
      throw validationError('Your last day has passed. You can buy this membership again.');
    if ((await findSuccessor(tx, store, record)) !== null)
      throw validationError('You’ve bought this membership again, so the old one ends.');
    if (await hasOtherSuccessor(tx, store, membership))
      throw validationError('You’ve replaced this membership with another one, so this one ends.');
    if (hasMoneyRefund(cancellation.parts)) throw validationError(REFUNDED_MESSAGE);
    const { creditBalance, membershipCredit } = await findCustomerById(tx, store, customerId);
    const refundText = formatMoney(cancellation.refund);
    const credits = { general: creditBalance, membership: membershipCredit };
    if (listCreditParts(cancellation).some(({ kind, amount: creditPence }) => credits[kind] < creditPence))
      throw validationError(`You’ve spent the ${refundText} we refunded, so you can’t undo this.`);
    const creditEntry = { customerId, label: `Membership continues: ${type.name}` };
    await changeRefundedCredit(tx, store, creditEntry, cancellation, -1);
    const changes = { endDate: cancellation.previousEndDate, cancellation: null };
    await updateMembership(tx, store, membership, changes);
    const mailText = `you’ve undone the cancellation ${cancellation.reference}. Your ${type.name} membership continues as normal.`;
    await sendEmail(tx, store, customerId, 'Your membership continues', mailText);
  });
}

/** Whether the membership that was changed to this one has since been changed to another one, or renewed. */
async function hasOtherSuccessor(db: Tx, store: Store, { record }: CustomerMembership): Promise<boolean> {
  if (record.replacesId === null) return false;
  const [replacement] = await db
    .select()
    .from(memberships)
    .where(and(eq(memberships.operatorId, store.operatorId), eq(memberships.id, record.replacesId)));
  const successor = replacement ? await findSuccessor(db, store, replacement) : null;
  return successor !== null && successor.id !== record.id;
}

async function buildMembershipLeaving(
  db: Tx,
  store: Store,
  membership: CustomerMembership,
): Promise<MembershipLeaving> {
  const today = toLondonDate(store.clock.now());
  const { record, type } = membership;
  const stateFacts = await findStateFactsWithSuccessor(db, store, membership, today);
  const problems = findMembershipProblems(stateFacts, today);
  const canFreeze = problems.freeze === null;
  if (
    deriveMembershipState(stateFacts, today) === 'cancelling' &&
    record.cancellation &&
    record.endDate !== null
  ) {
    const lastCollection = (await findCollectionsUntil(db, store, membership)).at(-1) ?? null;
    const cancellation = { ...record.cancellation, lastDay: record.endDate, lastCollection };
    return { ...membership, preview: null, cancellation, canFreeze };
  }
  if (problems.cancel !== null) throw validationError(problems.cancel);
  const { joinedOn } = stateFacts;
  const payments = await findMembershipPayments(db, store, membership);
  const leaving = calculateLeavingTerms(
    { ...record, joinedOn, paidPence: payments.atStart + payments.collected, freezes: membership.freezes },
    today,
  );
  const collections = leaving.isCoolingOff
    ? []
    : await findCollectionsUntil(db, store, membership, leaving.lastDay);
  const lastCollection = collections.at(-1) ?? null;
  const dependents = await findDependentsAfterLastDay(db, store, record, type, leaving.lastDay);
  const outcome = { ...leaving, ...dependents, lastCollection };
  const preview = {
    ...outcome,
    coolingOffUntil: findLastCoolingOffDay(joinedOn),
    refundParts: {
      credit: splitRefund(leaving.refund, payments, 'credit'),
      payment: splitRefund(leaving.refund, payments, 'payment'),
    },
    expected: hashPreview(record.id, outcome),
  };
  return { ...membership, preview, cancellation: null, canFreeze };
}

/** Everything that was paid until today; for a membership that was sold elsewhere, its price. */
async function findMembershipPayments(
  db: Tx,
  store: Store,
  membership: CustomerMembership,
): Promise<MembershipPayments> {
  const { paidAtStart, paidWith, price } = membership.record;
  return {
    atStart: paidAtStart ?? price,
    startTenders: paidWith,
    collected: await sumCollectedBeforeToday(db, store, membership),
  };
}

/** The parts of the refund that go to the account as credit, by kind of credit. */
function listCreditParts(cancellation: MembershipCancellation) {
  return cancellation.parts.flatMap(({ to: kind, amount }) =>
    kind === 'general' || kind === 'membership' ? [{ kind, amount }] : [],
  );
}

/** Adds refunded credit to the account, or removes it again. */
async function changeRefundedCredit(
  tx: Tx,
  store: Store,
  entry: { customerId: string; label: string },
  cancellation: MembershipCancellation,
  sign: 1 | -1,
): Promise<void> {
  for (const { kind, amount } of listCreditParts(cancellation))
    await changeCredit(tx, store, { ...entry, kind, amount: sign * amount });
}

function hashPreview(
  id: string,
  outcome: Omit<LeavingPreview, 'coolingOffUntil' | 'expected' | 'refundParts'>,
): string {
  const { lastDay, refund, lastCollection, bookings, passes } = outcome;
  const dependentIds = [...bookings, ...passes].map((dependent) => dependent.id);
  const json = JSON.stringify([
    id,
    lastDay,
    refund,
    lastCollection?.date,
    lastCollection?.amount,
    dependentIds,
  ]);
  return createHash('sha256').update(json).digest('hex').slice(0, 32);
}

/**
 * Removes a change or a renewal of the membership from the basket.
 * @throws DomainError 422 while the basket is being paid
 */
async function removeChangeFromCart(
  tx: Tx,
  store: Store,
  { userId }: Caller,
  membershipId: string,
): Promise<void> {
  const cart = await findOpenCart(tx, store, toOnlineOwner(userId));
  if (!cart) return;
  const items = (await findCartItems(tx, store, cart.id)).filter(
    (item) => item.membershipId === membershipId,
  );
  if (items.length === 0) return;
  await findCartForChange(tx, store, toOnlineOwner(userId));
  await removeItems(tx, store, items);
}

async function updateMembership(
  tx: Tx,
  { operatorId }: Store,
  membership: CustomerMembership,
  changes: Pick<CustomerMembership['record'], 'endDate' | 'cancellation'>,
): Promise<CustomerMembership> {
  const { record } = membership;
  await tx
    .update(memberships)
    .set(changes)
    .where(and(eq(memberships.operatorId, operatorId), eq(memberships.id, record.id)));
  return { ...membership, record: { ...record, ...changes } };
}
