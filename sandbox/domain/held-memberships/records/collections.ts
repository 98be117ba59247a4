import { and, between, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { membershipTypes } from '../../../store/schema/catalogue.ts';
import { memberships } from '../../../store/schema/people.ts';
import type { Store } from '../../../store/store.ts';
import { addDays, findOperator, toLondonDate } from '../../common/index.ts';
import {
  type CollectedFreeze,
  type Collection,
  findFreezes,
  listNextCollections,
} from '../../memberships/index.ts';
import { findCurrentMemberships, findFirstCollectableDate, findMandate } from '../../people/index.ts';
import type { CustomerMembership } from './held-membership.ts';

/** How many months ahead collections are listed. */
const UPCOMING_MONTHS = 3;
/** The next collection is at most this many days ahead. */
const MOST_DAYS_TO_NEXT_COLLECTION = 31;

/** The upcoming collections of a customer; empty without an instruction. */
export async function findUpcomingCollections(
  db: Tx,
  store: Store,
  customerId: string,
): Promise<Collection[]> {
  const instruction = await findCollectionStart(db, store, customerId);
  if (instruction === null) return [];
  const collectedMemberships = [
    ...(await findCurrentMemberships(db, store, customerId)),
    ...(await selectRecentlyEnded(db, store, customerId)),
  ];
  const membershipTypeIds = collectedMemberships.map(({ membershipTypeId }) => membershipTypeId);
  if (membershipTypeIds.length === 0) return [];
  const freezes = await findFreezes(db, store, customerId);
  const typeRows = await db
    .select()
    .from(membershipTypes)
    .where(inArray(membershipTypes.id, membershipTypeIds));
  const nameByType = new Map(typeRows.map(({ id, name }) => [id, name]));
  return listNextCollections(
    collectedMemberships.flatMap((record) =>
      toCollectedMembership(
        record,
        nameByType.get(record.membershipTypeId) ?? '',
        freezes.filter(({ membershipId }) => membershipId === record.id),
      ),
    ),
    { ...instruction, fromDate: toLondonDate(store.clock.now()), months: UPCOMING_MONTHS },
  );
}

/** The upcoming collections for one membership, optionally as if it ended on a given day. */
export async function findCollectionsUntil(
  db: Tx,
  store: Store,
  { record, type, freezes }: CustomerMembership,
  endDate: string | null = record.endDate,
): Promise<Collection[]> {
  const instruction = await findCollectionStart(db, store, record.customerId);
  if (instruction === null) return [];
  const from = toLondonDate(store.clock.now());
  return listNextCollections(toCollectedMembership({ ...record, endDate }, type.name, freezes), {
    ...instruction,
    fromDate: from,
    months: UPCOMING_MONTHS,
  });
}

/** What was collected for a membership before today. */
export async function sumCollectedBeforeToday(
  db: Tx,
  store: Store,
  { record, type, freezes }: CustomerMembership,
): Promise<number> {
  const instruction = await findCollectionStart(db, store, record.customerId);
  if (instruction === null) return 0;
  const today = toLondonDate(store.clock.now());
  const collections = listNextCollections(toCollectedMembership(record, type.name, freezes), {
    ...instruction,
    months: UPCOMING_MONTHS,
  });
  return collections.filter(({ date }) => date < today).reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * The day from which a customer's instruction may collect, and from which earlier amounts are still owed; null
 * without an instruction.
 */
export async function findCollectionStart(
  db: Tx,
  store: Store,
  customerId: string,
): Promise<{ earliest: string; owedFrom: string } | null> {
  const mandate = await findMandate(db, store, customerId);
  if (!mandate) return null;
  const { settings } = await findOperator(db, store);
  return {
    earliest: findFirstCollectableDate(mandate, settings.noticeDays),
    owedFrom: toLondonDate(mandate.createdAt),
  };
}

/** Memberships that have ended so recently that one of their freezes may still be settled. */
function selectRecentlyEnded(db: Tx, { operatorId, clock }: Store, customerId: string) {
  const today = toLondonDate(clock.now());
  return db
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.operatorId, operatorId),
        eq(memberships.customerId, customerId),
        between(memberships.endDate, addDays(today, -MOST_DAYS_TO_NEXT_COLLECTION), addDays(today, -1)),
      ),
    );
}

/** The membership as its collections depend on it. After a cancellation within 14 days nothing is collected on that day. */
export function toCollectedMembership(
  record: typeof memberships.$inferSelect,
  name: string,
  freezes: readonly CollectedFreeze[],
) {
  const { price, billingDay, startDate, collectsFrom, endDate, cancellation } = record;
  if (billingDay === null) return [];
  const isOver = endDate !== null && cancellation?.isCoolingOff === true;
  const collectedFields = { name, price, billingDay, startDate, collectsFrom };
  return isOver
    ? [{ ...collectedFields, endDate: addDays(endDate, -1), freezes: [] }]
    : [{ ...collectedFields, endDate, freezes }];
}
