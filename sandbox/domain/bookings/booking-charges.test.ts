import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookings } from '../../store/schema/bookings.ts';
import { aClass } from '../../testing/a-class.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment } from '../../testing/joining-customer.ts';
import { createPayingByCard } from '../../testing/paying-by-card.ts';
import { createBasketPlaces } from '../../testing/places-in-baskets.ts';
import { addToCart, getCart } from '../basket/index.ts';
import type { Caller } from '../common/types.ts';
import { getAccountPayments } from '../held-memberships/index.ts';
import { waivePenalty } from '../people/index.ts';
import { findBooking } from '../sessions/index.ts';
import { cancelBooking, listBookings, previewCancellation, readBooking } from './account-bookings.ts';
import { markBookingMissed } from './records/end-booking.ts';

/** The minutes after 10:00 today at which tomorrow's class at 12:00 is over, and at which cancelling it is late. */
const [OVER, LATE] = [27 * 60, 25 * 60];
const DAY = 24 * 60;
const world = createBasketPlaces();
const { createCaller, add, setMinutes } = world;
let cards: FakeCards;
beforeEach(() => {
  cards = createFakeCards();
});
const { finish } = createPayingByCard(() => ({ store: world.store, cards }));

/** Books a class and sets what was paid for it, in pence. */
async function bookClass(pricePaid = 0) {
  const { store } = world;
  const caller = await createCaller();
  await add(caller, await aClass(store, 1));
  const { transactionUuid } = await authorisePayment(store, cards, caller);
  await finish(caller, transactionUuid);
  const { items } = await listBookings(store, caller, { when: 'upcoming' });
  const id = items[0]?.record.id ?? '';
  await store.write((tx) => tx.update(bookings).set({ pricePaid }).where(eq(bookings.id, id)));
  return { caller, id };
}

async function missClass(pricePaid = 0) {
  const { store } = world;
  const { caller, id } = await bookClass(pricePaid);
  setMinutes(OVER);
  await store.write(async (tx) => {
    const record = await findBooking(tx, store, caller.userId, id);
    if (record) await markBookingMissed(tx, store, record);
  });
  return { caller, id };
}

const chargeOf = async (caller: Caller, id: string) => (await readBooking(world.store, caller, id)).charge;
const payments = (caller: Caller) => getAccountPayments(world.store, caller, undefined);
const waive = (id: string) => world.store.write((tx) => waivePenalty(tx, world.store, id));
const addToBasket = (caller: Caller, id: string) =>
  addToCart(world.store, caller, { items: [{ id, type: 'penalty', options: {} }] });

describe('a missed booking', () => {
  // Proves B9.4.
  test('a missed booking costs the fee, which is listed among the payments until it is paid', async () => {
    const { caller, id } = await missClass();
    expect((await readBooking(world.store, caller, id)).state).toBe('missed');
    const charge = await chargeOf(caller, id);
    expect(charge).toMatchObject({ amount: 300, orderId: null, name: 'Missed: Yoga, Wed 25 Nov' });
    expect((await payments(caller)).outstandingPenalties).toMatchObject([{ id: charge?.id, amount: 300 }]);
    await addToBasket(caller, charge?.id ?? '');
    const { transactionUuid } = await authorisePayment(world.store, cards, caller);
    await finish(caller, transactionUuid);
    expect(await chargeOf(caller, id)).toMatchObject({ orderId: expect.any(String) });
    expect((await payments(caller)).outstandingPenalties).toEqual([]);
  });

  test('a missed booking whose price is at least the fee costs nothing extra', async () => {
    const { caller, id } = await missClass(750);
    expect((await readBooking(world.store, caller, id)).state).toBe('missed');
    expect(await chargeOf(caller, id)).toBeNull();
  });

  test('a booking that was missed or cancelled late shows the charge', async () => {
    const { caller, id } = await bookClass();
    setMinutes(LATE);
    const { expected } = await previewCancellation(world.store, caller, id);
    expect((await cancelBooking(world.store, caller, { id, expected })).charge).toMatchObject({
      amount: 300,
    });
  });
});

describe('a charge that is waived', () => {
  // Proves B9.4.
  test('a waived charge is no longer owed and is shown for 30 days', async () => {
    const { caller, id } = await missClass();
    await waive((await chargeOf(caller, id))?.id ?? '');
    expect(await chargeOf(caller, id)).toMatchObject({ waivedAt: expect.any(Date), orderId: null });
    expect(await payments(caller)).toMatchObject({
      outstandingPenalties: [],
      waivedPenalties: [{ amount: 300 }],
    });
    // A waived charge does not block booking.
    await add(caller, await aClass(world.store, 1));
    setMinutes(OVER + 30 * DAY - 1);
    expect((await payments(caller)).waivedPenalties).toHaveLength(1);
    setMinutes(OVER + 30 * DAY);
    expect((await payments(caller)).waivedPenalties).toEqual([]);
  });

  // Proves B9.4.
  test('a charge that is waived while it is in the basket costs nothing there, and the basket says so', async () => {
    const { caller, id } = await missClass();
    const charge = await chargeOf(caller, id);
    const before = await addToBasket(caller, charge?.id ?? '');
    expect(before.totals.total).toBe(300);
    await waive(charge?.id ?? '');
    const after = await getCart(world.store, caller);
    expect(after?.totals.total).toBe(0);
    expect(after?.items).toMatchObject([{ messages: ['You no longer need to pay this.'] }]);
    expect(after?.itemHash).not.toBe(before.itemHash);
  });

  test('waiving a charge that has been paid has no effect', async () => {
    const { caller, id } = await missClass();
    const charge = await chargeOf(caller, id);
    await addToBasket(caller, charge?.id ?? '');
    const { transactionUuid } = await authorisePayment(world.store, cards, caller);
    await finish(caller, transactionUuid);
    await waive(charge?.id ?? '');
    expect(await chargeOf(caller, id)).toMatchObject({ waivedAt: null });
    expect((await payments(caller)).waivedPenalties).toEqual([]);
  });
});
