import { inArray } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { membershipTypes } from '../../store/schema/catalogue.ts';
import type { Store } from '../../store/store.ts';
import { type Collection, nextCollections } from '../rules/collections.ts';
import { addDays, laterOf, todayInLondon } from '../rules/dates.ts';
import { currentMemberships, mandateOf } from './customer.ts';
import { operatorOf } from './operator.ts';

/** How many months ahead collections are announced. */
const MONTHS = 3;

/** What will be collected from a customer; nothing without an instruction. */
export async function upcomingCollections(db: Tx, store: Store, customerId: string): Promise<Collection[]> {
  const mandate = await mandateOf(db, store, customerId);
  if (!mandate) return [];
  const held = await currentMemberships(db, store, customerId);
  const ids = held.map(({ membershipTypeId }) => membershipTypeId);
  if (ids.length === 0) return [];
  const types = await db.select().from(membershipTypes).where(inArray(membershipTypes.id, ids));
  const names = new Map(types.map(({ id, name }) => [id, name]));
  const { settings } = await operatorOf(db, store);
  const handedIn = todayInLondon(mandate.createdAt);
  return nextCollections(
    held.flatMap(({ membershipTypeId, price, billingDay, startDate, endDate }) =>
      billingDay === null
        ? []
        : [{ name: names.get(membershipTypeId) ?? '', price, billingDay, startDate, endDate }],
    ),
    {
      earliest: laterOf(todayInLondon(store.clock.now()), addDays(handedIn, settings.noticeDays)),
      months: MONTHS,
    },
  );
}
