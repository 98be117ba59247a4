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
import type { Session } from '../common/types.ts';
import { storeJoining } from '../held-memberships/index.ts';
import { orderById, prepare } from '../payments/index.ts';
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
const add = (session: Session, items: Parameters<typeof addToCart>[2]['items']) =>
  addToCart(store, session, { items });
const namesOf = async (session: Session) => (await getCart(store, session))?.items.map(({ name }) => name);
const pay = async (session: Session) => {
  const { transactionUuid } = await authorisePayment(store, cards, session);
  const { completeOrderId } = await finish(session, transactionUuid);
  return orderById(store, session, completeOrderId ?? '');
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
    const { session, owed, items } = await aCustomerWithPenalties();
    const before = await getCurrentUser(store, session);
    expect(before.hasOutstandingPenalties).toBe(true);
    // Penalties that are created in one transaction have the same time, so they are ordered by their random ids.
    expect(new Map(before.outstandingPenalties.map(({ id, price }) => [id, price]))).toEqual(
      new Map(owed.map(({ id, amount }) => [id, amount])),
    );
    expect(owed.map(({ amount }) => amount).sort()).toEqual([150, 300, 300]);
    const cart = await add(session, items);
    expect(cart.totals).toMatchObject({ total: 750, taxTotal: 0 });
    expect((await pay(session)).total).toBe(750);
    expect((await getCurrentUser(store, session)).hasOutstandingPenalties).toBe(false);
    await add(session, [padlock]);
    expect((await pay(session)).items).toMatchObject([{ related: { simpleName: 'Locker padlock' } }]);
  });

  // Proves K4.1.
  test('unpaid penalties block payment until all of them are in the basket', async () => {
    const { session, items } = await aCustomerWithPenalties();
    await add(session, [padlock, ...items.slice(1)]);
    expect((await catchRefusal(prepare(store, cards, session))).status).toBe(403);
    await add(session, items.slice(0, 1));
    expect((await prepare(store, cards, session)).paymentProvider).toBe('stripe');
    expect(await pay(session)).toMatchObject({ orderType: 'booking', total: 750 + 600 });
  });

  // Proves K4.1.
  test('a penalty can be in the basket only once, and only in that of the customer who owes it', async () => {
    const { session, items } = await aCustomerWithPenalties();
    const [first] = items;
    const twice = await catchRefusal(add(session, items.concat(items.slice(0, 1))));
    expect(twice.errors).toEqual({ 'items.3': ['This penalty is already in your basket.'] });
    expect(await getCart(store, session)).toBeNull();
    const { session: other } = await aCustomer(store);
    expect((await catchRefusal(add(other, items.slice(0, 1)))).status).toBe(404);
    const options = { quantity: 2 };
    expect(
      (await catchRefusal(add(session, [{ id: first?.id ?? '', type: 'penalty', options }]))).status,
    ).toBe(422);
  });

  // Proves K4.1.
  test('a paid penalty cannot be paid again', async () => {
    const { session, items } = await aCustomerWithPenalties();
    await add(session, items);
    await pay(session);
    expect((await catchRefusal(add(session, items.slice(0, 1)))).status).toBe(404);
  });
});

describe('a basket', () => {
  // Proves K1.10.
  test('a basket of a membership and something else makes one order of both kinds', async () => {
    const { session } = await aCustomer(store);
    await add(session, [padlock]);
    await storeJoining(store, session, joiningInput(store));
    expect((await pay(session)).orderType).toBe('mixed');
  });

  test('clearing a basket removes only the items that one front end added', async () => {
    const { session } = await aCustomer(store);
    await add(session, [padlock]);
    await storeJoining(store, session, joiningInput(store));
    const sources = async () => (await getCart(store, session))?.items.map(({ source }) => source);
    expect(await sources()).toEqual(['activity-booking', 'online-joining']);
    await clearCart(store, session, 'activity-booking');
    expect(await sources()).toEqual(['online-joining']);
    await clearCart(store, session, 'activity-booking');
    expect(await namesOf(session)).toHaveLength(1);
    await clearCart(store, session, 'online-joining');
    expect(await getCart(store, session)).toBeNull();
  });

  test('a basket keeps the options that were sent last, and the quantity is one if it is left out', async () => {
    const { session } = await aCustomer(store);
    const cart = await add(session, [{ ...padlock, options: { size: 'M', quantity: 3 } }]);
    const id = cart.items[0]?.id ?? '';
    const changed = await updateCartItem(store, session, id, { colour: 'blue' });
    expect(changed.items).toMatchObject([{ quantity: 1, price: 600 }]);
    expect(changed.items[0]?.options).toEqual({ colour: 'blue' });
  });

  test('the items of a basket are sorted by the time at which they were added', async () => {
    const { session } = await aCustomer(store);
    for (let count = 0; count < 11; count += 1) await add(session, [padlock]);
    const order = (await getCart(store, session))?.items.map(({ sortBy }) => sortBy) ?? [];
    expect(order).toEqual([...order].sort());
    expect(order[0]).toMatch(/^\d{4}-\d{2}-\d{2}T/);
  });
});
