import { eq } from 'drizzle-orm';
import { formatHalfKey } from '../../sandbox/domain/catalogue/index.ts';
import { bookings, sessionPlaces } from '../../sandbox/store/schema/bookings.ts';
import { customers } from '../../sandbox/store/schema/people.ts';
import { orders } from '../../sandbox/store/schema/sales.ts';
import type { Store } from '../../sandbox/store/store.ts';
import type { CallSandbox } from '../../sandbox/testing/calls.ts';
import { listAt, readAt } from '../../sandbox/testing/json.ts';
import type { Check } from './checks.ts';
import { checkUses, countUsesInForce } from './uses.ts';

/** The number of taken places in a session, and its capacity. */
export interface FilledSession {
  readonly session: string;
  readonly taken: number;
  readonly capacity: number;
}

/** Checks that no session is overbooked. */
export function checkCapacity(statement: string, filledSessions: readonly FilledSession[]): Check {
  const overbooked = filledSessions.filter(({ taken, capacity }) => taken > capacity);
  return {
    statement,
    isTrue: filledSessions.length > 0 && overbooked.length === 0,
    found:
      overbooked.length === 0
        ? `${filledSessions.length} sessions`
        : `${overbooked[0]?.taken} of ${overbooked[0]?.capacity} sold`,
  };
}

/** Checks the data after a run: whatever happened concurrently, all of this must be true. */
export async function checkBookings(
  store: Store,
  call: CallSandbox,
  capacityBySession: ReadonlyMap<string, number>,
): Promise<Check[]> {
  const { operatorId } = store;
  const now = store.clock.now();
  const [allPlaces, allBookings, allOrders, allCustomers] = await store.read(async (db) => [
    await db.select().from(sessionPlaces).where(eq(sessionPlaces.operatorId, operatorId)),
    await db.select().from(bookings).where(eq(bookings.operatorId, operatorId)),
    await db.select().from(orders).where(eq(orders.operatorId, operatorId)),
    await db.select().from(customers).where(eq(customers.operatorId, operatorId)),
  ]);
  const placesInForce = allPlaces.filter(({ heldUntil }) => heldUntil === null || heldUntil > now);
  const filledSessions = [...capacityBySession].map(([session, capacity]) => ({
    session,
    capacity,
    taken: placesInForce.filter(({ sessionKey }) => sessionKey === session).length,
  }));
  const bookingsOfRuns = allBookings.filter(
    ({ sessionKey }) => countPlaces(capacityBySession, sessionKey) > 0,
  );
  const orderIds = new Set(bookingsOfRuns.map(({ orderId }) => orderId));
  const ordersOfRuns = allOrders.filter(({ id }) => orderIds.has(id));
  const orderItems = ordersOfRuns.flatMap(({ items }) => items).filter(({ type }) => type === 'booking');
  const bookingIds = new Set(bookingsOfRuns.map(({ id }) => id));
  const bookedPlaces = allPlaces.filter(({ bookingId }) => bookingId !== null && bookingIds.has(bookingId));
  const expectedPlaceCount = bookingsOfRuns.reduce(
    (sum, { quantity, sessionKey }) => sum + quantity * countPlaces(capacityBySession, sessionKey),
    0,
  );
  const sessionsOfPeople = bookingsOfRuns.map(
    ({ customerId, attendeeId, sessionKey }) => `${attendeeId ?? customerId} ${sessionKey}`,
  );
  const customersInDebt = allCustomers.filter(
    ({ creditBalance, membershipCredit }) => creditBalance < 0 || membershipCredit < 0,
  );
  return [
    checkCapacity('no session is overbooked', filledSessions),
    {
      statement: 'every booking is a line of an order, and every line is a booking',
      isTrue: doItemsMatch(bookingsOfRuns, orderItems),
      found: `${bookingsOfRuns.length} bookings, ${orderItems.length} lines`,
    },
    {
      statement: 'every booking has its places',
      isTrue: bookedPlaces.length === expectedPlaceCount,
      found: `${bookedPlaces.length} places of ${expectedPlaceCount}`,
    },
    {
      statement: 'nobody has booked a session twice',
      isTrue: new Set(sessionsOfPeople).size === sessionsOfPeople.length,
      found: `${sessionsOfPeople.length} bookings`,
    },
    {
      statement: 'no credit is negative',
      isTrue: customersInDebt.length === 0,
      found: `${allCustomers.length} customers`,
    },
    checkUses(await countUsesInForce(store)),
    await checkMoney(call, ordersOfRuns),
  ];
}

/** The number of places of one booking: 1 in a session, 2 (both halves) on a day of a camp, 0 if it is not part of the run. */
function countPlaces(capacityBySession: ReadonlyMap<string, number>, sessionKey: string): number {
  if (capacityBySession.has(sessionKey)) return 1;
  return capacityBySession.has(formatHalfKey(sessionKey, 'am')) ? 2 : 0;
}

/** Whether each line has its bookings (one for a session, one for each day of a camp), without duplicates. */
function doItemsMatch(
  runBookings: readonly { itemId: string; sessionKey: string }[],
  orderItems: readonly { id: string }[],
): boolean {
  const items = new Set(runBookings.map(({ itemId }) => itemId));
  const distinctBookings = new Set(runBookings.map(({ itemId, sessionKey }) => `${itemId} ${sessionKey}`));
  return (
    items.size === orderItems.length &&
    orderItems.every(({ id }) => items.has(id)) &&
    distinctBookings.size === runBookings.length
  );
}

/** Checks that the card provider has captured exactly what the orders record as paid by card. */
async function checkMoney(
  call: CallSandbox,
  soldOrders: readonly (typeof orders.$inferSelect)[],
): Promise<Check> {
  const charges = listAt((await call('GET', '/_sandbox/ledger')).json, 'data', 'providerCharges');
  const sumCharges = (status: string) =>
    charges
      .filter((charge) => readAt(charge, 'status') === status)
      .reduce<number>((sum, charge) => sum + Number(readAt(charge, 'amount')), 0);
  const cardTotal = soldOrders
    .flatMap(({ payments }) => payments)
    .filter(({ tenderType }) => tenderType === 'card')
    .reduce((sum, { amount }) => sum + amount, 0);
  return {
    statement: 'the provider captured what the orders record as paid by card',
    isTrue: sumCharges('captured') === cardTotal,
    found: `${sumCharges('captured')} captured, ${cardTotal} in orders`,
  };
}
