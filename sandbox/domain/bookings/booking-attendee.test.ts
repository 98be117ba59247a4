import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addChild } from '../../scenarios/children.ts';
import { demoId } from '../../seed/demo-ids.ts';
import { sessionPlaces } from '../../store/schema/bookings.ts';
import { outbox } from '../../store/schema/people.ts';
import { createClass } from '../../testing/a-class.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment } from '../../testing/joining-customer.ts';
import { createCardSteps } from '../../testing/paying-by-card.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { addToCart, getCartWaivers } from '../basket/index.ts';
import type { Caller } from '../common/types.ts';
import { requireOrderById } from '../payments/index.ts';
import { findCustomerById } from '../people/index.ts';
import { joinWaitingList, listWaitingEntries } from '../waiting-list/index.ts';
import { listBookings, readBooking } from './account-bookings.ts';
import { changeAttendee, listSubstitutes } from './booking-attendee.ts';

/** The minutes after 10:00 today at which free cancellation ends: the class is tomorrow at 12:00. */
const FREE_UNTIL = 24 * 60;
const FOR_CHILDREN = {
  activityId: demoId('activity:Multisports'),
  title: 'Multisports',
  age: { min: 5, max: 11 },
};
const setup = createBasketStore();
const { createCaller, setMinutes } = setup;
let cards: FakeCards;
beforeEach(() => {
  cards = createFakeCards();
});
const { authoriseCart, finishPayment } = createCardSteps(() => ({ store: setup.store, cards }));

async function createParent() {
  const { store } = setup;
  const parent = await createCaller();
  const child = (name: string, years: number) => addChild(store, parent, name, years);
  return { parent, leo: await child('Leo', 6), mia: await child('Mia', 9) };
}

async function bookForPerson(caller: Caller, sessionId: string, person: string): Promise<string> {
  const items = [{ id: sessionId, type: 'activity', purchasedForUserId: person, options: {} }];
  await addToCart(setup.store, caller, { items });
  const { transactionUuid } = await authorisePayment(setup.store, cards, caller);
  await finishPayment(caller, transactionUuid);
  const booked = await listBookings(setup.store, caller, { when: 'upcoming' });
  return booked.items.find(({ record }) => record.sessionKey === sessionId)?.record.id ?? '';
}

const listOtherNames = async (caller: Caller, id: string) =>
  Object.fromEntries(
    (await listSubstitutes(setup.store, caller, id)).map(({ name, allowed, message }) => [
      name.split(' ')[0],
      allowed || message,
    ]),
  );
const changeAttendeeTo = (caller: Caller, id: string, attendeeId: string) =>
  changeAttendee(setup.store, caller, { id, attendeeId });
const readPlacePerson = (sessionId: string) =>
  setup.store.read((db) =>
    db
      .select({ attendeeId: sessionPlaces.attendeeId, bookingId: sessionPlaces.bookingId })
      .from(sessionPlaces)
      .where(eq(sessionPlaces.sessionKey, sessionId)),
  );

