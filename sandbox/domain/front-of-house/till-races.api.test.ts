import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '../../seed/demo-ids.ts';
import { openTestSandbox, type TestSandbox } from '../../server/testing.ts';
import { bookings } from '../../store/schema/bookings.ts';
import { deskRecords } from '../../store/schema/desk.ts';
import { creditEntries } from '../../store/schema/people.ts';
import { orders } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';
import { createClass } from '../../testing/a-class.ts';
import { createCustomer } from '../../testing/joining-customer.ts';
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

const TURN_COUNT = 5;
const PADLOCK_PRICE = 600;
const PADLOCK_ITEM = { id: demoId('product:padlock'), type: 'product', options: {} };

const createStaff = async () => (await createCustomer(store, { role: 'staff' })).caller;
const buildClassItem = (id: string) => ({ id, type: 'activity', options: {} });
const addAtTill = (staff: Caller, selectedUserId: string, id: string) =>
  addToCart(store, staff, { items: [buildClassItem(id)], selectedUserId });

/** Builds the payment for a till basket as it is now: its credit, and cash for the rest. */
async function prepareTillPayment(staff: Caller, selectedUserId: string) {
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

const countRows = (table: typeof orders | typeof bookings | typeof creditEntries, customerId: string) =>
  store.read(async (db) => {
    const rows = await db.select({ id: table.id }).from(table).where(eq(table.customerId, customerId));
    return rows.length;
  });

// Proves F2.4.
test('two tills that sell one basket at the same moment make one order, one booking and one use of credit', async () => {
  for (let turn = 0; turn < TURN_COUNT; turn += 1) {
    const [firstStaff, secondStaff] = [await createStaff(), await createStaff()];
    const { userId } = await createCustomer(store, { creditBalance: 500 });
    await addAtTill(firstStaff, userId, await createClass(store, 5));
    await setCredit(store, firstStaff, { kind: 'general', amount: 500 }, userId);
    const payAtThisTill = await prepareTillPayment(firstStaff, userId);
    const countBefore = await countRows(creditEntries, userId);
    const answers = await Promise.all([
      payAtThisTill(firstStaff),
      payAtThisTill(firstStaff),
      payAtThisTill(secondStaff),
      payAtThisTill(secondStaff),
    ]);
    expect(new Set(answers.map(({ completeOrderId }) => completeOrderId)).size).toBe(1);
    expect([await countRows(orders, userId), await countRows(bookings, userId)]).toEqual([1, 1]);
    expect((await countRows(creditEntries, userId)) - countBefore).toBe(1);
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
  for (let turn = 0; turn < TURN_COUNT; turn += 1) {
    const tills = [await createStaff(), await createStaff()];
    const served = [await createCustomer(store), await createCustomer(store)];
    const { caller: online, userId } = await createCustomer(store);
    const id = await createClass(store, 1);
    const results = await Promise.allSettled([
      ...tills.map((staff, index) => addAtTill(staff, served[index]?.userId ?? '', id)),
      addToCart(store, online, { items: [buildClassItem(id)] }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ reasons: { 'items.0': 'full' } });
    const winner = results.findIndex(({ status }) => status === 'fulfilled');
    const till = tills[winner];
    const customerId = served[winner]?.userId ?? userId;
    if (till) await (await prepareTillPayment(till, customerId))(till);
    expect(await countRows(bookings, customerId)).toBe(till ? 1 : 0);
  }
});

test('the last credit is spent once, by the till or by the customer at home', async () => {
  for (let turn = 0; turn < TURN_COUNT; turn += 1) {
    const staff = await createStaff();
    const { caller, userId } = await createCustomer(store, { creditBalance: PADLOCK_PRICE });
    await addToCart(store, staff, { items: [PADLOCK_ITEM], selectedUserId: userId });
    await addToCart(store, caller, { items: [PADLOCK_ITEM] });
    const wholeCredit = { kind: 'general' as const, amount: PADLOCK_PRICE };
    await Promise.all([setCredit(store, staff, wholeCredit, userId), setCredit(store, caller, wholeCredit)]);
    const payAtTill = await prepareTillPayment(staff, userId);
    const itemHash = (await getCart(store, caller))?.itemHash ?? null;
    const request = {
      source: 'activity-booking',
      itemHash,
      terms: [],
      completedWaivers: [],
      attemptId: null,
    };
    const confirm = () => completeFreeOrder(store, caller, { ...request, termsAccepted: true });
    const payments = turn % 2 === 0 ? [payAtTill(staff), confirm()] : [confirm(), payAtTill(staff)];
    const results = await Promise.allSettled(payments);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([await countRows(orders, userId), await countRows(creditEntries, userId)]).toEqual([1, 1]);
  }
});
