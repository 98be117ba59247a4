import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { demoId } from '../../seed/demo-ids.ts';
import { sessionOverrides } from '../../store/schema/activities.ts';
import { penalties } from '../../store/schema/people.ts';
import { aClass } from '../../testing/a-class.ts';
import { aCustomer, aJoiningCustomer, joiningInput } from '../../testing/joining-customer.ts';
import { createBasketPlaces } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { updateCart } from '../cart/index.ts';
import { parseSessionId } from '../catalogue/index.ts';
import type { Caller } from '../common/types.ts';
import { storeJoining } from '../held-memberships/index.ts';
import { joinWaitingList } from '../waiting-list/index.ts';
import { addToCart, getCart, removeFromCart, updateCartItem } from './cart.ts';

const world = createBasketPlaces();
const { createCaller, add, setMinutes, at } = world;

const itemsOf = async (caller: Caller) => (await getCart(world.store, caller))?.items ?? [];

async function cancel(sessionId: string): Promise<void> {
  const { patternId, date } = parseSessionId(sessionId) ?? { patternId: '', date: '' };
  await world.store.write((tx) =>
    tx.insert(sessionOverrides).values({
      id: randomUUID(),
      operatorId: world.store.operatorId,
      venueId: demoId('venue:ardwick-fields-leisure-centre'),
      patternId,
      date,
      cancelledReason: 'The leader is ill.',
    }),
  );
}

test('an item shows which front end added it, when, and what can be changed', async () => {
  const caller = await createCaller();
  const namedClass = await aClass(world.store, 5);
  const swim = await aClass(world.store, 5, { activityId: demoId('activity:Swimming'), priceKey: 'swim' });
  await add(caller, namedClass, swim);
  setMinutes(3);
  await addToCart(world.store, caller, {
    items: [{ id: demoId('product:padlock'), type: 'product', options: {} }],
  });
  expect(await itemsOf(caller)).toMatchObject([
    {
      source: 'activity-booking',
      addedAt: at(0),
      canEdit: ['person', 'price'],
      messages: [],
      description: null,
    },
    { source: 'activity-booking', addedAt: at(0), canEdit: ['price', 'quantity'], description: 'Adult' },
    { addedAt: at(3), canEdit: ['quantity'], description: 'Collect it at reception' },
  ]);
});

// Proves K2.4.
test('an item whose places are lost says why; one whose session is cancelled or has begun cannot be changed', async () => {
  const caller = await createCaller();
  const fullClass = await aClass(world.store, 1, { localStart: '12:00' });
  const cancelled = await aClass(world.store, 5, { localStart: '13:00' });
  await add(caller, fullClass, cancelled);
  setMinutes(16);
  await add(await createCaller(), fullClass);
  await cancel(cancelled);
  expect(await itemsOf(caller)).toMatchObject([
    {
      place: { hold: { state: 'lost' } },
      messages: ['The last space has just gone.'],
      canEdit: ['person', 'price'],
    },
    { place: { hold: { state: 'lost' } }, messages: ['Cancelled: The leader is ill.'], canEdit: [] },
  ]);
  // The class is tomorrow at 12:00.
  setMinutes(26 * 60 + 1);
  const [begun] = await itemsOf(caller);
  expect(begun).toMatchObject({ messages: ['This has started.'], canEdit: [] });
});

test('an item whose places are lost is left out of the totals until others release them', async () => {
  const caller = await createCaller();
  const fullClass = await aClass(world.store, 1, { localStart: '12:00' });
  const otherClass = await aClass(world.store, 5, { localStart: '13:00' });
  const { totals } = await add(caller, fullClass, otherClass);
  setMinutes(16);
  const rival = await createCaller();
  const theirs = await add(rival, fullClass);
  const without = await getCart(world.store, caller);
  const [lost, held] = without?.items ?? [];
  expect(lost?.place?.hold.state).toBe('lost');
  expect(without?.totals).toMatchObject({
    total: held?.price,
    balance: held?.price,
    itemCount: 2,
  });
  await removeFromCart(world.store, rival, [theirs.items[0]?.id ?? '']);
  expect((await getCart(world.store, caller))?.totals).toEqual(totals);
});

test('an item whose place is lost offers the waiting list of its session until the customer is on it', async () => {
  const caller = await createCaller();
  const fullClass = await aClass(world.store, 1);
  const otherClass = await aClass(world.store, 5, { localStart: '14:00' });
  await add(caller, fullClass, otherClass);
  setMinutes(16);
  expect(await itemsOf(caller)).toMatchObject([{ waitingListOpen: false }, { waitingListOpen: false }]);
  await add(await createCaller(), fullClass);
  expect(await itemsOf(caller)).toMatchObject([{ waitingListOpen: true }, { waitingListOpen: false }]);
  await joinWaitingList(world.store, caller, { sessionId: fullClass, attendeeIds: [caller.userId] });
  expect((await itemsOf(caller))[0]).toMatchObject({
    waitingListOpen: false,
    messages: ['The last space has just gone.', 'You’re on the waiting list.'],
  });
});

test('an item says that others are waiting for its place, and they get it when the item is removed', async () => {
  const caller = await createCaller();
  const waiter = await createCaller();
  const yoga = await aClass(world.store, 1);
  const otherClass = await aClass(world.store, 5, { localStart: '14:00' });
  await add(caller, yoga, otherClass);
  expect(await itemsOf(caller)).toMatchObject([{ isAwaited: false }, { isAwaited: false }]);
  await joinWaitingList(world.store, waiter, { sessionId: yoga, attendeeIds: [waiter.userId] });
  const items = await itemsOf(caller);
  expect(items).toMatchObject([{ isAwaited: true }, { isAwaited: false }]);
  await removeFromCart(world.store, caller, [items[0]?.id ?? '']);
  expect(await catchRefusal(add(caller, yoga))).toMatchObject({ reasons: { 'items.0': 'full' } });
});