describe('changing who comes to a booking', () => {
  // Proves B9.6.
  test('another person can come instead: same place, same price, same order, and an e-mail says so', async () => {
    const { store } = setup;
    const { parent, leo, mia } = await createParent();
    const sessionId = await createClass(store, 1, FOR_CHILDREN);
    const id = await bookForPerson(parent, sessionId, leo);
    const bookingBefore = await readBooking(store, parent, id);
    expect(bookingBefore.swap).toEqual({ allowed: true, message: null });
    const bookingAfter = await changeAttendeeTo(parent, id, mia);
    const { orderId, itemId, pricePaid } = bookingBefore.record;
    expect(bookingAfter.record).toMatchObject({
      ...{ id, orderId, itemId, pricePaid, attendeeId: mia },
      detail: { attendee: { id: mia, name: 'Mia Scenario' } },
    });
    expect(await readPlacePerson(sessionId)).toEqual([{ attendeeId: mia, bookingId: id }]);
    expect((await requireOrderById(store, parent, orderId)).items).toMatchObject([{ quantity: 1 }]);
    const { email } = await store.read((db) => findCustomerById(db, store, parent.userId));
    const sentMails = await store.read((db) => db.select().from(outbox).where(eq(outbox.recipient, email)));
    expect(sentMails.map(({ body }) => body)).toContainEqual(
      expect.stringContaining('your booking of Multisports, Wed 25 Nov at 12:00 is now for Mia Scenario.'),
    );
  });

  test('choosing the same person again changes nothing', async () => {
    const { parent, leo } = await createParent();
    const id = await bookForPerson(parent, await createClass(setup.store, 1, FOR_CHILDREN), leo);
    setMinutes(FREE_UNTIL + 60);
    expect((await changeAttendeeTo(parent, id, leo)).record.attendeeId).toBe(leo);
  });

  // Proves B9.6.
  test('another person can come instead until free cancellation ends, and not a second later', async () => {
    const { parent, leo, mia } = await createParent();
    const id = await bookForPerson(parent, await createClass(setup.store, 1, FOR_CHILDREN), leo);
    setMinutes(FREE_UNTIL + 1 / 60);
    const refusal = await catchRefusal(changeAttendeeTo(parent, id, mia));
    expect(refusal).toMatchObject({
      status: 422,
      message: 'You could change who’s going until Wed 25 Nov at 10:00.',
      errors: null,
    });
    expect(await catchRefusal(listSubstitutes(setup.store, parent, id))).toEqual(refusal);
    setMinutes(FREE_UNTIL);
    expect((await changeAttendeeTo(parent, id, mia)).record.attendeeId).toBe(mia);
  });

  // Proves B9.6.
  test('a person who is too old, who is booked already or who pays another price cannot come instead', async () => {
    const { parent, leo, mia } = await createParent();
    const sessionId = await createClass(setup.store, 5, FOR_CHILDREN);
    const id = await bookForPerson(parent, sessionId, leo);
    await bookForPerson(parent, sessionId, mia);
    expect(await listOtherNames(parent, id)).toEqual({
      Robin: 'This session is for people aged 5 to 11.',
      Mia: 'Already booked.',
    });
    expect(await catchRefusal(changeAttendeeTo(parent, id, mia))).toMatchObject({
      status: 422,
      errors: { attendee_id: ['Already booked.'] },
    });
    const openClassBooking = await bookForPerson(parent, await createClass(setup.store, 1), parent.userId);
    expect(await listOtherNames(parent, openClassBooking)).toMatchObject({
      Mia: 'The price for Mia is £4.20, not £7.50. Please cancel this booking and book for Mia.',
    });
  });

  test('a clash with another booking is a warning, and refused only if the operator refuses clashes', async () => {
    const { parent, leo, mia } = await createParent();
    const id = await bookForPerson(parent, await createClass(setup.store, 1, FOR_CHILDREN), leo);
    const judo = { ...FOR_CHILDREN, title: 'Judo', localStart: '12:15' };
    await bookForPerson(parent, await createClass(setup.store, 1, judo), mia);
    const [, otherPerson] = await listSubstitutes(setup.store, parent, id);
    expect(otherPerson).toMatchObject({
      id: mia,
      allowed: true,
      message: 'Mia has Judo at 12:15 at the same time.',
    });
  });

  test('a person without a signed waiver cannot come instead', async () => {
    const { parent, leo, mia } = await createParent();
    const climbing = { activityId: demoId('activity:Climbing'), title: 'Climbing', age: { min: 5, max: 15 } };
    const sessionId = await createClass(setup.store, 1, climbing);
    const items = [{ id: sessionId, type: 'activity', purchasedForUserId: leo, options: {} }];
    const cart = await addToCart(setup.store, parent, { items });
    const waivers = await getCartWaivers(setup.store, parent, cart.id);
    const answer = await authoriseCart(parent, { completedWaivers: waivers.map((waiver) => waiver.id) });
    cards.setStatus((answer.clientSecret ?? '').replace('_secret', ''), 'requires_capture');
    await finishPayment(parent, answer.transactionUuid);
    const [booking] = (await listBookings(setup.store, parent, { when: 'upcoming' })).items;
    const refusal = await catchRefusal(changeAttendeeTo(parent, booking?.record.id ?? '', mia));
    expect(refusal.message).toMatch(/^You haven’t accepted “.+” for Mia\./);
  });

  test('a person who comes instead leaves the waiting list of the session', async () => {
    const { store } = setup;
    const { parent, leo, mia } = await createParent();
    const sessionId = await createClass(store, 1, FOR_CHILDREN);
    const id = await bookForPerson(parent, sessionId, leo);
    await joinWaitingList(store, parent, { sessionId, attendeeIds: [mia] });
    await changeAttendeeTo(parent, id, mia);
    expect(await listWaitingEntries(store, parent)).toMatchObject([{ status: 'booked' }]);
  });

  test('another customer’s booking or person is not found', async () => {
    const { parent, leo, mia } = await createParent();
    const stranger = await createParent();
    const id = await bookForPerson(parent, await createClass(setup.store, 1, FOR_CHILDREN), leo);
    for (const call of [
      () => listSubstitutes(setup.store, stranger.parent, id),
      () => changeAttendeeTo(stranger.parent, id, mia),
      () => changeAttendeeTo(parent, id, stranger.mia),
    ])
      expect(await catchRefusal(call())).toMatchObject({ status: 404 });
  });
});
