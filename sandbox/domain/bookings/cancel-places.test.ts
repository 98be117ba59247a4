import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { demoId } from '../../seed/demo-ids.ts';
import { outbox } from '../../store/schema/people.ts';
import { createClass } from '../../testing/a-class.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment } from '../../testing/joining-customer.ts';
import { createCardSteps } from '../../testing/paying-by-card.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { addToCart } from '../basket/index.ts';
import type { Caller } from '../common/types.ts';
import { findCustomerById } from '../people/index.ts';
import { cancelBooking, listBookings, previewCancellation, readBooking } from './account-bookings.ts';

const setup = createBasketStore();
const { createCaller, countPlacesTaken, setMinutes } = setup;
let cards: FakeCards;
beforeEach(() => {
  cards = createFakeCards();
});
const { finishPayment } = createCardSteps(() => ({ store: setup.store, cards }));

async function bookThreePlaces(caller: Caller) {
  const swim = await createClass(setup.store, 5, {
    activityId: demoId('activity:Swimming'),
    priceKey: 'swim',
  });
  await addToCart(setup.store, caller, {
    items: [{ id: swim, type: 'activity', options: { quantity: 3 } }],
  });
  const { transactionUuid } = await authorisePayment(setup.store, cards, caller);
  await finishPayment(caller, transactionUuid);
  const [booking] = (await listBookings(setup.store, caller, { when: 'upcoming' })).items;
  const { id = '', pricePaid = 0 } = booking?.record ?? {};
  return { swim, id, pricePaid };
}
const readCredit = (caller: Caller) =>
  setup.store.read(async (db) => (await findCustomerById(db, setup.store, caller.userId)).creditBalance);

test('one of three places can be cancelled for its share of the price; the others stay booked, and an email says so', async () => {
  const caller = await createCaller();
  const { swim, id, pricePaid } = await bookThreePlaces(caller);
  const { expected, refund } = await previewCancellation(setup.store, caller, id, false, 1);
  expect(refund).toBe(pricePaid / 3);
  const remainingBooking = await cancelBooking(setup.store, caller, { id, expected, placeCount: 1 });
  expect(remainingBooking).toMatchObject({
    state: 'booked',
    record: { quantity: 2, pricePaid: (pricePaid / 3) * 2 },
  });
  expect(await countPlacesTaken(swim)).toBe(2);
  expect(await readCredit(caller)).toBe(pricePaid / 3);
  const { email } = await setup.store.read((db) => findCustomerById(db, setup.store, caller.userId));
  const sentMails = await setup.store.read((db) =>
    db.select().from(outbox).where(eq(outbox.recipient, email)),
  );
  expect(sentMails.at(-1)?.body).toMatch(
    /, 1 space of .+ at 12:00: cancelled\. .+ 2 spaces are still booked\.$/,
  );
});

test('the same places are cancelled once, even by two requests at the same time', async () => {
  const caller = await createCaller();
  const { swim, id, pricePaid } = await bookThreePlaces(caller);
  const { expected } = await previewCancellation(setup.store, caller, id, false, 1);
  const twice = [1, 2].map(() => cancelBooking(setup.store, caller, { id, expected, placeCount: 1 }));
  const outcomes = await Promise.allSettled(twice);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await countPlacesTaken(swim)).toBe(2);
  expect(await readCredit(caller)).toBe(pricePaid / 3);
  // The remaining places are cancelled as a whole.
  const remainingPreview = await previewCancellation(setup.store, caller, id);
  await cancelBooking(setup.store, caller, { id, expected: remainingPreview.expected });
  expect([await countPlacesTaken(swim), await readCredit(caller)]).toEqual([0, pricePaid]);
});

test('some of the places cannot be cancelled once free cancellation has ended, nor more places than there are', async () => {
  const caller = await createCaller();
  const { id } = await bookThreePlaces(caller);
  const catchCancelRefusal = (places: number) =>
    catchRefusal(previewCancellation(setup.store, caller, id, false, places));
  expect(await catchCancelRefusal(4)).toMatchObject({
    status: 422,
    errors: { places: [expect.any(String)] },
  });
  setMinutes(25 * 60);
  expect(await catchCancelRefusal(1)).toMatchObject({
    status: 422,
    errors: { places: [expect.any(String)] },
  });
  expect(await readBooking(setup.store, caller, id)).toMatchObject({ record: { quantity: 3 } });
});
