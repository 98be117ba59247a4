import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookings } from '../../store/schema/bookings.ts';
import { creditEntries, outbox } from '../../store/schema/people.ts';
import { createClass } from '../../testing/a-class.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment } from '../../testing/joining-customer.ts';
import { createCardSteps } from '../../testing/paying-by-card.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { createWaitingListSteps } from '../../testing/waiting.ts';
import { setCredit } from '../basket/index.ts';
import type { Caller } from '../common/types.ts';
import { getAccountPayments } from '../held-memberships/index.ts';
import { findCustomerById, findOutstandingPenalties } from '../people/index.ts';
import {
  cancelBooking,
  cancelSessionForAll,
  listBookings,
  previewCancellation,
  readBooking,
} from './account-bookings.ts';

/** The minutes after 10:00 today at which free cancellation ends: the class is tomorrow at 12:00. */
const FREE_UNTIL = 24 * 60;
const setup = createBasketStore();
const { createCaller, addSessions, countPlacesTaken, setMinutes } = setup;
const { joinList, describeEntry } = createWaitingListSteps(() => setup);
let cards: FakeCards;

beforeEach(() => {
  cards = createFakeCards();
});

const { finishPayment } = createCardSteps(() => ({ store: setup.store, cards }));

async function bookSessions(caller: Caller, ...sessionIds: string[]): Promise<string> {
  await addSessions(caller, ...sessionIds);
  const { transactionUuid } = await authorisePayment(setup.store, cards, caller);
  await finishPayment(caller, transactionUuid);
  const { items } = await listUpcoming(caller);
  return items[0]?.record.id ?? '';
}

const listUpcoming = (caller: Caller) => listBookings(setup.store, caller, { when: 'upcoming' });
const listPast = (caller: Caller) => listBookings(setup.store, caller, { when: 'past' });
const readCredit = (caller: Caller) =>
  setup.store.read(async (db) => (await findCustomerById(db, setup.store, caller.userId)).creditBalance);
const listOwed = (caller: Caller) =>
  setup.store.read((db) => findOutstandingPenalties(db, setup.store, caller.userId));
const cancelAsPreviewed = async (caller: Caller, id: string) =>
  cancelBooking(setup.store, caller, {
    id,
    expected: (await previewCancellation(setup.store, caller, id)).expected,
  });

