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
export function checkCapacity(what: string, filled: readonly FilledSession[]): Check {
  const overbooked = filled.filter(({ taken, capacity }) => taken > capacity);
  return {
    what,
    isTrue: filled.length > 0 && overbooked.length === 0,
    found:
      overbooked.length === 0
        ? `${filled.length} sessions`
        : `${overbooked[0]?.taken} of ${overbooked[0]?.capacity} sold`,
  };
}

/** Checks the data after a run: whatever happened concurrently, all of this must be true. */
export async function checkBookings(
  store: Store,
  call: CallSandbox,
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
  const ofRuns = booked.filter(({ sessionKey }) => countPlaces(capacityOf, sessionKey) > 0);
  const orderIds = new Set(ofRuns.map(({ orderId }) => orderId));
  const ordersOfRuns = sold.filter(({ id }) => orderIds.has(id));
  const lines = ordersOfRuns.flatMap(({ items }) => items).filter(({ type }) => type === 'booking');
  const bookingIds = new Set(ofRuns.map(({ id }) => id));
  const forGood = places.filter(({ bookingId }) => bookingId !== null && bookingIds.has(bookingId));
  const wanted = ofRuns.reduce(
    (sum, { quantity, sessionKey }) => sum + quantity * countPlaces(capacityOf, sessionKey),
    0,
  );
  const sessionsOfPeople = ofRuns.map(
    ({ customerId, attendeeId, sessionKey }) => `${attendeeId ?? customerId} ${sessionKey}`,
  );
  const inDebt = people.filter(
    ({ creditBalance, membershipCredit }) => creditBalance < 0 || membershipCredit < 0,
  );
  return [
    checkCapacity('no session is overbooked', filled),
    {
      what: 'every booking is a line of an order, and every line is a booking',
      isTrue: checkItemsAgree(ofRuns, lines),
      found: `${ofRuns.length} bookings, ${lines.length} lines`,
    },
    {
      what: 'every booking has its places',
      isTrue: forGood.length === wanted,
      found: `${forGood.length} places of ${wanted}`,
    },
    {
      what: 'nobody has booked a session twice',
      isTrue: new Set(sessionsOfPeople).size === sessionsOfPeople.length,
      found: `${sessionsOfPeople.length} bookings`,
    },
    {
      what: 'no credit is negative',
      isTrue: inDebt.length === 0,
      found: `${people.length} customers`,
    },
    checkUses(await countUsesInForce(store)),
    await checkMoney(call, ordersOfRuns),
  ];
}

/** The number of places of one booking: 1 in a session, 2 (both halves) on a day of a camp, 0 if it is not part of the run. */
function countPlaces(capacityOf: ReadonlyMap<string, number>, sessionKey: string): number {
  if (capacityOf.has(sessionKey)) return 1;
  return capacityOf.has(formatHalfKey(sessionKey, 'am')) ? 2 : 0;
}

/** Whether each line has its bookings (one for a session, one for each day of a camp), without duplicates. */
function checkItemsAgree(
  booked: readonly { itemId: string; sessionKey: string }[],
  lines: readonly { id: string }[],
): boolean {
  const items = new Set(booked.map(({ itemId }) => itemId));
  const different = new Set(booked.map(({ itemId, sessionKey }) => `${itemId} ${sessionKey}`));
  return (
    items.size === lines.length && lines.every(({ id }) => items.has(id)) && different.size === booked.length
  );
}

/** Checks that the card provider has captured exactly what the orders record as paid by card. */
async function checkMoney(call: CallSandbox, sold: readonly (typeof orders.$inferSelect)[]): Promise<Check> {
  const charges = listAt((await call('GET', '/_sandbox/ledger')).json, 'data', 'providerCharges');
  const sumOf = (status: string) =>
    charges
      .filter((charge) => readAt(charge, 'status') === status)
      .reduce<number>((sum, charge) => sum + Number(readAt(charge, 'amount')), 0);
  const byCard = sold
    .flatMap(({ payments }) => payments)
    .filter(({ tenderType }) => tenderType === 'card')
    .reduce((sum, { amount }) => sum + amount, 0);
  return {
    what: 'the provider captured what the orders record as paid by card',
    isTrue: sumOf('captured') === byCard,
    found: `${sumOf('captured')} captured, ${byCard} in orders`,
  };
}
