import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { runScenario } from '../../scenarios/index.ts';
import { demoId } from '../../seed/demo-ids.ts';
import { demoPackageId } from '../../seed/packages.ts';
import { customerPackages, reductionUses } from '../../store/schema/reductions.ts';
import { createClass } from '../../testing/a-class.ts';
import { createFakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment } from '../../testing/joining-customer.ts';
import { createCardSteps } from '../../testing/paying-by-card.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import {
  addToCart,
  deleteCart,
  extendHold,
  getCart,
  removeFromCart,
  removeReduction,
  updateCartItem,
} from '../basket/index.ts';
import { getSessionDetail, getTimetable } from '../bookings/index.ts';
import { formatPackageKey } from '../catalogue/index.ts';
import type { Caller, Cart } from '../common/types.ts';
import { completeFreeOrder, requireOrderById } from '../payments/index.ts';
import { authenticate } from '../people/index.ts';
import { getPackagesAtVenue } from './packages.ts';
import { findUses } from './records/reduction-uses.ts';

const setup = createBasketStore();
const { setMinutes, addSessions, listHoldStates } = setup;
let cards = createFakeCards();
afterEach(() => {
  cards = createFakeCards();
});
const { finishPayment } = createCardSteps(() => ({ store: setup.store, cards }));
const VENUE = 'ardwick-fields-leisure-centre';

const enterScenario = async (name: string, params: Record<string, unknown> = {}) => {
  const tools = { store: setup.store } as Parameters<typeof runScenario>[0];
  const result = await runScenario(tools, name, params);
  const caller = await authenticate(setup.store, String(result.token));
  if (!caller) throw new Error('The token is not known.');
  return { ...result, caller, sessionId: String(result.sessionId) };
};
const createCustomerWithPackage = async (left: number) => {
  const entered = await enterScenario('a-customer-with-a-package', { left });
  return { ...entered, packageId: String((entered as Record<string, unknown>).packageId) };
};
const countUses = (caller: Caller, key: string) =>
  setup.store.read(async (db) => (await findUses(db, setup.store, caller.userId)).get(key) ?? 0);
const listPrices = (cart: Cart | null) => cart?.items.map(({ price }) => price);
const buildPlaceItem = (id: string, pricingOptionId: string | null = null, options = {}) => ({
  id,
  type: 'activity',
  pricingOptionId,
  options,
});

