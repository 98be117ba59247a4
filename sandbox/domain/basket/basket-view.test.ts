import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { demoId } from '../../seed/demo-ids.ts';
import { sessionOverrides } from '../../store/schema/activities.ts';
import { penalties } from '../../store/schema/people.ts';
import { createClass } from '../../testing/a-class.ts';
import { buildJoiningInput, createCustomer, createJoiner } from '../../testing/joining-customer.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { updateCart } from '../cart/index.ts';
import { parseSessionId } from '../catalogue/index.ts';
import type { Caller } from '../common/types.ts';
import { storeJoining } from '../held-memberships/index.ts';
import { joinWaitingList } from '../waiting-list/index.ts';
import { addToCart, getCart, removeFromCart, updateCartItem } from './cart.ts';

const setup = createBasketStore();
const { createCaller, addSessions, setMinutes, toInstant } = setup;

const listItems = async (caller: Caller) => (await getCart(setup.store, caller))?.items ?? [];

async function cancel(sessionId: string): Promise<void> {
  const { patternId, date } = parseSessionId(sessionId) ?? { patternId: '', date: '' };
  await setup.store.write((tx) =>
    tx.insert(sessionOverrides).values({
      id: randomUUID(),
      operatorId: setup.store.operatorId,
      venueId: demoId('venue:ardwick-fields-leisure-centre'),
      patternId,
      date,
      cancelledReason: 'The leader is ill.',
    }),
  );
}

test('an item shows which front end added it, when, and what can be changed', async () => {
  const caller = await createCaller();
  const namedClass = await createClass(setup.store, 5);
  const swim = await createClass(setup.store, 5, {
    activityId: demoId('activity:Swimming'),
    priceKey: 'swim',
  });
  await addSessions(caller, namedClass, swim);
  setMinutes(3);
  await addToCart(setup.store, caller, {
    items: [{ id: demoId('product:padlock'), type: 'product', options: {} }],
  });
  expect(await listItems(caller)).toMatchObject([
    {
      source: 'activity-booking',
      addedAt: toInstant(0),
      canEdit: ['person', 'price'],
      messages: [],
      description: null,
    },
    {
      source: 'activity-booking',
      addedAt: toInstant(0),
      canEdit: ['price', 'quantity'],
      description: 'Adult',
    },
    { addedAt: toInstant(3), canEdit: ['quantity'], description: 'Collect it at reception' },
  ]);
});

// Proves K2.4.
test('an item whose places are lost says why; one whose session is cancelled or has begun cannot be changed', async () => {
  const caller = await createCaller();
  const fullClass = await createClass(setup.store, 1, { localStart: '12:00' });
  const cancelled = await createClass(setup.store, 5, { localStart: '13:00' });
  await addSessions(caller, fullClass, cancelled);
  setMinutes(16);
  await addSessions(await createCaller(), fullClass);
  await cancel(cancelled);
  expect(await listItems(caller)).toMatchObject([
    {
      place: { hold: { state: 'lost' } },
      messages: ['The last space has just gone.'],
      canEdit: ['person', 'price'],
    },
    { place: { hold: { state: 'lost' } }, messages: ['Cancelled: The leader is ill.'], canEdit: [] },
  ]);
  // The class is tomorrow at 12:00.
  setMinutes(26 * 60 + 1);
  const [begun] = await listItems(caller);
  expect(begun).toMatchObject({ messages: ['This has started.'], canEdit: [] });
});

test('an item whose places are lost is left out of the totals until others release them', async () => {
  const caller = await createCaller();
  const fullClass = await createClass(setup.store, 1, { localStart: '12:00' });
  const otherClass = await createClass(setup.store, 5, { localStart: '13:00' });
  const { totals } = await addSessions(caller, fullClass, otherClass);
  setMinutes(16);
  const rival = await createCaller();
  const theirs = await addSessions(rival, fullClass);
  const cartWithoutSession = await getCart(setup.store, caller);
  const [lostItem, heldItem] = cartWithoutSession?.items ?? [];
  expect(lostItem?.place?.hold.state).toBe('lost');
  expect(cartWithoutSession?.totals).toMatchObject({
    total: heldItem?.price,
    balance: heldItem?.price,
    itemCount: 2,
  });
  await removeFromCart(setup.store, rival, [theirs.items[0]?.id ?? '']);
  expect((await getCart(setup.store, caller))?.totals).toEqual(totals);
});

test('an item whose place is lost offers the waiting list of its session until the customer is on it', async () => {
  const caller = await createCaller();
  const fullClass = await createClass(setup.store, 1);
  const otherClass = await createClass(setup.store, 5, { localStart: '14:00' });
  await addSessions(caller, fullClass, otherClass);
  setMinutes(16);
  expect(await listItems(caller)).toMatchObject([{ waitingListOpen: false }, { waitingListOpen: false }]);
  await addSessions(await createCaller(), fullClass);
  expect(await listItems(caller)).toMatchObject([{ waitingListOpen: true }, { waitingListOpen: false }]);
  await joinWaitingList(setup.store, caller, { sessionId: fullClass, attendeeIds: [caller.userId] });
  expect((await listItems(caller))[0]).toMatchObject({
    waitingListOpen: false,
    messages: ['The last space has just gone.', 'You’re on the waiting list.'],
  });
});

