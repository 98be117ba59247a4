import { eq } from 'drizzle-orm';
import { bookings, sessionPlaces } from '../../sandbox/store/schema/bookings.ts';
import { customers } from '../../sandbox/store/schema/people.ts';
import { orders } from '../../sandbox/store/schema/sales.ts';
import type { Store } from '../../sandbox/store/store.ts';
import type { Calls } from '../../sandbox/testing/calls.ts';
import { at, listAt } from '../../sandbox/testing/json.ts';
import type { Check } from './checks.ts';
import { checkUses, usesInForce } from './uses.ts';

/** So many places of a session are taken, of so many that there are. */
export interface Filled {
  readonly session: string;
  readonly taken: number;
  readonly capacity: number;
}

/** No session has more takers than places. */
export function checkCapacity(what: string, filled: readonly Filled[]): Check {
  const over = filled.filter(({ taken, capacity }) => taken > capacity);
  return {
    what,
    isTrue: filled.length > 0 && over.length === 0,
    found: over.length === 0 ? `${filled.length} sessions` : `${over[0]?.taken} of ${over[0]?.capacity} sold`,
  };
}

/** What must hold in the books after each run, whoever came at the same time. */
export async function checkBookings(
  store: Store,
  call: Calls,
  capacityOf: ReadonlyMap<string, number>,
): Promise<Check[]> {
  const { operatorId } = store;
  const now = store.clock.now();
  const [places, booked, sold, people] = await store.read(async (db) => [
    await db.select().from(sessionPlaces).where(eq(sessionPlaces.operatorId, operatorId)),
    await db.select().from(bookings).where(eq(bookings.operatorId, operatorId)),
    await db.select().from(orders).where(eq(orders.operatorId, operatorId)),
    await db.select().from(customers).where(eq(customers.operatorId, operatorId)),
  ]);
  const inForce = places.filter(({ heldUntil }) => heldUntil === null || heldUntil > now);
  const filled = [...capacityOf].map(([session, capacity]) => ({
    session,
    capacity,
    taken: inForce.filter(({ sessionKey }) => sessionKey === session).length,
  }));
  const ofRuns = booked.filter(({ sessionKey }) => capacityOf.has(sessionKey));
  const orderIds = new Set(ofRuns.map(({ orderId }) => orderId));
  const ordersOfRuns = sold.filter(({ id }) => orderIds.has(id));
  const lines = ordersOfRuns.flatMap(({ items }) => items).filter(({ type }) => type === 'booking');
  const bookingIds = new Set(ofRuns.map(({ id }) => id));
  const forGood = places.filter(({ bookingId }) => bookingId !== null && bookingIds.has(bookingId));
  const quantity = ofRuns.reduce((sum, booking) => sum + booking.quantity, 0);
  const sessionsOfPeople = ofRuns.map(
    ({ customerId, attendeeId, sessionKey }) => `${attendeeId ?? customerId} ${sessionKey}`,
  );
  const inDebt = people.filter(
    ({ creditBalance, membershipCredit }) => creditBalance < 0 || membershipCredit < 0,
  );
  return [
    checkCapacity('no session has more takers than places', filled),
    {
      what: 'every booking is a line of an order, and every line a booking',
      isTrue:
        ofRuns.length === lines.length && new Set(ofRuns.map(({ itemId }) => itemId)).size === lines.length,
      found: `${ofRuns.length} bookings, ${lines.length} lines`,
    },
    {
      what: 'every booking has its places',
      isTrue: forGood.length === quantity,
      found: `${forGood.length} places of ${quantity}`,
    },
    {
      what: 'nobody has booked a session twice',
      isTrue: new Set(sessionsOfPeople).size === sessionsOfPeople.length,
      found: `${sessionsOfPeople.length} bookings`,
    },
    {
      what: 'no credit is below nothing',
      isTrue: inDebt.length === 0,
      found: `${people.length} customers`,
    },
    checkUses(await usesInForce(store)),
    await checkMoney(call, ordersOfRuns),
  ];
}

/** What the card provider took is what the orders say, one payment an order; what was not taken is released. */
async function checkMoney(call: Calls, sold: readonly (typeof orders.$inferSelect)[]): Promise<Check> {
  const charges = listAt((await call('GET', '/_sandbox/ledger')).json, 'data', 'providerCharges');
  const sumOf = (status: string) =>
    charges
      .filter((charge) => at(charge, 'status') === status)
      .reduce<number>((sum, charge) => sum + Number(at(charge, 'amount')), 0);
  const byCard = sold
    .flatMap(({ payments }) => payments)
    .filter(({ tenderType }) => tenderType === 'card')
    .reduce((sum, { amount }) => sum + amount, 0);
  return {
    what: 'what the provider took is what the orders were paid by card',
    isTrue: sumOf('captured') === byCard,
    found: `${sumOf('captured')} taken, ${byCard} ordered`,
  };
}
