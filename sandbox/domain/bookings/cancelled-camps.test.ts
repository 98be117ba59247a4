import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { outbox } from '../../store/schema/people.ts';
import { createCamp, toCampItem } from '../../testing/a-camp.ts';
import { createCampListSteps } from '../../testing/camp-lists.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment } from '../../testing/joining-customer.ts';
import { createCardSteps } from '../../testing/paying-by-card.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import type { Caller } from '../common/types.ts';
import { findCustomerById } from '../people/index.ts';
import { readWaitingEntry } from '../waiting-list/index.ts';
import { cancelBooking, listBookings, previewCancellation, readBooking } from './account-bookings.ts';

/** The minutes after 10:00 on 24 November at which the second day of the camp, 15 December, has begun. */
const SECOND_DAY = 21 * 24 * 60 + 60;
const setup = createBasketStore();
const { setMinutes } = setup;
let cards: FakeCards;
beforeEach(() => {
  cards = createFakeCards();
});
const { finishPayment } = createCardSteps(() => ({ store: setup.store, cards }));
const { createParent, addItems, joinAsParent } = createCampListSteps(() => setup);

const THREE_DAYS = [
  [0, 'full'],
  [1, 'full'],
  [2, 'full'],
] as const;

/** Books, in one order, three days of a camp for Leo and a day of another camp for Mia. Each day has one place. */
async function bookCamps() {
  const { store } = setup;
  const [camp, otherCamp] = [
    await createCamp(store, 1, { monday: '2026-12-14', waitingList: 5 }),
    await createCamp(store, 1, { monday: '2026-12-14' }),
  ];
  const parent = await createParent();
  await addItems(
    parent.caller,
    toCampItem(camp, parent.leo, THREE_DAYS),
    toCampItem(otherCamp, parent.mia, [[0, 'full']]),
  );
  const { transactionUuid } = await authorisePayment(store, cards, parent.caller);
  await finishPayment(parent.caller, transactionUuid);
  const { items } = await listBookings(store, parent.caller, { when: 'upcoming' });
  const ids = items.flatMap(({ record }) => (record.attendeeId === parent.leo ? [record.id] : []));
  return { camp, parent, ids, id: ids[0] ?? '' };
}

test('cancelling a day of a discounted week explains that its share is refunded, a day at full price does not', async () => {
  const { store } = setup;
  const camp = await createCamp(store, 2, { monday: '2026-12-14' });
  const parent = await createParent();
  const week = [0, 1, 2, 3, 4].map((day) => [day, 'full'] as const);
  await addItems(parent.caller, toCampItem(camp, parent.leo, week));
  const { transactionUuid } = await authorisePayment(store, cards, parent.caller);
  await finishPayment(parent.caller, transactionUuid);
  const { items } = await listBookings(store, parent.caller, { when: 'upcoming' });
  const { sentence, refund } = await previewCancellation(store, parent.caller, items[0]?.record.id ?? '');
  expect(refund).toBe(2520);
  expect(sentence).toBe(
    'You’ll get a refund of £25.20, as credit on your account. That’s its share of what you paid. You keep the whole-week or sibling discount on the rest.',
  );
  const single = await bookCamps();
  const { campSlug, orderReference } = await readBooking(store, single.parent.caller, single.id);
  expect([campSlug, orderReference]).toEqual([single.camp.slug, expect.stringMatching(/^PV/)]);
  const other = await previewCancellation(store, single.parent.caller, single.id);
  expect(other.sentence).toBe('You’ll get a refund of £28.00, as credit on your account.');
});

const listBookingStates = async (caller: Caller) => {
  const bookingLists = await Promise.all(
    (['upcoming', 'past'] as const).map((when) => listBookings(setup.store, caller, { when })),
  );
  return bookingLists
    .flatMap(({ items }) => items)
    .map(
      ({ record, state }) =>
        `${record.detail.attendee?.name.split(' ')[0]} ${record.detail.localDate} ${state}`,
    )
    .sort();
};
const readCredit = ({ userId }: Caller) =>
  setup.store.read(async (db) => (await findCustomerById(db, setup.store, userId)).creditBalance);