test('an item says that others are waiting for its place, and they get it when the item is removed', async () => {
  const caller = await createCaller();
  const waiter = await createCaller();
  const yoga = await createClass(setup.store, 1);
  const otherClass = await createClass(setup.store, 5, { localStart: '14:00' });
  await addSessions(caller, yoga, otherClass);
  expect(await listItems(caller)).toMatchObject([{ isAwaited: false }, { isAwaited: false }]);
  await joinWaitingList(setup.store, waiter, { sessionId: yoga, attendeeIds: [waiter.userId] });
  const items = await listItems(caller);
  expect(items).toMatchObject([{ isAwaited: true }, { isAwaited: false }]);
  await removeFromCart(setup.store, caller, [items[0]?.id ?? '']);
  expect(await catchRefusal(addSessions(caller, yoga))).toMatchObject({ reasons: { 'items.0': 'full' } });
});

test('an item whose session has no waiting list offers none', async () => {
  const caller = await createCaller();
  const swim = await createClass(setup.store, 1, {
    activityId: demoId('activity:Swimming'),
    priceKey: 'swim',
  });
  await addSessions(caller, swim);
  setMinutes(16);
  await addSessions(await createCaller(), swim);
  expect(await listItems(caller)).toMatchObject([
    { place: { hold: { state: 'lost' } }, waitingListOpen: false },
  ]);
});

test('a penalty that has already been paid elsewhere says so and costs nothing', async () => {
  const { store } = setup;
  const { caller } = await createCustomer(store, { penalties: [300] });
  const [penalty] = await store.read((db) =>
    db.select().from(penalties).where(eq(penalties.customerId, caller.userId)),
  );
  await addToCart(store, caller, { items: [{ id: penalty?.id ?? '', type: 'penalty', options: {} }] });
  expect(await listItems(caller)).toMatchObject([{ messages: [], price: 300 }]);
  await store.write((tx) => tx.update(penalties).set({ orderId: randomUUID() }));
  expect(await listItems(caller)).toMatchObject([{ messages: ['This has already been paid.'], price: 0 }]);
});

test('a cart says that it is being paid while a payment is in progress', async () => {
  const { store } = setup;
  const caller = await createCaller();
  const cart = await addSessions(caller, await createClass(store, 5));
  expect(cart.status).toBe('open');
  await store.write((tx) => updateCart(tx, store, cart.id, { status: 'paying' }));
  expect((await getCart(store, caller))?.status).toBe('paying');
});

test('every refused item of a request is reported with its reason, and nothing is added', async () => {
  const caller = await createCaller();
  const [freeClass, fullClass, cancelled] = [
    await createClass(setup.store, 5),
    await createClass(setup.store, 0, { localStart: '13:00' }),
    await createClass(setup.store, 5, { localStart: '14:00' }),
  ];
  await cancel(cancelled);
  expect(await catchRefusal(addSessions(caller, fullClass, freeClass, cancelled))).toMatchObject({
    status: 422,
    errors: {
      'items.0': ['The last space has just gone.'],
      'items.2': ['This session has been cancelled: The leader is ill.'],
    },
    reasons: { 'items.0': 'full', 'items.2': 'closed' },
  });
  expect(await listItems(caller)).toEqual([]);
  expect(await setup.countPlacesTaken(freeClass)).toBe(0);
});

test('a promo code can be applied to the membership in the basket and removed again', async () => {
  const { store } = setup;
  const { caller } = await createJoiner(store);
  await storeJoining(store, caller, buildJoiningInput(store, { membershipSlug: 'swim' }));
  const [item] = await listItems(caller);
  expect(item).toMatchObject({ canEdit: ['promotion'], options: {}, description: expect.any(String) });
  const promotion = demoId('promotion:FIVER');
  const changeItem = (options: Record<string, string | null>) =>
    updateCartItem(store, caller, item?.id ?? '', options);

  const cheaper = await changeItem({ promotion_code_id: promotion });
  expect(cheaper.items[0]).toMatchObject({
    price: (item?.price ?? 0) - 500,
    options: { promotion_code_id: promotion, promotion_code: 'FIVER' },
    fullPrice: item?.price,
  });
  expect(await catchRefusal(changeItem({ promotion_code_id: demoId('promotion:SUMMER25') }))).toMatchObject({
    status: 422,
    errors: { promotionCodeId: ['Code not recognised'] },
  });
  const without = await changeItem({ promotion_code_id: null });
  expect(without.items[0]).toMatchObject({ price: item?.price, options: {} });
});

test('a membership without promotions refuses a promo code', async () => {
  const { store } = setup;
  const { caller } = await createJoiner(store);
  const choice = { membershipSlug: 'seven-day-trial', optionName: '7 days', withBankDetails: false };
  await storeJoining(store, caller, buildJoiningInput(store, choice));
  expect(await listItems(caller)).toMatchObject([{ canEdit: [] }]);
});

// Proves K1.6.
test('a removed item cannot be added again after somebody else has taken the last place', async () => {
  const { store } = setup;
  const [caller, otherCaller] = [await createCaller(), await createCaller()];
  const lastClass = await createClass(store, 1);
  const cart = await addSessions(caller, lastClass);
  await removeFromCart(store, caller, [cart.items[0]?.id ?? '']);
  await addSessions(otherCaller, lastClass);
  expect(await catchRefusal(addSessions(caller, lastClass))).toMatchObject({
    reasons: { 'items.0': 'full' },
  });
  expect(await setup.countPlacesTaken(lastClass)).toBe(1);
});

test('an item says until when it can be cancelled free of charge, and what it costs afterwards', async () => {
  const caller = await createCaller();
  await addSessions(caller, await createClass(setup.store, 5));
  await addToCart(setup.store, caller, {
    items: [{ id: demoId('product:padlock'), type: 'product', options: {} }],
  });
  const [yoga, padlock] = await listItems(caller);
  expect(yoga?.place?.cancelling).toEqual({
    freeToCancel: { until: '2026-11-25T10:00:00.000Z', date: '2026-11-25', time: '10:00' },
    lateFee: 300,
  });
  expect(padlock?.place).toBeNull();
});
