import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookings } from '../../store/schema/bookings.ts';
import { createClass } from '../../testing/a-class.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment } from '../../testing/joining-customer.ts';
import { createCardSteps } from '../../testing/paying-by-card.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import { addToCart, getCart } from '../basket/index.ts';
import type { Caller } from '../common/types.ts';
import { getAccountPayments } from '../held-memberships/index.ts';
import { waivePenalty } from '../people/index.ts';
import { findBooking } from '../sessions/index.ts';
import { cancelBooking, listBookings, previewCancellation, readBooking } from './account-bookings.ts';
import { markBookingMissed } from './records/end-booking.ts';

/** The minutes after 10:00 today at which tomorrow's class at 12:00 is over, and at which cancelling it is late. */
const [CLASS_OVER_MINUTES, LATE_MINUTES] = [27 * 60, 25 * 60];
const DAY_MINUTES = 24 * 60;
const setup = createBasketStore();
const { createCaller, addSessions, setMinutes } = setup;
let cards: FakeCards;
beforeEach(() => {
  cards = createFakeCards();
});
const { finishPayment } = createCardSteps(() => ({ store: setup.store, cards }));

/** Books a class and sets what was paid for it, in pence. */
async function bookClass(pricePaid = 0) {
  const { store } = setup;
  const caller = await createCaller();
  await addSessions(caller, await createClass(store, 1));
  const { transactionUuid } = await authorisePayment(store, cards, caller);
  await finishPayment(caller, transactionUuid);
  const { items } = await listBookings(store, caller, { when: 'upcoming' });
  const id = items[0]?.record.id ?? '';
  await store.write((tx) => tx.update(bookings).set({ pricePaid }).where(eq(bookings.id, id)));
  return { caller, id };
}

async function bookAndMissClass(pricePaid = 0) {
  const { store } = setup;
  const { caller, id } = await bookClass(pricePaid);
  setMinutes(CLASS_OVER_MINUTES);
  await store.write(async (tx) => {
    const record = await findBooking(tx, store, caller.userId, id);
    if (record) await markBookingMissed(tx, store, record);
  });
  return { caller, id };
}

const readCharge = async (caller: Caller, id: string) => (await readBooking(setup.store, caller, id)).charge;
const payments = (caller: Caller) => getAccountPayments(setup.store, caller, undefined);
const waiveCharge = (id: string) => setup.store.write((tx) => waivePenalty(tx, setup.store, id));
const addToBasket = (caller: Caller, id: string) =>
  addToCart(setup.store, caller, { items: [{ id, type: 'penalty', options: {} }] });

describe('a missed booking', () => {
  // Proves B9.4.
  test('a missed booking costs the fee, which is listed among the payments until it is paid', async () => {
    const { caller, id } = await bookAndMissClass();
    expect((await readBooking(setup.store, caller, id)).state).toBe('missed');
    const charge = await readCharge(caller, id);
    expect(charge).toMatchObject({ amount: 300, orderId: null, name: 'Missed: Yoga, Wed 25 Nov' });
    expect((await payments(caller)).outstandingPenalties).toMatchObject([{ id: charge?.id, amount: 300 }]);
    await addToBasket(caller, charge?.id ?? '');
    const { transactionUuid } = await authorisePayment(setup.store, cards, caller);
    await finishPayment(caller, transactionUuid);
    expect(await readCharge(caller, id)).toMatchObject({ orderId: expect.any(String) });
    expect((await payments(caller)).outstandingPenalties).toEqual([]);
  });

  test('a missed booking whose price is at least the fee costs nothing extra', async () => {
    const { caller, id } = await bookAndMissClass(750);
    expect((await readBooking(setup.store, caller, id)).state).toBe('missed');
    expect(await readCharge(caller, id)).toBeNull();
  });

  test('a booking that was missed or cancelled late shows the charge', async () => {
    const { caller, id } = await bookClass();
    setMinutes(LATE_MINUTES);
    const { expected } = await previewCancellation(setup.store, caller, id);
    expect((await cancelBooking(setup.store, caller, { id, expected })).charge).toMatchObject({
      amount: 300,
    });
  });
});

describe('a charge that is waived', () => {
  // Proves B9.4.
  test('a waived charge is no longer owed and is shown for 30 days', async () => {
    const { caller, id } = await bookAndMissClass();
    await waiveCharge((await readCharge(caller, id))?.id ?? '');
    expect(await readCharge(caller, id)).toMatchObject({ waivedAt: expect.any(Date), orderId: null });
    expect(await payments(caller)).toMatchObject({
      outstandingPenalties: [],
      waivedPenalties: [{ amount: 300 }],
    });
    // A waived charge does not block booking.
    await addSessions(caller, await createClass(setup.store, 1));
    setMinutes(CLASS_OVER_MINUTES + 30 * DAY_MINUTES - 1);
    expect((await payments(caller)).waivedPenalties).toHaveLength(1);
    setMinutes(CLASS_OVER_MINUTES + 30 * DAY_MINUTES);
    expect((await payments(caller)).waivedPenalties).toEqual([]);
  });

  // Proves B9.4.
  test('a charge that is waived while it is in the basket costs nothing there, and the basket says so', async () => {
    const { caller, id } = await bookAndMissClass();
    const charge = await readCharge(caller, id);
    const cartBefore = await addToBasket(caller, charge?.id ?? '');
    expect(cartBefore.totals.total).toBe(300);
    await waiveCharge(charge?.id ?? '');
    const cartAfter = await getCart(setup.store, caller);
    expect(cartAfter?.totals.total).toBe(0);
    expect(cartAfter?.items).toMatchObject([{ messages: ['You no longer need to pay this.'] }]);
    expect(cartAfter?.itemHash).not.toBe(cartBefore.itemHash);
  });

  test('waiving a charge that has been paid has no effect', async () => {
    const { caller, id } = await bookAndMissClass();
    const charge = await readCharge(caller, id);
    await addToBasket(caller, charge?.id ?? '');
    const { transactionUuid } = await authorisePayment(setup.store, cards, caller);
    await finishPayment(caller, transactionUuid);
    await waiveCharge(charge?.id ?? '');
    expect(await readCharge(caller, id)).toMatchObject({ waivedAt: null });
    expect((await payments(caller)).waivedPenalties).toEqual([]);
  });
});
