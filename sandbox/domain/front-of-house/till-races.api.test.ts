import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '../../seed/demo-ids.ts';
import { openTestSandbox, type TestSandbox } from '../../server/testing.ts';
import { bookings } from '../../store/schema/bookings.ts';
import { deskRecords } from '../../store/schema/desk.ts';
import { creditEntries } from '../../store/schema/people.ts';
import { orders } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';
import { aClass } from '../../testing/a-class.ts';
import { aCustomer } from '../../testing/joining-customer.ts';
import { addToCart, getCart, setCredit } from '../basket/index.ts';
import type { Caller } from '../common/types.ts';
import { completeFreeOrder, payOffline } from '../payments/index.ts';

// On PostgreSQL these calls run concurrently on ten connections; in the in-process database one after the other.

let sandbox: TestSandbox;
let store: Store;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  store = sandbox.store;
});
afterAll(() => sandbox.close());

const TURNS = 5;
const PADLOCK_PRICE = 600;
const PADLOCK = { id: demoId('product:padlock'), type: 'product', options: {} };

const staffAtWork = async () => (await aCustomer(store, { role: 'staff' })).caller;
const classItem = (id: string) => ({ id, type: 'activity', options: {} });
const addAtTill = (staff: Caller, selectedUserId: string, id: string) =>
  addToCart(store, staff, { items: [classItem(id)], selectedUserId });

/** Builds the payment for a till basket as it is now: its credit, and cash for the rest. */
async function paymentAtTill(staff: Caller, selectedUserId: string) {
  const cart = await getCart(store, staff, selectedUserId);
  if (!cart) throw new Error('There is no basket at the till.');
  const cash = { tenderType: 'cash' as const, amount: cart.totals.balance };
  const credit = cart.payments.map(({ tenderType, amount }) => ({ tenderType, amount }));
  const request = {
    selectedUserId,
    payments: [...credit, ...(cash.amount > 0 ? [cash] : [])],
    terms: [],
    completedWaivers: [],
    source: 'front-of-house',
    itemHash: cart.itemHash,
  };
  return (who: Caller) => payOffline(store, who, request);
}

const countOf = (table: typeof orders | typeof bookings | typeof creditEntries, customerId: string) =>
  store.read(async (db) => {
    const rows = await db.select({ id: table.id }).from(table).where(eq(table.customerId, customerId));
    return rows.length;
  });

// Proves F2.4.
test('two tills that sell one basket at the same moment make one order, one booking and one use of credit', async () => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const [firstStaff, secondStaff] = [await staffAtWork(), await staffAtWork()];
    const { userId } = await aCustomer(store, { creditBalance: 500 });
    await addAtTill(firstStaff, userId, await aClass(store, 5));
    await setCredit(store, firstStaff, { kind: 'general', amount: 500 }, userId);
    const pay = await paymentAtTill(firstStaff, userId);
    const before = await countOf(creditEntries, userId);
    const answers = await Promise.all([pay(firstStaff), pay(firstStaff), pay(secondStaff), pay(secondStaff)]);
    expect(new Set(answers.map(({ completeOrderId }) => completeOrderId)).size).toBe(1);
    expect([await countOf(orders, userId), await countOf(bookings, userId)]).toEqual([1, 1]);
    expect((await countOf(creditEntries, userId)) - before).toBe(1);
    const sales = await store.read((db) =>
      db
        .select()
        .from(deskRecords)
        .where(and(eq(deskRecords.customerId, userId), eq(deskRecords.what, 'sold'))),
    );
    expect(sales).toHaveLength(1);
  }
});

test('of two tills and an online customer, one gets the last place and the others are refused', async () => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const tills = [await staffAtWork(), await staffAtWork()];
    const served = [await aCustomer(store), await aCustomer(store)];
    const { caller: online, userId } = await aCustomer(store);
    const id = await aClass(store, 1);
    const results = await Promise.allSettled([
      ...tills.map((staff, index) => addAtTill(staff, served[index]?.userId ?? '', id)),
      addToCart(store, online, { items: [classItem(id)] }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ reasons: { 'items.0': 'full' } });
    const winner = results.findIndex(({ status }) => status === 'fulfilled');
    const till = tills[winner];
    const customerId = served[winner]?.userId ?? userId;
    if (till) await (await paymentAtTill(till, customerId))(till);
    expect(await countOf(bookings, customerId)).toBe(till ? 1 : 0);
  }
});

test('the last credit is spent once, by the till or by the customer at home', async () => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const staff = await staffAtWork();
    const { caller, userId } = await aCustomer(store, { creditBalance: PADLOCK_PRICE });
    await addToCart(store, staff, { items: [PADLOCK], selectedUserId: userId });
    await addToCart(store, caller, { items: [PADLOCK] });
    const all = { kind: 'general' as const, amount: PADLOCK_PRICE };
    await Promise.all([setCredit(store, staff, all, userId), setCredit(store, caller, all)]);
    const payAtTill = await paymentAtTill(staff, userId);
    const itemHash = (await getCart(store, caller))?.itemHash ?? null;
    const request = {
      source: 'activity-booking',
      itemHash,
      terms: [],
      completedWaivers: [],
      attemptId: null,
    };
    const confirm = () => completeFreeOrder(store, caller, { ...request, termsAccepted: true });
    const both = turn % 2 === 0 ? [payAtTill(staff), confirm()] : [confirm(), payAtTill(staff)];
    const results = await Promise.allSettled(both);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([await countOf(orders, userId), await countOf(creditEntries, userId)]).toEqual([1, 1]);
  }
});
