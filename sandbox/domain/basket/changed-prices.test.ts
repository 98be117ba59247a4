import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { priceLists } from '../../store/schema/activities.ts';
import { promotions } from '../../store/schema/catalogue.ts';
import { memberships } from '../../store/schema/people.ts';
import { createClass } from '../../testing/a-class.ts';
import { createMember } from '../../testing/a-member.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { buildJoiningInput, buildPayRequest, createCustomer } from '../../testing/joining-customer.ts';
import { createCardSteps } from '../../testing/paying-by-card.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import type { Caller } from '../common/types.ts';
import { storeJoining } from '../held-memberships/index.ts';
import { completeFreeOrder } from '../payments/index.ts';
import { getCart, updateCartItem } from './cart.ts';

const setup = createBasketStore();
const { createCaller, addSessions, setMinutes } = setup;
let cards: FakeCards;
beforeEach(() => {
  cards = createFakeCards();
});
const { authoriseCart } = createCardSteps(() => ({ store: setup.store, cards }));

const BASKET_CHANGED = { status: 422, errors: { itemHash: expect.anything() } };
const raisePrices = (prices: Readonly<Partial<Record<string, number>>>) =>
  Object.fromEntries(Object.entries(prices).map(([band, pence]) => [band, (pence ?? 0) + 100]));

/** A class with its own price list, and a function that raises its prices by a pound. */
async function createPricedClass() {
  const key = randomUUID();
  const { operatorId } = setup.store;
  const priceRows = await setup.store.read((db) =>
    db.select().from(priceLists).where(eq(priceLists.key, 'class')),
  );
  const options = priceRows[0]?.options ?? [];
  await setup.store.write((tx) =>
    tx.insert(priceLists).values({ id: randomUUID(), operatorId, key, options }),
  );
  const raiseClassPrice = () =>
    setup.store.write((tx) =>
      tx
        .update(priceLists)
        .set({ options: options.map((option) => ({ ...option, prices: raisePrices(option.prices) })) })
        .where(eq(priceLists.key, key)),
    );
  return { yoga: await createClass(setup.store, 5, { priceKey: key }), raise: raiseClassPrice };
}
const readTotal = async (caller: Caller) => (await getCart(setup.store, caller))?.totals.total;

describe('a price change after the basket was read', () => {
  // Proves B5.6.
  test('a price change after the basket was read does not matter while the place is held', async () => {
    const { yoga, raise } = await createPricedClass();
    const caller = await createCaller();
    await addSessions(caller, yoga);
    const shownPayment = await buildPayRequest(setup.store, caller);
    await raise();
    setMinutes(14);
    await authoriseCart(caller, shownPayment);
    expect(cards.intents.size).toBe(1);
  });

  // Proves B5.6.
  test('a price change after the basket was read refuses the payment once the hold has lapsed: no money is held, and the basket shows the new price', async () => {
    const { yoga, raise } = await createPricedClass();
    const caller = await createCaller();
    await addSessions(caller, yoga);
    const shownPayment = await buildPayRequest(setup.store, caller);
    await raise();
    setMinutes(15);
    expect(await catchRefusal(authoriseCart(caller, shownPayment))).toMatchObject(BASKET_CHANGED);
    expect(cards.intents.size).toBe(0);
    expect(await readTotal(caller)).toBe(850);
    await authoriseCart(caller);
    expect(cards.intents.size).toBe(1);
  });
});

// Proves B5.7.
test('a membership that has ended since does not pay for a class whose hold has lapsed', async () => {
  const yoga = await createClass(setup.store, 5);
  const { caller } = await createMember(setup.store, cards, 'a-customer-with-a-benefit');
  await addSessions(caller, yoga);
  const { itemHash } = await buildPayRequest(setup.store, caller);
  expect(await readTotal(caller)).toBe(0);
  setMinutes(15);
  await setup.store.write((tx) =>
    tx.update(memberships).set({ endDate: '2026-11-23' }).where(eq(memberships.customerId, caller.userId)),
  );
  const freeOrder = {
    source: 'activity-booking',
    itemHash,
    terms: [],
    completedWaivers: [],
    attemptId: null,
    termsAccepted: true,
  };
  expect(await catchRefusal(completeFreeOrder(setup.store, caller, freeOrder))).toMatchObject({
    status: 422,
  });
  expect(await readTotal(caller)).toBe(750);
});

// Proves K3.5.
test('a promo code that was withdrawn since refuses the payment: no money is held, and the basket shows the full price', async () => {
  const { store } = setup;
  const { caller } = await createCustomer(store);
  await storeJoining(store, caller, buildJoiningInput(store, { membershipSlug: 'swim' }));
  const cartBefore = await getCart(store, caller);
  const id = randomUUID();
  await store.write((tx) =>
    tx.insert(promotions).values({
      id,
      operatorId: store.operatorId,
      code: `LATE${id.slice(0, 4).toUpperCase()}`,
      kind: 'fixed-amount',
      value: 500,
    }),
  );
  await updateCartItem(store, caller, cartBefore?.items[0]?.id ?? '', { promotion_code_id: id });
  const shownPayment = await buildPayRequest(store, caller);
  expect(await readTotal(caller)).toBe((cartBefore?.totals.total ?? 0) - 500);
  await store.write((tx) => tx.delete(promotions).where(eq(promotions.id, id)));
  expect(await catchRefusal(authoriseCart(caller, shownPayment))).toMatchObject(BASKET_CHANGED);
  expect(cards.intents.size).toBe(0);
  expect(await readTotal(caller)).toBe(cartBefore?.totals.total);
});