describe('cancelling a whole camp', () => {
  // Proves B9.5.
  test('cancelling a camp ends all days of one child and no other item, and sends one e-mail', async () => {
    const { store } = setup;
    const { camp, parent, id } = await bookCamps();
    const { caller } = parent;
    expect(await readBooking(store, caller, id)).toMatchObject({ wholeDays: 3 });
    const entry = await joinAsParent(camp, await createParent(), [[1, 'full']]);
    const { expected, sentence } = await previewCancellation(store, caller, id, true);
    expect(sentence).toBe('You’ll get a refund of £84.00 for 3 days, as credit on your account.');
    const cancelledBooking = await cancelBooking(store, caller, { id, expected, isWholeCamp: true });
    expect(cancelledBooking).toMatchObject({ state: 'cancelled', wholeDays: null });
    expect(cancelledBooking.dates?.map(({ isCancelled }) => isCancelled)).toEqual([true, true, true]);
    expect(await listBookingStates(caller)).toEqual([
      'Leo 2026-12-14 cancelled',
      'Leo 2026-12-15 cancelled',
      'Leo 2026-12-16 cancelled',
      'Mia 2026-12-14 booked',
    ]);
    expect(await readCredit(caller)).toBe(8400);
    expect(await readWaitingEntry(store, entry.caller, entry.id)).toMatchObject({ status: 'offered' });
    const { email } = await store.read((db) => findCustomerById(db, store, caller.userId));
    const sentMails = await store.read((db) => db.select().from(outbox).where(eq(outbox.recipient, email)));
    expect(sentMails.filter(({ subject }) => subject.includes('cancelled'))).toMatchObject([
      {
        subject: 'Your bookings have been cancelled',
        body: expect.stringContaining(
          'Camp, Mon 14 Dec at 08:30; Camp, Tue 15 Dec at 08:30; Camp, Wed 16 Dec',
        ),
      },
    ]);
  });

  // Proves B9.5.
  test('cancelling a camp whose outcome has changed since it was shown is refused, and nothing is cancelled', async () => {
    const { store } = setup;
    const { parent, ids, id } = await bookCamps();
    const { caller } = parent;
    const { expected } = await previewCancellation(store, caller, id, true);
    const single = await previewCancellation(store, caller, ids[2] ?? '');
    await cancelBooking(store, caller, { id: ids[2] ?? '', expected: single.expected });
    expect(
      await catchRefusal(cancelBooking(store, caller, { id, expected, isWholeCamp: true })),
    ).toMatchObject({
      status: 422,
      errors: { expected: ['The cost of cancelling has changed. Please check it again.'] },
    });
    expect((await listBookingStates(caller)).filter((state) => state.endsWith('booked'))).toHaveLength(3);
  });

  test('cancelling a camp again changes nothing', async () => {
    const { store } = setup;
    const { parent, id } = await bookCamps();
    const { caller } = parent;
    const { expected } = await previewCancellation(store, caller, id, true);
    for (let time = 0; time < 2; time += 1)
      expect(await cancelBooking(store, caller, { id, expected, isWholeCamp: true })).toMatchObject({
        state: 'cancelled',
      });
    expect(await readCredit(caller)).toBe(8400);
  });

  test('cancelling a camp keeps the days that have begun and ends the rest, even from the page of a past day', async () => {
    const { store } = setup;
    const { parent, ids, id } = await bookCamps();
    const { caller } = parent;
    setMinutes(SECOND_DAY - 24 * 60);
    expect(await readBooking(store, caller, id)).toMatchObject({ cancel: null, wholeDays: 2 });
    const { expected } = await previewCancellation(store, caller, id, true);
    await cancelBooking(store, caller, { id, expected, isWholeCamp: true });
    expect(await listBookingStates(caller)).toMatchObject([
      expect.stringContaining('2026-12-14'),
      'Leo 2026-12-15 cancelled',
      'Leo 2026-12-16 cancelled',
      expect.stringContaining('Mia'),
    ]);
    expect(ids).toHaveLength(3);
  });

  test('another customer’s camp is not found', async () => {
    const { id } = await bookCamps();
    const stranger = await setup.createCaller();
    expect(await catchRefusal(previewCancellation(setup.store, stranger, id, true))).toMatchObject({
      status: 404,
    });
  });
});
