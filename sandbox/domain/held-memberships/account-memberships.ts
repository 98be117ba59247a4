import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { memberships } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { benefitKey } from '../catalogue/index.ts';
import { nameUuid, nextPeriodFrom, todayInLondon } from '../common/index.ts';
import type { Benefit, Session } from '../common/types.ts';
import {
  type Collection,
  type FrozenDays,
  type MembershipProblems,
  type MembershipState,
  problemsOf,
  stateOf,
} from '../memberships/index.ts';
import { usesOf } from '../packages/index.ts';
import { collectionsOf } from './records/collections.ts';
import { type CustomerMembership, heldBy, stateFactsWithSuccessor } from './records/held-membership.ts';

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
export function accountMemberships(store: Store, session: Session): Promise<AccountMembership[]> {
  return store.read(async (db) => {
    const rows = await db
      .select({ id: memberships.id })
      .from(memberships)
      .where(and(eq(memberships.operatorId, store.operatorId), eq(memberships.customerId, session.userId)))
      .orderBy(asc(memberships.startDate), asc(memberships.id));
    const seen: AccountMembership[] = [];
    for (const { id } of rows) seen.push(await accountMembershipOf(db, store, session, id));
    return seen.toSorted((one, other) => Number(one.state === 'ended') - Number(other.state === 'ended'));
  });
}

/**
 * GET my-account/memberships/{id}.
 * @throws DomainError 404 for a membership of somebody else
 */
export function accountMembership(store: Store, session: Session, id: string): Promise<AccountMembership> {
  return store.read((db) => accountMembershipOf(db, store, session, id));
}

export async function accountMembershipOf(
  db: Tx,
  store: Store,
  session: Session,
  id: string,
): Promise<AccountMembership> {
  const held = await heldBy(db, store, session, id);
  const today = todayInLondon(store.clock.now());
  const stated = await stateFactsWithSuccessor(db, store, held, today);
  const [nextCollection] = await collectionsOf(db, store, held);
  return {
    ...held,
    freeze: stated.freeze,
    state: stateOf(stated, today),
    problems: problemsOf(stated, today),
    nextCollection: nextCollection ?? null,
    benefits: await benefitsOf(db, store, held, today),
  };
}

async function benefitsOf(
  db: Tx,
  store: Store,
  { record, type }: CustomerMembership,
  today: string,
): Promise<AccountBenefit[]> {
  const used = await usesOf(db, store, record.customerId);
  return type.detail.benefits.map(({ key, name, totalUses, frequency, description }) => {
    const counted = key !== undefined && totalUses !== null;
    const usedNow = counted
      ? (used.get(benefitKey({ membershipId: record.id, key, frequency }, today)) ?? 0)
      : null;
    return {
      id: nameUuid(`benefit:${record.id}:${key ?? name}`),
      name,
      totalUses,
      frequency,
      description,
      used: usedNow,
      left: usedNow === null || totalUses === null ? null : Math.max(0, totalUses - usedNow),
      renewsOn: frequency === null ? null : nextPeriodFrom(frequency, today),
    };
  });
}
