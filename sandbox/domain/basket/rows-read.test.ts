import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import { sessionPlaces } from '../../store/schema/bookings.ts';
import { savedCards } from '../../store/schema/people.ts';
import { carts, transactions } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';
import { aClass } from '../../testing/a-class.ts';
import { createFakeCards } from '../../testing/fake-cards.ts';
import { aCustomer, aJoiningCustomer, authorisePayment } from '../../testing/joining-customer.ts';
import { createPayingByCard } from '../../testing/paying-by-card.ts';
import { getLastOrder, isSavedByOtherCustomer, releaseStalePayments } from '../payments/index.ts';
import { addToCart } from './cart.ts';

const OTHERS = 3_000;
/** More rows than one customer or the catalogue has, and fewer than the other customers have. */
const FEW = OTHERS / 2;

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
}, 60_000);
afterAll(() => store.close());

/** Creates other customers, each with a saved card and a paid basket. */
async function othersHavePaid(): Promise<void> {
  const { operatorId } = store;
  const now = store.clock.now();
  const otherCarts = Array.from({ length: OTHERS }, () => ({
    id: randomUUID(),
    operatorId,
    customerId: randomUUID(),
    createdAt: now,
  }));
  await store.write(async (tx) => {
    await tx.insert(carts).values(otherCarts.map((one) => ({ ...one, status: 'completed' as const })));
    await tx.insert(savedCards).values(
      otherCarts.map((one) => ({
        ...one,
        provider: 'opayo',
        identifier: `card-${one.id}`,
        cardType: 'Visa',
        lastFourDigits: '0006',
        expiryDate: '12/49',
      })),
    );
    await tx.insert(transactions).values(
      otherCarts.map((one) => ({
        ...one,
        cartId: one.id,
        amount: 3200,
        currency: 'GBP',
        itemHash: '',
        payments: [],
        acceptedTerms: [],
        completedWaivers: [],
        status: 'completed' as const,
        isCaptured: true,
        settledAt: now,
      })),
    );
  });
}

/** The number of rows read from each table since the database started. */
async function rowsRead(): Promise<ReadonlyMap<string, number>> {
  const rows = await store.read(async (db) => {
    await db.execute(sql`select pg_stat_force_next_flush()`);
    return db
      .select({
        table: sql<string>`relname`,
        read: sql<number>`(seq_tup_read + coalesce(idx_tup_fetch, 0))::int`,
      })
      .from(sql`pg_stat_user_tables`);
  });
  return new Map(rows.map(({ table, read }) => [table, read]));
}

test('a customer’s calls read no rows of other customers', async () => {
  const cards = createFakeCards();
  await othersHavePaid();
  const before = await rowsRead();
  const { caller } = await aJoiningCustomer(store);
  const owner = { customerId: caller.userId, provider: 'opayo' };
  await releaseStalePayments(store, cards, caller.userId);
  await store.read((db) => isSavedByOtherCustomer(db, store, owner, 'card-of-nobody'));
  const { transactionUuid } = await authorisePayment(store, cards, caller);
  await createPayingByCard(() => ({ store, cards })).finish(caller, transactionUuid);
  expect(await getLastOrder(store, caller)).not.toBeNull();
  const after = await rowsRead();
  const many = [...after].filter(([table, read]) => read - (before.get(table) ?? 0) > FEW);
  expect(many).toEqual([]);
});

test('adding a place to the basket reads neither the places of others nor the activities of other sessions', async () => {
  const { caller } = await aCustomer(store);
  const sessionId = await aClass(store, 5);
  const { operatorId } = store;
  await store.write((tx) =>
    tx.insert(sessionPlaces).values(
      Array.from({ length: OTHERS }, () => ({
        id: randomUUID(),
        operatorId,
        sessionKey: randomUUID(),
        placeNo: 1,
        holderId: randomUUID(),
        attendeeId: randomUUID(),
      })),
    ),
  );
  const before = await rowsRead();
  await addToCart(store, caller, { items: [{ id: sessionId, type: 'activity', options: {} }] });
  const after = await rowsRead();
  const readOf = (table: string) => (after.get(table) ?? 0) - (before.get(table) ?? 0);
  expect(readOf('session_places')).toBeLessThan(FEW);
  // The activity is also read to price the item and to build the response.
  expect(readOf('activities')).toBeLessThan(10);
});
