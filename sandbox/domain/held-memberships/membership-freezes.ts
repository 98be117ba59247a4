import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { membershipFreezes } from '../../store/schema/freezes.ts';
import type { Store } from '../../store/store.ts';
import {
  addDays,
  formatLongDate,
  invalid,
  recordAttempt,
  toLondonDate,
  validationError,
} from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import {
  buildEarlyFreezeEnd,
  buildFreezePreview,
  buildFreezeWithdrawal,
  calculateEarlyEnd,
  calculateFreezeWindow,
  calculateUnsettledAdjustment,
  countFreezeMonths,
  creditUnsettledFreezes,
  FREEZE_TERMS,
  type FreezeEnd,
  type FreezePreview,
  type FreezeRecord,
  findCurrentFreeze,
  findFreezeErrors,
  findLastFrozenDay,
  findMembershipFreezes,
} from '../memberships/index.ts';
import { sendEmail } from '../people/index.ts';
import { type AccountMembership, findAccountMembership } from './account-memberships.ts';
import {
  findBookingsInPeriod,
  findCollectionsWithFreezes,
  isChangeInBasket,
} from './records/freeze-facts.ts';
import type { CustomerMembership } from './records/held-membership.ts';

const FREEZE_CHANGED_MESSAGE = 'The dates or cost of this freeze have changed. Please check them again.';
const FREEZE_END_CHANGED_MESSAGE = 'What happens when you end the freeze has changed. Please check it again.';
const CHANGE_IN_BASKET_MESSAGE =
  'You have a change of this membership in your basket. Pay for it or remove it first.';

/** How a membership can be frozen today, or how its freeze can be ended. */
export interface MembershipFreezing {
  membership: AccountMembership;
  /** Why it cannot be frozen; null if it can. */
  problem: string | null;
  window: { earliest: string; latest: string };
  /** Null if no days were asked for. */
  preview: FreezePreview | null;
  /** Null without a freeze that could be ended. */
  end: FreezeEnd | null;
}

/**
 * GET my-account/memberships/{id}/freeze. If a first day and months are given, it also previews the freeze.
 * @throws DomainError 404; 422 by field, or when it cannot be frozen
 */
export function readFreezing(
  store: Store,
  caller: Caller,
  { id, from, months }: { id: string; from?: string | undefined; months?: number | undefined },
): Promise<MembershipFreezing> {
  return store.read(async (db) => {
    const freezing = await buildFreezing(db, store, caller, id);
    if (from === undefined && months === undefined) return freezing;
    return { ...freezing, preview: await buildPreview(db, store, freezing, { from: from ?? '', months }) };
  });
}

/**
 * POST my-account/memberships/{id}/freeze: freezes it exactly as previewed, or not at all. The same `attemptId` freezes once.
 * @throws DomainError 404; 422 by field, under `expected` when the outcome has changed since
 */
export function freezeMembership(
  store: Store,
  caller: Caller,
  request: {
    id: string;
    from: string;
    to: string;
    reason: string | null;
    expected: string;
    attemptId?: string | null;
  },
): Promise<MembershipFreezing> {
  const { id, from, to, reason, expected, attemptId } = request;
  return store.write(async (tx) => {
    const freezing = await buildFreezing(tx, store, caller, id);
    const freezeId = randomUUID();
    const attempt = { call: 'freeze', owner: caller.userId, attemptId };
    if ((await recordAttempt(tx, store, attempt, freezeId)) !== null) return freezing;
    const months = countFreezeMonths({ from, to });
    if (freezing.problem === null && months === null) throw invalid({ to: ['Choose whole months.'] });
    const preview = await buildPreview(tx, store, freezing, { from, months: months ?? undefined });
    if (preview.expected !== expected) throw invalid({ expected: [FREEZE_CHANGED_MESSAGE] });
    await tx.insert(membershipFreezes).values({
      id: freezeId,
      operatorId: store.operatorId,
      membershipId: freezing.membership.record.id,
      customerId: caller.userId,
      firstDay: from,
      lastDay: to,
      reason,
      fee: FREEZE_TERMS.monthlyFee,
      adjustment: 0,
      createdAt: store.clock.now(),
    });
    await emailAboutFreeze(
      tx,
      store,
      freezing,
      'Your membership will be frozen',
      `will be frozen from ${formatLongDate(from)} to ${formatLongDate(to)}.`,
    );
    return buildFreezing(tx, store, caller, id);
  });
}

/**
 * DELETE my-account/memberships/{id}/freeze: removes a freeze that has not begun; otherwise ends it today. Changes
 * nothing without a freeze.
 * @throws DomainError 404; 422 under `expected` when the outcome has changed since
 */
