import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { demoId } from '../../seed/demo-ids.ts';
import { venueClosures } from '../../store/schema/activities.ts';
import { campDays } from '../../store/schema/camps.ts';
import { createCamp, createChild, type TestCamp, toCampItem } from '../../testing/a-camp.ts';
import { createFakeCards } from '../../testing/fake-cards.ts';
import { createCardSteps } from '../../testing/paying-by-card.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { getCampAtVenue } from '../bookings/index.ts';
import type { Caller } from '../common/types.ts';
import { addToCart, extendHold, removeFromCart, updateCartItem } from './cart.ts';

const setup = createBasketStore();
const { createCaller, setMinutes, countPlacesTaken } = setup;
const cards = createFakeCards();
const { authoriseCart } = createCardSteps(() => ({ store: setup.store, cards }));

const VENUE = 'ardwick-fields-leisure-centre';

type Days = Parameters<typeof toCampItem>[2];
const WHOLE_WEEK: Days = [0, 1, 2, 3, 4].map((day) => [day, 'full'] as const);

async function createParent() {
  const caller = await createCaller();
  const leo = await createChild(setup.store, caller, 'Leo', 6);
  return { caller, leo, mia: await createChild(setup.store, caller, 'Mia', 9) };
}

const addCampDays = (caller: Caller, ...items: ReturnType<typeof toCampItem>[]) =>
  addToCart(setup.store, caller, { items });

const countTakenHalves = async ({ dayIds }: TestCamp, day: number) => [
  await countPlacesTaken(`${dayIds[day]}:am`),
  await countPlacesTaken(`${dayIds[day]}:pm`),
];

