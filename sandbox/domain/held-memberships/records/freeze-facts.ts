import { and, asc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { bookings } from '../../../store/schema/bookings.ts';
import type { Store } from '../../../store/store.ts';
import { findCartItems, findOpenCart, toOnlineOwner } from '../../cart/index.ts';
import {
  type BookingDuringFreeze,
  type CollectedFreeze,
  type Collection,
  FREEZE_TERMS,
  type FrozenDays,
  listNextCollections,
} from '../../memberships/index.ts';
import { startsAtSql } from '../../sessions/index.ts';
import { findCollectionStart } from './collections.ts';
import type { CustomerMembership } from './held-membership.ts';

const localDateSql: SQL<string> = sql`${bookings.detail}->>'localDate'`;

/** The collections for a membership from a given day, with these freezes; empty without an instruction. */
export async function findCollectionsWithFreezes(
  db: Tx,
  store: Store,
  { record, type }: CustomerMembership,
  { from, freezes }: { from: string; freezes: readonly CollectedFreeze[] },
): Promise<Collection[]> {
  const { billingDay, price, startDate, collectsFrom, endDate, customerId } = record;
  const instruction = await findCollectionStart(db, store, customerId);
  if (instruction === null || billingDay === null) return [];
  return listNextCollections(
    [{ name: type.name, price, billingDay, startDate, collectsFrom, endDate, freezes }],
    {
      ...instruction,
      fromDate: from,
      months: FREEZE_TERMS.maxMonths + 1,
    },
  );
}

/** The customer's bookings in a period, including those for other people. */
export async function findBookingsInPeriod(
  db: Tx,
  { operatorId, clock }: Store,
  customerId: string,
  { from, to }: FrozenDays,
): Promise<BookingDuringFreeze[]> {
  const rows = await db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.operatorId, operatorId),
        eq(bookings.customerId, customerId),
        eq(bookings.status, 'booked'),
        gte(localDateSql, from),
        lte(localDateSql, to),
        gte(startsAtSql, clock.now().toISOString()),
      ),
    )
    .orderBy(asc(startsAtSql), asc(bookings.id));
  return rows.map(({ id, detail }) => ({
    id,
    title: detail.title,
    localDate: detail.localDate,
    localStart: detail.localStart,
    localEnd: detail.localEnd,
    venueName: detail.venue.name,
  }));
}

/** Whether a change of the membership is in the basket. */
export async function isChangeInBasket(
  db: Tx,
  store: Store,
  { id, customerId }: CustomerMembership['record'],
) {
  const cart = await findOpenCart(db, store, toOnlineOwner(customerId));
  const items = cart ? await findCartItems(db, store, cart.id) : [];
  return items.some(({ membershipId }) => membershipId === id);
}