describe('a package', () => {
  test('a package pays for a place by itself, and the basket says what is left', async () => {
    const { caller, sessionId, packageId } = await createCustomerWithPackage(6);
    const { people } = await getSessionDetail(setup.store, caller, sessionId);
    expect(people[0]?.offers[0]).toMatchObject({ pricingOptionId: packageId, reduction: { left: 6 } });
    const cart = await addSessions(caller, sessionId);
    expect(cart.items).toMatchObject([
      {
        price: 0,
        fullPrice: 750,
        benefit: null,
        package: { name: '10 classes, 5 left' },
      },
    ]);
    expect((await getPackagesAtVenue(setup.store, caller, VENUE)).ownPackages).toMatchObject([
      { usesLeft: 5, state: 'usable' },
    ]);
  });

  test('a package appears as an offer in the timetable', async () => {
    const { caller, sessionId } = await createCustomerWithPackage(1);
    const request = { venue: VENUE, from: '2026-11-25', days: 1 };
    const readPackageRow = async () =>
      (await getTimetable(setup.store, caller, request)).sessions.find(
        (seen) => seen.session.id === sessionId,
      )?.callerOffer;
    expect(await readPackageRow()).toMatchObject({ price: 0, label: '10 classes, 1 left' });
    await addSessions(caller, await createClass(setup.store, 5, { localStart: '15:00' }));
    expect(await readPackageRow()).toMatchObject({ price: 750, label: 'Adult' });
  });

  // Proves B5.5.
  test('a package with one use left pays for one of two places that are requested at the same moment', async () => {
    const { caller, sessionId, packageId } = await createCustomerWithPackage(1);
    const otherClass = await createClass(setup.store, 5, { localStart: '15:00' });
    const requestPackage = (id: string) =>
      addToCart(setup.store, caller, { items: [buildPlaceItem(id, packageId)] }).then(
        () => 'taken',
        () => 'refused',
      );
    expect((await Promise.all([requestPackage(sessionId), requestPackage(otherClass)])).sort()).toEqual([
      'refused',
      'taken',
    ]);
    expect(await countUses(caller, formatPackageKey(packageId))).toBe(10);
    expect(await getCart(setup.store, caller)).toMatchObject({ items: [{ price: 0 }] });
  });

  test('a package that is used up is refused with its reason, and another offer is the cheapest', async () => {
    const { caller, sessionId, packageId } = await createCustomerWithPackage(0);
    expect(
      await catchRefusal(addToCart(setup.store, caller, { items: [buildPlaceItem(sessionId, packageId)] })),
    ).toMatchObject({
      errors: { 'items.0': ['"10 classes" is used up. Please choose another price.'] },
      reasons: { 'items.0': 'used_up' },
    });
    expect(listPrices(await addSessions(caller, sessionId))).toEqual([750]);
  });

  test('a package gets its use back when the item is removed or the basket is cleared', async () => {
    const { caller, sessionId, packageId } = await createCustomerWithPackage(6);
    const countUsed = () => countUses(caller, formatPackageKey(packageId));
    const [item] = (await addSessions(caller, sessionId)).items;
    expect(await countUsed()).toBe(5);
    await removeFromCart(setup.store, caller, [item?.id ?? '']);
    expect(await countUsed()).toBe(4);
    await addSessions(caller, sessionId);
    await deleteCart(setup.store, caller);
    expect(await countUsed()).toBe(4);
  });

  test('a package can be taken off an item: the item costs the next price without one, and the use is free again', async () => {
    const { caller, sessionId, packageId } = await createCustomerWithPackage(6);
    const cart = await addSessions(caller, sessionId);
    const [item] = cart.items;
    const cartWithoutPackage = await removeReduction(setup.store, caller, 'package', item?.package?.id ?? '');
    expect(cartWithoutPackage.items).toMatchObject([
      {
        price: 750,
        fullPrice: 750,
        package: null,
        unusedReduction: { pricingOptionId: packageId, name: '10 classes' },
        place: { hold: { state: 'held' } },
      },
    ]);
    expect(cartWithoutPackage.totals.total).toBe(750);
    expect(cartWithoutPackage.itemHash).not.toBe(cart.itemHash);
    expect(await countUses(caller, formatPackageKey(packageId))).toBe(4);
    expect(
      (await catchRefusal(removeReduction(setup.store, caller, 'package', item?.package?.id ?? ''))).status,
    ).toBe(404);
    const secondResult = await updateCartItem(setup.store, caller, item?.id ?? '', {
      pricing_option_id: packageId,
    });
    expect(secondResult.items).toMatchObject([
      { price: 0, package: { name: '10 classes, 5 left' }, unusedReduction: null },
    ]);
  });

  test('a package use is held as long as its place, and a lapsed use goes to the next item', async () => {
    const { caller, sessionId, packageId } = await createCustomerWithPackage(1);
    await addSessions(caller, sessionId);
    setMinutes(14);
    await extendHold(setup.store, caller);
    setMinutes(20);
    expect(await countUses(caller, formatPackageKey(packageId))).toBe(10);
    setMinutes(40);
    expect(await countUses(caller, formatPackageKey(packageId))).toBe(9);
    expect(await listHoldStates(caller)).toEqual(['lapsed']);
    const otherClass = await createClass(setup.store, 5, { localStart: '15:00' });
    const cartWithBoth = await addSessions(caller, otherClass);
    expect(cartWithBoth.items.map(({ package: usedPackage }) => usedPackage?.name)).toEqual([
      '10 classes, 0 left',
      '10 classes, 0 left',
    ]);
    const secondResult = await extendHold(setup.store, caller);
    expect(secondResult?.items).toMatchObject([
      { price: 750, package: null, place: { hold: { state: 'held' } } },
      { price: 0, package: { name: '10 classes, 0 left' } },
    ]);
    expect(await countUses(caller, formatPackageKey(packageId))).toBe(10);
  });

  test('a package use becomes permanent with the order', async () => {
    const { caller, sessionId, packageId } = await createCustomerWithPackage(1);
    const cart = await addSessions(caller, sessionId);
    await completeFreeOrder(setup.store, caller, {
      source: 'activity-booking',
      itemHash: cart.itemHash,
      completedWaivers: [],
      attemptId: null,
      termsAccepted: true,
    });
    setMinutes(24 * 60 * 30);
    const uses = await setup.store.read((db) =>
      db.select().from(reductionUses).where(eq(reductionUses.holderId, caller.userId)),
    );
    expect(uses.filter(({ bookingId }) => bookingId !== null)).toMatchObject([{ heldUntil: null }]);
    expect(await countUses(caller, formatPackageKey(packageId))).toBe(10);
  });

  test('a package is named in the order without the number of uses that were left in the basket', async () => {
    const { caller, sessionId } = await createCustomerWithPackage(6);
    await addSessions(caller, sessionId);
    const cart = await addSessions(caller, await createClass(setup.store, 5, { localStart: '15:00' }));
    const { completeOrderId } = await completeFreeOrder(setup.store, caller, {
      source: 'activity-booking',
      itemHash: cart.itemHash,
      completedWaivers: [],
      attemptId: null,
      termsAccepted: true,
    });
    const order = await requireOrderById(setup.store, caller, completeOrderId ?? '');
    expect(order.items).toMatchObject([
      { priceBreakdown: [{ label: '10 classes', price: 0 }] },
      { priceBreakdown: [{ label: '10 classes', price: 0 }] },
    ]);
  });

  test('a package pays for several places without names, one use for each', async () => {
    const { caller } = await createCustomerWithPackage(0);
    const id = randomUUID();
    await setup.store.write((tx) =>
      tx.insert(customerPackages).values({
        id,
        operatorId: setup.store.operatorId,
        customerId: caller.userId,
        packageTypeId: demoPackageId('Family 12 swims'),
        expiresOn: '2027-01-01',
        sold: {
          name: 'Family 12 swims',
          uses: 3,
          covers: { activities: ['swimming'], categories: [] },
          venueIds: null,
          transferable: 'family',
        },
        createdAt: setup.store.clock.now(),
      }),
    );
    const swim = await createClass(setup.store, 9, {
      activityId: demoId('activity:Swimming'),
      priceKey: 'swim',
    });
    const [item] = (
      await addToCart(setup.store, caller, { items: [buildPlaceItem(swim, null, { quantity: 2 })] })
    ).items;
    expect(item).toMatchObject({ price: 0, fullPrice: 1220 });
    expect(await countUses(caller, formatPackageKey(id))).toBe(2);
    const changed = { pricing_option_id: id, quantity: 4 };
    expect(await catchRefusal(updateCartItem(setup.store, caller, item?.id ?? '', changed))).toMatchObject({
      status: 422,
      message: '"Family 12 swims" has 3 uses left: book fewer spaces with it, or choose another price.',
    });
    expect(await countUses(caller, formatPackageKey(id))).toBe(2);
  });

  test('a package is bought by card, and is the customer’s from then on', async () => {
    const { caller } = await enterScenario('a-session-with-spaces');
    const id = demoPackageId('10 classes');
    const items = [{ id, type: 'package', options: {} }];
    expect(await addToCart(setup.store, caller, { items })).toMatchObject({
      items: [{ name: '10 classes', price: 6500, objectId: id, place: null }],
      totals: { total: 6500 },
    });
    const { transactionUuid } = await authorisePayment(setup.store, cards, caller);
    await finishPayment(caller, transactionUuid);
    expect((await getPackagesAtVenue(setup.store, caller, VENUE)).ownPackages).toMatchObject([
      { name: '10 classes', usesLeft: 10, expiresOn: '2027-05-25' },
    ]);
    expect(listPrices(await addSessions(caller, await createClass(setup.store, 5)))).toEqual([0]);
  });

  test('a package that is not sold cannot be bought, and none can be bought for somebody else', async () => {
    const { caller } = await enterScenario('a-session-with-spaces');
    const request = { type: 'package', options: {} };
    for (const item of [
      { ...request, id: randomUUID() },
      { ...request, id: 'x' },
      { ...request, id: demoPackageId('10 classes'), purchasedForUserId: randomUUID() },
    ])
      expect((await catchRefusal(addToCart(setup.store, caller, { items: [item] }))).status).toBe(404);
    const many = { ...request, id: demoPackageId('10 classes'), options: { quantity: 2 } };
    expect((await catchRefusal(addToCart(setup.store, caller, { items: [many] }))).status).toBe(422);
  });
});
