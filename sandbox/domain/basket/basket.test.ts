import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoId } from '../../seed/demo-ids.ts';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import { penalties } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { aCustomer, authorisePayment, joiningInput } from '../../testing/joining-customer.ts';
import { createPayingByCard } from '../../testing/paying-by-card.ts';
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

const { finish } = createPayingByCard(() => ({ store, cards }));

const padlock = { id: demoId('product:padlock'), type: 'product', options: {} };
const add = (caller: Caller, items: Parameters<typeof addToCart>[2]['items']) =>
  addToCart(store, caller, { items });
const namesOf = async (caller: Caller) => (await getCart(store, caller))?.items.map(({ name }) => name);
const pay = async (caller: Caller) => {
  const { transactionUuid } = await authorisePayment(store, cards, caller);
  const { completeOrderId } = await finish(caller, transactionUuid);
  return requireOrderById(store, caller, completeOrderId ?? '');
};

describe('penalties', () => {
  const aCustomerWithPenalties = async () => {
    const customer = await aCustomer(store, { penalties: [300, 150, 300] });
    const owed = await store.read((db) =>
      db.select().from(penalties).where(eq(penalties.customerId, customer.userId)),
    );
    return { ...customer, owed, items: owed.map(({ id }) => ({ id, type: 'penalty', options: {} })) };
  };

  test('penalties are paid by card like any other item, and then nothing is owed', async () => {
    const { caller, owed, items } = await aCustomerWithPenalties();
    const before = await getCurrentUser(store, caller);
    expect(before.hasOutstandingPenalties).toBe(true);
    // Penalties that are created in one transaction have the same time, so they are ordered by their random ids.
    expect(new Map(before.outstandingPenalties.map(({ id, price }) => [id, price]))).toEqual(
      new Map(owed.map(({ id, amount }) => [id, amount])),
    );
    expect(owed.map(({ amount }) => amount).sort()).toEqual([150, 300, 300]);
    const cart = await add(caller, items);
    expect(cart.totals).toMatchObject({ total: 750, taxTotal: 0 });
    expect((await pay(caller)).total).toBe(750);
    expect((await getCurrentUser(store, caller)).hasOutstandingPenalties).toBe(false);
    await add(caller, [padlock]);
    expect((await pay(caller)).items).toMatchObject([{ related: { simpleName: 'Locker padlock' } }]);
  });

  // Proves K4.1.
  test('unpaid penalties block payment until all of them are in the basket', async () => {
    const { caller, items } = await aCustomerWithPenalties();
    await add(caller, [padlock, ...items.slice(1)]);
    expect((await catchRefusal(preparePayment(store, cards, caller))).status).toBe(403);
    await add(caller, items.slice(0, 1));
    expect((await preparePayment(store, cards, caller)).paymentProvider).toBe('stripe');
    expect(await pay(caller)).toMatchObject({ orderType: 'booking', total: 750 + 600 });
  });

  // Proves K4.1.
  test('a penalty can be in the basket only once, and only in that of the customer who owes it', async () => {
    const { caller, items } = await aCustomerWithPenalties();
    const [first] = items;
    const twice = await catchRefusal(add(caller, items.concat(items.slice(0, 1))));
    expect(twice.errors).toEqual({ 'items.3': ['This penalty is already in your basket.'] });
    expect(await getCart(store, caller)).toBeNull();
    const { caller: otherCaller } = await aCustomer(store);
    expect((await catchRefusal(add(otherCaller, items.slice(0, 1)))).status).toBe(404);
    const options = { quantity: 2 };
    expect(
      (await catchRefusal(add(caller, [{ id: first?.id ?? '', type: 'penalty', options }]))).status,
    ).toBe(422);
  });

  // Proves K4.1.
  test('a paid penalty cannot be paid again', async () => {
    const { caller, items } = await aCustomerWithPenalties();
    await add(caller, items);
    await pay(caller);
    expect((await catchRefusal(add(caller, items.slice(0, 1)))).status).toBe(404);
  });
});

describe('a basket', () => {
  // Proves K1.10.
  test('a basket of a membership and something else makes one order of both kinds', async () => {
    const { caller } = await aCustomer(store);
    await add(caller, [padlock]);
    await storeJoining(store, caller, joiningInput(store));
    expect((await pay(caller)).orderType).toBe('mixed');
  });

  test('clearing a basket removes only the items that one front end added', async () => {
    const { caller } = await aCustomer(store);
    await add(caller, [padlock]);
    await storeJoining(store, caller, joiningInput(store));
    const sources = async () => (await getCart(store, caller))?.items.map(({ source }) => source);
    expect(await sources()).toEqual(['activity-booking', 'online-joining']);
    await clearCart(store, caller, 'activity-booking');
    expect(await sources()).toEqual(['online-joining']);
    await clearCart(store, caller, 'activity-booking');
    expect(await namesOf(caller)).toHaveLength(1);
    await clearCart(store, caller, 'online-joining');
    expect(await getCart(store, caller)).toBeNull();
  });

  test('a basket keeps the options that were sent last, and the quantity is one if it is left out', async () => {
    const { caller } = await aCustomer(store);
    const cart = await add(caller, [{ ...padlock, options: { size: 'M', quantity: 3 } }]);
    const id = cart.items[0]?.id ?? '';
    const changedCart = await updateCartItem(store, caller, id, { colour: 'blue' });
    expect(changedCart.items).toMatchObject([{ quantity: 1, price: 600 }]);
    expect(changedCart.items[0]?.options).toEqual({ colour: 'blue' });
  });

  test('the items of a basket are sorted by the time at which they were added', async () => {
    const { caller } = await aCustomer(store);
    for (let count = 0; count < 11; count += 1) await add(caller, [padlock]);
    const order = (await getCart(store, caller))?.items.map(({ sortBy }) => sortBy) ?? [];
    expect(order).toEqual([...order].sort());
    expect(order[0]).toMatch(/^\d{4}-\d{2}-\d{2}T/);
  });
});
