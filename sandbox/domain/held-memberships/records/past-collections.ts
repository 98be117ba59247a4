import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { membershipTypes } from '../../../store/schema/catalogue.ts';
import { memberships, penalties } from '../../../store/schema/people.ts';
import type { Store } from '../../../store/store.ts';
import { countDaysBetween, createNameUuid, toLondonDate } from '../../common/index.ts';
import { findFreezes, listNextCollections } from '../../memberships/index.ts';
import { findCollectionStart, toCollectedMembership } from './collections.ts';

const DAYS_OF_SHORTEST_MONTH = 28;

/** A direct debit collection in the past, including one that the bank refused. */
export interface PastCollection {
  readonly id: string;
  readonly createdAt: Date;
  readonly label: string;
  readonly amount: number;
  readonly isRefused: boolean;
}

/** The past collections of a customer, including those of memberships that have ended; empty without an instruction. */
export async function findPastCollections(
  db: Tx,
  store: Store,
  customerId: string,
): Promise<PastCollection[]> {
  const { operatorId } = store;
  const instruction = await findCollectionStart(db, store, customerId);
  const today = toLondonDate(store.clock.now());
  if (instruction === null || instruction.earliest >= today) return [];
  const membershipRows = await db
    .select({ record: memberships, name: membershipTypes.name })
    .from(memberships)
    .innerJoin(membershipTypes, eq(membershipTypes.id, memberships.membershipTypeId))
    .where(
      and(
        eq(memberships.operatorId, operatorId),
        eq(memberships.customerId, customerId),
        isNotNull(memberships.billingDay),
      ),
    );
  if (membershipRows.length === 0) return [];
  const freezes = await findFreezes(db, store, customerId);
  const collections = listNextCollections(
    membershipRows.flatMap(({ record, name }) =>
      toCollectedMembership(
        record,
        name,
        freezes.filter(({ membershipId }) => membershipId === record.id),
      ),
    ),
    {
      ...instruction,
      months: Math.ceil(countDaysBetween(instruction.earliest, today) / DAYS_OF_SHORTEST_MONTH) + 1,
    },
  );
  const pastCollections = collections.filter(({ date, amount }) => date < today && amount > 0);
  const refusals = await findRefusals(db, store, customerId);
  // A refusal belongs to the last collection of the same amount before it.
  const refusedCollections = refusals.map(({ on: refusedOn, amount }) =>
    pastCollections.findLast((collection) => collection.date <= refusedOn && collection.amount === amount),
  );
  return pastCollections.map((collection) => ({
    id: createNameUuid(`collection:${customerId}:${collection.date}`),
    createdAt: new Date(`${collection.date}T00:00:00Z`),
    label: collection.items.map(({ label }) => label).join(', '),
    amount: collection.amount,
    isRefused: refusedCollections.includes(collection),
  }));
}

async function findRefusals(db: Tx, { operatorId }: Store, customerId: string) {
  const rows = await db
    .select()
    .from(penalties)
    .where(
      and(
        eq(penalties.operatorId, operatorId),
        eq(penalties.customerId, customerId),
        eq(penalties.kind, 'failed_collection'),
      ),
    );
  return rows.map(({ createdAt, amount }) => ({ on: toLondonDate(createdAt), amount }));
}