test('an item whose session has no waiting list offers none', async () => {
  const caller = await createCaller();
  const swim = await aClass(world.store, 1, { activityId: demoId('activity:Swimming'), priceKey: 'swim' });
  await add(caller, swim);
  setMinutes(16);
  await add(await createCaller(), swim);
  expect(await itemsOf(caller)).toMatchObject([
    { place: { hold: { state: 'lost' } }, waitingListOpen: false },
  ]);
});

test('a penalty that has already been paid elsewhere says so and costs nothing', async () => {
  const { store } = world;
  const { caller } = await aCustomer(store, { penalties: [300] });
  const [penalty] = await store.read((db) =>
    db.select().from(penalties).where(eq(penalties.customerId, caller.userId)),
  );
  await addToCart(store, caller, { items: [{ id: penalty?.id ?? '', type: 'penalty', options: {} }] });
  expect(await itemsOf(caller)).toMatchObject([{ messages: [], price: 300 }]);
  await store.write((tx) => tx.update(penalties).set({ orderId: randomUUID() }));
  expect(await itemsOf(caller)).toMatchObject([{ messages: ['This has already been paid.'], price: 0 }]);
});

test('a cart says that it is being paid while a payment is in progress', async () => {
  const { store } = world;
  const caller = await createCaller();
  const cart = await add(caller, await aClass(store, 5));
  expect(cart.status).toBe('open');
  await store.write((tx) => updateCart(tx, store, cart.id, { status: 'paying' }));
  expect((await getCart(store, caller))?.status).toBe('paying');
});

test('every refused item of a request is reported with its reason, and nothing is added', async () => {
  const caller = await createCaller();
  const [free, full, cancelled] = [
    await aClass(world.store, 5),
    await aClass(world.store, 0, { localStart: '13:00' }),
    await aClass(world.store, 5, { localStart: '14:00' }),
  ];
  await cancel(cancelled);
  expect(await catchRefusal(add(caller, full, free, cancelled))).toMatchObject({
    status: 422,
    errors: {
      'items.0': ['The last space has just gone.'],
      'items.2': ['This session has been cancelled: The leader is ill.'],
    },
    reasons: { 'items.0': 'full', 'items.2': 'closed' },
  });
  expect(await itemsOf(caller)).toEqual([]);
  expect(await world.takenIn(free)).toBe(0);
});

test('a promo code can be applied to the membership in the basket and removed again', async () => {
  const { store } = world;
  const { caller } = await aJoiningCustomer(store);
  await storeJoining(store, caller, joiningInput(store, { membershipSlug: 'swim' }));
  const [item] = await itemsOf(caller);
  expect(item).toMatchObject({ canEdit: ['promotion'], options: {}, description: expect.any(String) });
  const promotion = demoId('promotion:FIVER');
  const change = (options: Record<string, string | null>) =>
    updateCartItem(store, caller, item?.id ?? '', options);

  const cheaper = await change({ promotion_code_id: promotion });
  expect(cheaper.items[0]).toMatchObject({
    price: (item?.price ?? 0) - 500,
    options: { promotion_code_id: promotion, promotion_code: 'FIVER' },
    fullPrice: item?.price,
  });
  expect(await catchRefusal(change({ promotion_code_id: demoId('promotion:SUMMER25') }))).toMatchObject({
    status: 422,
    errors: { promotionCodeId: ['Code not recognised'] },
  });
  const without = await change({ promotion_code_id: null });
  expect(without.items[0]).toMatchObject({ price: item?.price, options: {} });
});

test('a membership without promotions refuses a promo code', async () => {
  const { store } = world;
  const { caller } = await aJoiningCustomer(store);
  const choice = { membershipSlug: 'seven-day-trial', optionName: '7 days', withBankDetails: false };
  await storeJoining(store, caller, joiningInput(store, choice));
  expect(await itemsOf(caller)).toMatchObject([{ canEdit: [] }]);
});

// Proves K1.6.
test('a removed item cannot be added again after somebody else has taken the last place', async () => {
  const { store } = world;
  const [caller, otherCaller] = [await createCaller(), await createCaller()];
  const last = await aClass(store, 1);
  const cart = await add(caller, last);
  await removeFromCart(store, caller, [cart.items[0]?.id ?? '']);
  await add(otherCaller, last);
  expect(await catchRefusal(add(caller, last))).toMatchObject({ reasons: { 'items.0': 'full' } });
  expect(await world.takenIn(last)).toBe(1);
});

test('an item says until when it can be cancelled free of charge, and what it costs afterwards', async () => {
  const caller = await createCaller();
  await add(caller, await aClass(world.store, 5));
  await addToCart(world.store, caller, {
    items: [{ id: demoId('product:padlock'), type: 'product', options: {} }],
  });
  const [yoga, padlock] = await itemsOf(caller);
  expect(yoga?.place?.cancelling).toEqual({
    freeToCancel: { until: '2026-11-25T10:00:00.000Z', date: '2026-11-25', time: '10:00' },
    lateFee: 300,
  });
  expect(padlock?.place).toBeNull();
});
