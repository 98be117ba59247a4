import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoId } from '../../seed/demo-ids.ts';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import { penalties } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment, buildJoiningInput, createCustomer } from '../../testing/joining-customer.ts';
import { createCardSteps } from '../../testing/paying-by-card.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import type { Caller } from '../common/types.ts';
import { storeJoining } from '../held-memberships/index.ts';
import { preparePayment, requireOrderById } from '../payments/index.ts';
import { getCurrentUser } from '../people/index.ts';
import { addToCart, clearCart, getCart, updateCartItem } from './cart.ts';

let store: Store;
let cards: FakeCards;
beforeAll(async () => {
  store = await openMemoryStore();
}, 60_000);
beforeEach(() => {
  cards = createFakeCards();
});
afterAll(() => store.close());

const { finishPayment } = createCardSteps(() => ({ store, cards }));

const padlock = { id: demoId('product:padlock'), type: 'product', options: {} };
const addItems = (caller: Caller, items: Parameters<typeof addToCart>[2]['items']) =>
  addToCart(store, caller, { items });
const listItemNames = async (caller: Caller) => (await getCart(store, caller))?.items.map(({ name }) => name);
const payForFree = async (caller: Caller) => {
  const { transactionUuid } = await authorisePayment(store, cards, caller);
  const { completeOrderId } = await finishPayment(caller, transactionUuid);
  return requireOrderById(store, caller, completeOrderId ?? '');
};

describe('penalties', () => {
  const createCustomerWithPenalties = async () => {
    const customer = await createCustomer(store, { penalties: [300, 150, 300] });
    const owed = await store.read((db) =>
      db.select().from(penalties).where(eq(penalties.customerId, customer.userId)),
    );
    return { ...customer, owed, items: owed.map(({ id }) => ({ id, type: 'penalty', options: {} })) };
  };

  test('penalties are paid by card like any other item, and then nothing is owed', async () => {
    const { caller, owed, items } = await createCustomerWithPenalties();
    const userBefore = await getCurrentUser(store, caller);
    expect(userBefore.hasOutstandingPenalties).toBe(true);
    // Penalties that are created in one transaction have the same time, so they are ordered by their random ids.
    expect(new Map(userBefore.outstandingPenalties.map(({ id, price }) => [id, price]))).toEqual(
      new Map(owed.map(({ id, amount }) => [id, amount])),
    );
    expect(owed.map(({ amount }) => amount).sort()).toEqual([150, 300, 300]);
    const cart = await addItems(caller, items);
    expect(cart.totals).toMatchObject({ total: 750, taxTotal: 0 });
    expect((await payForFree(caller)).total).toBe(750);
    expect((await getCurrentUser(store, caller)).hasOutstandingPenalties).toBe(false);
    await addItems(caller, [padlock]);
    expect((await payForFree(caller)).items).toMatchObject([{ related: { simpleName: 'Locker padlock' } }]);
  });

  // Proves K4.1.
  test('unpaid penalties block payment until all of them are in the basket', async () => {
    const { caller, items } = await createCustomerWithPenalties();
    await addItems(caller, [padlock, ...items.slice(1)]);
    expect((await catchRefusal(preparePayment(store, cards, caller))).status).toBe(403);
    await addItems(caller, items.slice(0, 1));
    expect((await preparePayment(store, cards, caller)).paymentProvider).toBe('stripe');
    expect(await payForFree(caller)).toMatchObject({ orderType: 'booking', total: 750 + 600 });
  });

  // Proves K4.1.
  test('a penalty can be in the basket only once, and only in that of the customer who owes it', async () => {
    const { caller, items } = await createCustomerWithPenalties();
    const [first] = items;
    const twice = await catchRefusal(addItems(caller, items.concat(items.slice(0, 1))));
    expect(twice.errors).toEqual({ 'items.3': ['This penalty is already in your basket.'] });
    expect(await getCart(store, caller)).toBeNull();
    const { caller: otherCaller } = await createCustomer(store);
    expect((await catchRefusal(addItems(otherCaller, items.slice(0, 1)))).status).toBe(404);
    const options = { quantity: 2 };
    expect(
      (await catchRefusal(addItems(caller, [{ id: first?.id ?? '', type: 'penalty', options }]))).status,
    ).toBe(422);
  });

  // Proves K4.1.
  test('a paid penalty cannot be paid again', async () => {
    const { caller, items } = await createCustomerWithPenalties();
    await addItems(caller, items);
    await payForFree(caller);
    expect((await catchRefusal(addItems(caller, items.slice(0, 1)))).status).toBe(404);
  });
});

describe('a basket', () => {
  // Proves K1.10.
  test('a basket of a membership and something else makes one order of both kinds', async () => {
    const { caller } = await createCustomer(store);
    await addItems(caller, [padlock]);
    await storeJoining(store, caller, buildJoiningInput(store));
    expect((await payForFree(caller)).orderType).toBe('mixed');
  });

  test('clearing a basket removes only the items that one front end added', async () => {
    const { caller } = await createCustomer(store);
    await addItems(caller, [padlock]);
    await storeJoining(store, caller, buildJoiningInput(store));
    const listSources = async () => (await getCart(store, caller))?.items.map(({ source }) => source);
    expect(await listSources()).toEqual(['activity-booking', 'online-joining']);
    await clearCart(store, caller, 'activity-booking');
    expect(await listSources()).toEqual(['online-joining']);
    await clearCart(store, caller, 'activity-booking');
    expect(await listItemNames(caller)).toHaveLength(1);
    await clearCart(store, caller, 'online-joining');
    expect(await getCart(store, caller)).toBeNull();
  });

  test('a basket keeps the options that were sent last, and the quantity is one if it is left out', async () => {
    const { caller } = await createCustomer(store);
    const cart = await addItems(caller, [{ ...padlock, options: { size: 'M', quantity: 3 } }]);
    const id = cart.items[0]?.id ?? '';
    const changedCart = await updateCartItem(store, caller, id, { colour: 'blue' });
    expect(changedCart.items).toMatchObject([{ quantity: 1, price: 600 }]);
    expect(changedCart.items[0]?.options).toEqual({ colour: 'blue' });
  });

  test('the items of a basket are sorted by the time at which they were added', async () => {
    const { caller } = await createCustomer(store);
    for (let count = 0; count < 11; count += 1) await addItems(caller, [padlock]);
    const order = (await getCart(store, caller))?.items.map(({ sortBy }) => sortBy) ?? [];
    expect(order).toEqual([...order].sort());
    expect(order[0]).toMatch(/^\d{4}-\d{2}-\d{2}T/);
  });
});