describe('days of a camp in the basket', () => {
  test('camp days in the basket hold the half days that they need', async () => {
    const camp = await createCamp(setup.store, 2);
    const { caller, leo } = await createParent();
    const cart = await addCampDays(
      caller,
      toCampItem(camp, leo, [
        [0, 'full'],
        [1, 'morning'],
      ]),
    );
    expect([
      await countTakenHalves(camp, 0),
      await countTakenHalves(camp, 1),
      await countTakenHalves(camp, 2),
    ]).toEqual([
      [1, 1],
      [1, 0],
      [0, 0],
    ]);
    expect(cart.items).toMatchObject([
      {
        type: 'camp',
        price: 4400,
        place: {
          hold: { state: 'held' },
          attendee: { name: 'Leo Test' },
          localDate: '2026-12-07',
          days: [
            { label: 'Full day', localDate: '2026-12-07', localStart: '08:30', localEnd: '17:30' },
            { label: 'Morning', localDate: '2026-12-08', localEnd: '12:45' },
          ],
        },
      },
    ]);
  });

  test('a full day needs both half days, and a half day only its own', async () => {
    const camp = await createCamp(setup.store, 1);
    const [firstParent, secondParent] = [await createParent(), await createParent()];
    await addCampDays(firstParent.caller, toCampItem(camp, firstParent.leo, [[2, 'morning']]));
    const refusal = await catchRefusal(
      addCampDays(
        secondParent.caller,
        toCampItem(camp, secondParent.leo, [
          [1, 'full'],
          [2, 'full'],
        ]),
      ),
    );
    expect(refusal).toMatchObject({
      status: 422,
      errors: { 'items.0.days.1': ['9 December 2026 is full.'] },
      reasons: { 'items.0': 'full' },
    });
    expect(await countTakenHalves(camp, 1)).toEqual([0, 0]);
    await addCampDays(secondParent.caller, toCampItem(camp, secondParent.leo, [[2, 'afternoon']]));
  });

  test('camp days for several children are either all added or none is', async () => {
    const camp = await createCamp(setup.store, 1);
    const { caller, leo, mia } = await createParent();
    const days: Days = [[0, 'full']];
    expect(
      await catchRefusal(addCampDays(caller, toCampItem(camp, leo, days), toCampItem(camp, mia, days))),
    ).toMatchObject({
      reasons: { 'items.1': 'full' },
    });
    expect(await countTakenHalves(camp, 0)).toEqual([0, 0]);
  });

  // Proves B7.3.
  test('five full days cost the price of the week, and the prices of the days again when one is removed', async () => {
    const camp = await createCamp(setup.store, 5);
    const { caller, leo } = await createParent();
    const cart = await addCampDays(caller, toCampItem(camp, leo, WHOLE_WEEK));
    expect(cart.items).toMatchObject([
      { price: 12_600, fullPrice: 14_000, description: 'Price of the whole week' },
    ]);
    const { options } = toCampItem(camp, leo, WHOLE_WEEK.slice(1));
    const changedCart = await updateCartItem(setup.store, caller, cart.items[0]?.id ?? '', options);
    expect(changedCart.items).toMatchObject([{ price: 11_200, fullPrice: 11_200 }]);
    expect(await countTakenHalves(camp, 0)).toEqual([0, 0]);
  });

  test('the second child gets the sibling price until the first is removed; extras cost the same', async () => {
    const camp = await createCamp(setup.store, 5);
    const { caller, leo, mia } = await createParent();
    const cart = await addCampDays(
      caller,
      toCampItem(camp, leo, [[0, 'full', 'early-drop-off']]),
      toCampItem(camp, mia, [
        [0, 'full'],
        [1, 'full'],
      ]),
    );
    expect(cart.items.map(({ price }) => price)).toEqual([2800 - 280 + 300, 5600]);
    expect(cart.items[0]).toMatchObject({ description: '10% off for a brother or sister' });
    const remainingCart = await removeFromCart(setup.store, caller, [cart.items[1]?.id ?? '']);
    expect(remainingCart.items).toMatchObject([{ price: 3100, description: null }]);
    expect(remainingCart.itemHash).not.toBe(cart.itemHash);
  });

  test('each day has its own time until which it can be cancelled free of charge', async () => {
    const camp = await createCamp(setup.store, 2);
    const { caller, leo } = await createParent();
    const cart = await addCampDays(
      caller,
      toCampItem(camp, leo, [
        [0, 'full'],
        [3, 'full'],
      ]),
    );
    const dates = cart.items[0]?.place?.days?.map(({ freeToCancel }) => freeToCancel?.date);
    expect(dates).toEqual(['2026-11-30', '2026-12-03']);
  });

  test('a refused change leaves the days as they were', async () => {
    const camp = await createCamp(setup.store, 1);
    const [firstParent, secondParent] = [await createParent(), await createParent()];
    await addCampDays(secondParent.caller, toCampItem(camp, secondParent.leo, [[4, 'full']]));
    const cart = await addCampDays(firstParent.caller, toCampItem(camp, firstParent.leo, [[0, 'full']]));
    const { options } = toCampItem(camp, firstParent.leo, [
      [1, 'full'],
      [4, 'full'],
    ]);
    const id = cart.items[0]?.id ?? '';
    expect(await catchRefusal(updateCartItem(setup.store, firstParent.caller, id, options))).toMatchObject({
      status: 422,
      errors: { 'days.1': ['11 December 2026 is full.'] },
    });
    expect([await countTakenHalves(camp, 0), await countTakenHalves(camp, 1)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  // Proves B7.4.
  test('lapsed camp days can be held again, and all are lost if one of them is full', async () => {
    const camp = await createCamp(setup.store, 1);
    const [firstParent, secondParent] = [await createParent(), await createParent()];
    await addCampDays(
      firstParent.caller,
      toCampItem(camp, firstParent.leo, [
        [0, 'full'],
        [1, 'full'],
      ]),
    );
    setMinutes(15);
    expect(await setup.listHoldStates(firstParent.caller)).toEqual(['lapsed']);
    await extendHold(setup.store, firstParent.caller);
    expect(await setup.listHoldStates(firstParent.caller)).toEqual(['held']);
    setMinutes(30);
    await addCampDays(secondParent.caller, toCampItem(camp, secondParent.leo, [[1, 'afternoon']]));
    expect(await setup.listHoldStates(firstParent.caller)).toEqual(['lost']);
    await extendHold(setup.store, firstParent.caller);
    expect(await countTakenHalves(camp, 0)).toEqual([0, 0]);
  });

  test('a day on which the centre is closed cannot be sold, nor one whose closure is announced while it is in a basket', async () => {
    const camp = await createCamp(setup.store, 5);
    const { caller, leo, mia } = await createParent();
    await addCampDays(caller, toCampItem(camp, leo, [[1, 'full']]));
    const { operatorId } = setup.store;
    const closure = { firstDay: '2026-12-08', lastDay: '2026-12-08', reason: 'Staff training.' };
    const id = randomUUID();
    await setup.store.write((tx) =>
      tx.insert(venueClosures).values({ id, operatorId, venueId: demoId(`venue:${VENUE}`), ...closure }),
    );
    expect(await setup.listHoldStates(caller)).toEqual(['lost']);
    expect(await catchRefusal(addCampDays(caller, toCampItem(camp, mia, [[1, 'morning']])))).toMatchObject({
      message: '8 December 2026 has been cancelled: Staff training.',
    });
    await addCampDays(caller, toCampItem(camp, mia, [[2, 'morning']]));
    const campView = await getCampAtVenue(setup.store, null, { venue: VENUE, campSlug: camp.slug });
    expect(campView.camp.days.map(({ cancelledReason }) => cancelledReason)).toEqual([
      null,
      'Staff training.',
      null,
      null,
      null,
    ]);
    await setup.store.write((tx) => tx.delete(venueClosures).where(eq(venueClosures.id, id)));
  });

  test('a cancelled day makes the whole item lost, even though its places are still held', async () => {
    const camp = await createCamp(setup.store, 5);
    const { caller, leo } = await createParent();
    await addCampDays(caller, toCampItem(camp, leo, [[0, 'full']]));
    await setup.store.write((tx) =>
      tx
        .update(campDays)
        .set({ cancelledReason: 'The hall is flooded.' })
        .where(eq(campDays.id, camp.dayIds[0] ?? '')),
    );
    expect(await setup.listHoldStates(caller)).toEqual(['lost']);
    expect(await catchRefusal(authoriseCart(caller))).toMatchObject({
      reasons: { 'items.0': 'closed' },
      message: expect.stringMatching(/^Mon,? 7 Dec has been cancelled: The hall is flooded.$/),
    });
  });
});
