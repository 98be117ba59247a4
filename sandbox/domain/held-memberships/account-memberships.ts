import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { memberships } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { formatBenefitKey } from '../catalogue/index.ts';
import { createNameUuid, findNextPeriodStart, toLondonDate } from '../common/index.ts';
import type { Benefit, Caller } from '../common/types.ts';
import {
  type Collection,
  deriveMembershipState,
  type FrozenDays,
  findMembershipProblems,
  type MembershipProblems,
  type MembershipState,
} from '../memberships/index.ts';
import { findUses } from '../packages/index.ts';
import { findCollectionsUntil } from './records/collections.ts';
import {
  type CustomerMembership,
  findHeldMembership,
  findStateFactsWithSuccessor,
} from './records/held-membership.ts';

/** A benefit with its uses; both counts are null if uses are not counted. */
export interface AccountBenefit extends Benefit {
  id: string;
  used: number | null;
  left: number | null;
  renewsOn: string | null;
}

/** A membership as its customer sees it today. */
export interface AccountMembership extends CustomerMembership {
  state: MembershipState;
  problems: MembershipProblems;
  freeze: FrozenDays | null;
  nextCollection: Collection | null;
  benefits: AccountBenefit[];
}

/** GET my-account/memberships: active ones first, then by start date. */
export function listAccountMemberships(store: Store, caller: Caller): Promise<AccountMembership[]> {
  return store.read(async (db) => {
    const rows = await db
      .select({ id: memberships.id })
      .from(memberships)
      .where(and(eq(memberships.operatorId, store.operatorId), eq(memberships.customerId, caller.userId)))
      .orderBy(asc(memberships.startDate), asc(memberships.id));
    const accountMemberships: AccountMembership[] = [];
    for (const { id } of rows) accountMemberships.push(await findAccountMembership(db, store, caller, id));
    return accountMemberships.toSorted(
      (first, second) => Number(first.state === 'ended') - Number(second.state === 'ended'),
    );
  });
}

/**
 * GET my-account/memberships/{id}.
 * @throws DomainError 404 for a membership of somebody else
 */
export function getAccountMembership(store: Store, caller: Caller, id: string): Promise<AccountMembership> {
  return store.read((db) => findAccountMembership(db, store, caller, id));
}

export async function findAccountMembership(
  db: Tx,
  store: Store,
  caller: Caller,
  id: string,
): Promise<AccountMembership> {
  const membership = await findHeldMembership(db, store, caller, id);
  const today = toLondonDate(store.clock.now());
  const stateFacts = await findStateFactsWithSuccessor(db, store, membership, today);
  const [nextCollection] = await findCollectionsUntil(db, store, membership);
  return {
    ...membership,
    freeze: stateFacts.freeze,
    state: deriveMembershipState(stateFacts, today),
    problems: findMembershipProblems(stateFacts, today),
    nextCollection: nextCollection ?? null,
    benefits: await listBenefits(db, store, membership, today),
  };
}

async function listBenefits(
  db: Tx,
  store: Store,
  { record, type }: CustomerMembership,
  today: string,
): Promise<AccountBenefit[]> {
  const usesByKey = await findUses(db, store, record.customerId);
  return type.detail.benefits.map(({ key, name, totalUses, frequency, description }) => {
    const isCounted = key !== undefined && totalUses !== null;
    const usedCount = isCounted
      ? (usesByKey.get(formatBenefitKey({ membershipId: record.id, key, frequency }, today)) ?? 0)
      : null;
    return {
      id: createNameUuid(`benefit:${record.id}:${key ?? name}`),
      name,
      totalUses,
      frequency,
      description,
      used: usedCount,
      left: usedCount === null || totalUses === null ? null : Math.max(0, totalUses - usedCount),
      renewsOn: frequency === null ? null : findNextPeriodStart(frequency, today),
    };
  });
}