export function endFreeze(
  store: Store,
  caller: Caller,
  { id, expected }: { id: string; expected: string },
): Promise<MembershipFreezing> {
  return store.write(async (tx) => {
    const freezing = await buildFreezing(tx, store, caller, id);
    const { membership, end } = freezing;
    const today = toLondonDate(store.clock.now());
    const freeze = await findRunningFreeze(tx, store, membership, today);
    if (!end || !freeze) return freezing;
    if (end.expected !== expected) throw invalid({ expected: [FREEZE_END_CHANGED_MESSAGE] });
    const isCurrentFreeze = and(
      eq(membershipFreezes.operatorId, store.operatorId),
      eq(membershipFreezes.id, freeze.id),
    );
    if (end.kind === 'take_back') {
      await tx.delete(membershipFreezes).where(isCurrentFreeze);
      await emailAboutFreeze(tx, store, freezing, 'We’ve undone your freeze', 'continues as normal.');
    } else {
      const { to: lastDay, adjustment } = endFreezeToday(freeze, membership.record, today);
      await tx.update(membershipFreezes).set({ lastDay, adjustment }).where(isCurrentFreeze);
      await creditUnsettledFreezes(tx, store, membership.record);
      await emailAboutFreeze(
        tx,
        store,
        freezing,
        'The freeze ends',
        `restarts on ${formatLongDate(addDays(lastDay, 1))}. ${end.costs}`.trimEnd(),
      );
    }
    return buildFreezing(tx, store, caller, id);
  });
}

async function buildFreezing(db: Tx, store: Store, caller: Caller, id: string): Promise<MembershipFreezing> {
  const membership = await findAccountMembership(db, store, caller, id);
  const today = toLondonDate(store.clock.now());
  const isChangeWaiting =
    membership.problems.freeze === null && (await isChangeInBasket(db, store, membership.record));
  return {
    membership,
    problem: isChangeWaiting ? CHANGE_IN_BASKET_MESSAGE : membership.problems.freeze,
    window: calculateFreezeWindow(today),
    preview: null,
    end: await findFreezeEnd(db, store, membership, today),
  };
}

async function buildPreview(
  db: Tx,
  store: Store,
  { membership, problem }: MembershipFreezing,
  { from, months = 0 }: { from: string; months: number | undefined },
): Promise<FreezePreview> {
  if (problem !== null) throw validationError(problem);
  const errors = findFreezeErrors({ from, months }, toLondonDate(store.clock.now()));
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const to = findLastFrozenDay(from, months);
  const freezes = await findMembershipFreezes(db, store, membership.record);
  const collections = await findCollectionsWithFreezes(db, store, membership, { from, freezes });
  return buildFreezePreview(
    membership.record.id,
    { from, to, months },
    {
      collections: collections.filter(({ date }) => date <= to),
      next: collections.find(({ date }) => date > to) ?? null,
      bookings: await findBookingsInPeriod(db, store, membership.record.customerId, { from, to }),
    },
  );
}

async function findRunningFreeze(db: Tx, store: Store, { record }: AccountMembership, today: string) {
  return findCurrentFreeze(await findMembershipFreezes(db, store, record), today);
}

async function findFreezeEnd(
  db: Tx,
  store: Store,
  membership: AccountMembership,
  today: string,
): Promise<FreezeEnd | null> {
  const freezes = await findMembershipFreezes(db, store, membership.record);
  const freeze: FreezeRecord | null = findCurrentFreeze(freezes, today);
  // A freeze that ends today is over from tomorrow in any case.
  if (freeze === null || freeze.to === today) return null;
  if (freeze.from > today) return buildFreezeWithdrawal(freeze);
  const endedFreeze = endFreezeToday(freeze, membership.record, today);
  const otherFreezes = freezes.filter(({ id }) => id !== freeze.id);
  const freezesAfterEnd = [...otherFreezes, endedFreeze];
  const [nextCollection = null] = await findCollectionsWithFreezes(db, store, membership, {
    from: addDays(today, 1),
    freezes: freezesAfterEnd,
  });
  const creditPence = calculateUnsettledAdjustment(endedFreeze, {
    ...membership.record,
    freezes: freezesAfterEnd,
  });
  const { id } = freeze;
  return buildEarlyFreezeEnd(
    { id, endDate: membership.record.endDate },
    calculateEarlyEnd(freeze, membership.record, today),
    {
      next: nextCollection,
      credit: creditPence,
    },
  );
}

/**
 * The freeze as if it ended today. What it owes is calculated as for a membership without an end, because a
 * cancellation can be withdrawn.
 */
function endFreezeToday(
  freeze: FreezeRecord,
  record: CustomerMembership['record'],
  today: string,
): FreezeRecord {
  const { lastDay, owed, givenBack } = calculateEarlyEnd(freeze, { ...record, endDate: null }, today);
  return { ...freeze, to: lastDay, adjustment: owed - givenBack };
}

function emailAboutFreeze(
  tx: Tx,
  store: Store,
  { membership }: MembershipFreezing,
  subject: string,
  sentence: string,
): Promise<void> {
  return sendEmail(
    tx,
    store,
    membership.record.customerId,
    subject,
    `your membership ${membership.type.name} ${sentence}`,
  );
}
