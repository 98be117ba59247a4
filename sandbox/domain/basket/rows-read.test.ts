import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import { sessionPlaces } from '../../store/schema/bookings.ts';
import { savedCards } from '../../store/schema/people.ts';
import { carts, transactions } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';
import { createClass } from '../../testing/a-class.ts';
import { createFakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment, createCustomer, createJoiner } from '../../testing/joining-customer.ts';
import { createCardSteps } from '../../testing/paying-by-card.ts';
import { getLastOrder, isSavedByOtherCustomer, releaseStalePayments } from '../payments/index.ts';
import { addToCart } from './cart.ts';

const OTHER_CART_COUNT = 3_000;
/** More rows than one customer or the catalogue has, and fewer than the other customers have. */
const MOST_ROWS_READ = OTHER_CART_COUNT / 2;

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
}, 60_000);
afterAll(() => store.close());

/** Creates other customers, each with a saved card and a paid basket. */
async function createPaidCarts(): Promise<void> {
  const { operatorId } = store;
  const now = store.clock.now();
  const otherCarts = Array.from({ length: OTHER_CART_COUNT }, () => ({
    id: randomUUID(),
    operatorId,
    customerId: randomUUID(),
    createdAt: now,
  }));
  await store.write(async (tx) => {
    await tx.insert(carts).values(otherCarts.map((one) => ({ ...one, status: 'completed' as const })));
    await tx.insert(savedCards).values(
      otherCarts.map((otherCart) => ({
        ...otherCart,
        provider: 'opayo',
        identifier: `card-${otherCart.id}`,
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
async function countRowsRead(): Promise<ReadonlyMap<string, number>> {
  const rows = await store.read(async (db) => {
    await db.execute(sql`select pg_stat_force_next_flush()`);
    return db
      .select({
        table: sql<string>`relname`,
        readCount: sql<number>`(seq_tup_read + coalesce(idx_tup_fetch, 0))::int`,
      })
      .from(sql`pg_stat_user_tables`);
  });
  return new Map(rows.map(({ table, readCount }) => [table, readCount]));
}

test('a customer’s calls read no rows of other customers', async () => {
  const cards = createFakeCards();
  await createPaidCarts();
  const rowsBefore = await countRowsRead();
  const { caller } = await createJoiner(store);
  const owner = { customerId: caller.userId, provider: 'opayo' };
  await releaseStalePayments(store, cards, caller.userId);
  await store.read((db) => isSavedByOtherCustomer(db, store, owner, 'card-of-nobody'));
  const { transactionUuid } = await authorisePayment(store, cards, caller);
  await createCardSteps(() => ({ store, cards })).finishPayment(caller, transactionUuid);
  expect(await getLastOrder(store, caller)).not.toBeNull();
  const rowsAfter = await countRowsRead();
  const many = [...rowsAfter].filter(
    ([table, readCount]) => readCount - (rowsBefore.get(table) ?? 0) > MOST_ROWS_READ,
  );
  expect(many).toEqual([]);
});

test('adding a place to the basket reads neither the places of others nor the activities of other sessions', async () => {
  const { caller } = await createCustomer(store);
  const sessionId = await createClass(store, 5);
  const { operatorId } = store;
  await store.write((tx) =>
    tx.insert(sessionPlaces).values(
      Array.from({ length: OTHER_CART_COUNT }, () => ({
        id: randomUUID(),
        operatorId,
        sessionKey: randomUUID(),
        placeNo: 1,
        holderId: randomUUID(),
        attendeeId: randomUUID(),
      })),
    ),
  );
  const before = await countRowsRead();
  await addToCart(store, caller, { items: [{ id: sessionId, type: 'activity', options: {} }] });
  const after = await countRowsRead();
  const countReads = (table: string) => (after.get(table) ?? 0) - (before.get(table) ?? 0);
  expect(countReads('session_places')).toBeLessThan(MOST_ROWS_READ);
  // The activity is also read to price the item and to build the response.
  expect(countReads('activities')).toBeLessThan(10);
});