describe('cancelling a booking', () => {
  // Proves B9.2.
  test('a booking can be cancelled free of charge up to the stated moment: the price is refunded as credit, the place is free, and an e-mail says so', async () => {
    const yoga = await createClass(setup.store, 1);
    const [caller, otherCaller] = [await createCaller(), await createCaller()];
    const id = await bookSessions(caller, yoga);
    setMinutes(FREE_UNTIL);
    expect(await cancelAsPreviewed(caller, id)).toMatchObject({ state: 'cancelled', cancel: null });
    expect([await readCredit(caller), await listOwed(caller)]).toEqual([750, []]);
    expect(await countPlacesTaken(yoga)).toBe(0);
    await addSessions(otherCaller, yoga);
    expect((await listUpcoming(caller)).items).toEqual([]);
    expect((await listPast(caller)).items).toMatchObject([{ record: { id, ending: { refund: 750 } } }]);
    const { email } = await setup.store.read((db) => findCustomerById(db, setup.store, caller.userId));
    const sentMails = await setup.store.read((db) =>
      db.select().from(outbox).where(eq(outbox.recipient, email)),
    );
    expect(sentMails.map(({ subject }) => subject)).toContain('Your booking has been cancelled');
  });

  test('money that was paid in addition to a use is refunded as credit, and the use is returned', async () => {
    const caller = await createCaller();
    const id = await bookSessions(caller, await createClass(setup.store, 1));
    const uses = { key: 'free-classes', total: 2, frequency: null, isPersonal: false };
    const reduction = { kind: 'benefit' as const, id: 'free-classes', name: 'Free classes', uses };
    await setup.store.write(async (tx) => {
      const [row] = await tx.select().from(bookings).where(eq(bookings.id, id));
      if (row)
        await tx
          .update(bookings)
          .set({ detail: { ...row.detail, reduction } })
          .where(eq(bookings.id, id));
    });
    expect(await previewCancellation(setup.store, caller, id)).toMatchObject({
      sentence:
        'We’ll put the visit back on your Free classes, and you’ll get a refund of £7.50, as credit on your account.',
      refundTo: 'benefit',
    });
    await cancelAsPreviewed(caller, id);
    expect(await readCredit(caller)).toBe(750);
  });

  // Proves B9.2.
  test('a second later cancelling costs the fee, which is deducted from the refund', async () => {
    const caller = await createCaller();
    const id = await bookSessions(caller, await createClass(setup.store, 1));
    setMinutes(FREE_UNTIL + 1 / 60);
    await cancelAsPreviewed(caller, id);
    expect([await readCredit(caller), await listOwed(caller)]).toEqual([450, []]);
  });

  // Proves B9.4.
  test('cancelling a free place late costs a fee, which is listed among the payments', async () => {
    const caller = await createCaller();
    const id = await bookSessions(caller, await createClass(setup.store, 1));
    await setup.store.write((tx) => tx.update(bookings).set({ pricePaid: 0 }).where(eq(bookings.id, id)));
    setMinutes(FREE_UNTIL + 1 / 60);
    await cancelAsPreviewed(caller, id);
    const { outstandingPenalties } = await getAccountPayments(setup.store, caller, undefined);
    expect(outstandingPenalties).toMatchObject([
      { name: expect.stringMatching(/^Late cancellation: /), amount: 300 },
    ]);
  });

  // Proves B6.9.
  test('a cancelled place is offered to the first person on the waiting list, and the credit pays for the next basket', async () => {
    const [yoga, caller] = [await createClass(setup.store, 1), await createCaller()];
    const id = await bookSessions(caller, yoga);
    const first = await joinList(yoga);
    await cancelAsPreviewed(caller, id);
    expect(await describeEntry(first)).toBe('offered');
    await addSessions(caller, await createClass(setup.store, 1));
    const { totals } = await setCredit(setup.store, caller, { kind: 'general', amount: 750 });
    expect(totals).toMatchObject({ total: 750, balance: 0 });
  });

  // Proves B9.3.
  test('a cancellation whose outcome has changed since it was shown is refused and changes nothing', async () => {
    const yoga = await createClass(setup.store, 1);
    const caller = await createCaller();
    const id = await bookSessions(caller, yoga);
    const { expected } = await previewCancellation(setup.store, caller, id);
    setMinutes(FREE_UNTIL + 1);
    expect(await catchRefusal(cancelBooking(setup.store, caller, { id, expected }))).toMatchObject({
      status: 422,
      errors: { expected: ['The cost of cancelling has changed. Please check it again.'] },
    });
    expect([await readCredit(caller), await countPlacesTaken(yoga)]).toEqual([0, 1]);
    expect(await readBooking(setup.store, caller, id)).toMatchObject({ state: 'booked' });
  });

  test('cancelling a booking twice refunds it once', async () => {
    const caller = await createCaller();
    const id = await bookSessions(caller, await createClass(setup.store, 1));
    const { expected } = await previewCancellation(setup.store, caller, id);
    await Promise.all([1, 2].map(() => cancelBooking(setup.store, caller, { id, expected })));
    expect(await readCredit(caller)).toBe(750);
    const entries = await setup.store.read((db) =>
      db.select().from(creditEntries).where(eq(creditEntries.customerId, caller.userId)),
    );
    expect(entries).toMatchObject([{ amount: 750, label: 'Cancelled: Yoga, Wed 25 Nov' }]);
  });

  test('a session that has begun cannot be cancelled', async () => {
    const caller = await createCaller();
    const id = await bookSessions(caller, await createClass(setup.store, 1));
    setMinutes(26 * 60);
    expect(await catchRefusal(previewCancellation(setup.store, caller, id))).toMatchObject({
      status: 422,
    });
    expect(await catchRefusal(cancelBooking(setup.store, caller, { id, expected: 'x' }))).toMatchObject({
      status: 422,
      errors: null,
    });
  });

  test("another customer's booking is not found", async () => {
    const [caller, otherCaller] = [await createCaller(), await createCaller()];
    const id = await bookSessions(caller, await createClass(setup.store, 1));
    for (const call of [
      () => readBooking(setup.store, otherCaller, id),
      () => previewCancellation(setup.store, otherCaller, id),
      () => cancelBooking(setup.store, otherCaller, { id, expected: 'x' }),
    ])
      expect(await catchRefusal(call())).toMatchObject({ status: 404 });
  });

  // Proves B9.9.
  test('a centre that cancels a session refunds everybody in full, even late', async () => {
    const yoga = await createClass(setup.store, 2);
    const [caller, otherCaller] = [await createCaller(), await createCaller()];
    const id = await bookSessions(caller, yoga);
    await bookSessions(otherCaller, yoga);
    setMinutes(FREE_UNTIL + 60);
    await cancelSessionForAll(setup.store, yoga, 'The leader is ill.');
    expect([await readCredit(caller), await readCredit(otherCaller)]).toEqual([750, 750]);
    expect((await listUpcoming(caller)).items).toMatchObject([
      { state: 'cancelled_by_centre', record: { id, ending: { reason: 'The leader is ill.', fee: 0 } } },
    ]);
    const days = (count: number) => FREE_UNTIL + 60 + count * 24 * 60;
    setMinutes(days(14) - 1);
    expect([(await listUpcoming(caller)).items.length, (await listPast(caller)).items.length]).toEqual([
      1, 0,
    ]);
    setMinutes(days(14));
    expect([(await listUpcoming(caller)).items.length, (await listPast(caller)).items.length]).toEqual([
      0, 1,
    ]);
  });
});

describe('the list of bookings', () => {
  test('the list of bookings has the next upcoming ones first and the latest past ones first, a page at a time', async () => {
    const startTimes = ['13:00', '12:00', '14:00'];
    const caller = await createCaller();
    for (const localStart of startTimes)
      await bookSessions(caller, await createClass(setup.store, 5, { localStart }));
    const listStarts = (list: Awaited<ReturnType<typeof listUpcoming>>) =>
      list.items.map(({ record }) => record.detail.localStart);
    const first = await listBookings(setup.store, caller, { when: 'upcoming', limit: 2 });
    expect(listStarts(first)).toEqual(['12:00', '13:00']);
    const nextPageRequest = { when: 'upcoming', limit: 2, cursor: first.nextCursor ?? '' };
    const secondPage = await listBookings(setup.store, caller, nextPageRequest);
    expect([listStarts(secondPage), secondPage.nextCursor]).toEqual([['14:00'], null]);
    setMinutes(48 * 60);
    expect(listStarts(await listPast(caller))).toEqual(['14:00', '13:00', '12:00']);
    expect((await listPast(caller)).items.map(({ state }) => state)).toEqual(Array(3).fill('attended'));
  });

  test('the list of bookings refuses an unknown cursor', async () => {
    const caller = await createCaller();
    const query = { when: 'past', cursor: 'nonsense' };
    expect(
      await catchRefusal(Promise.resolve().then(() => listBookings(setup.store, caller, query))),
    ).toMatchObject({ errors: { cursor: ['This page is unknown.'] } });
  });
});
