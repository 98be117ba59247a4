import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addChild } from '../../scenarios/children.ts';
import { demoId } from '../../seed/demo-ids.ts';
import { sessionPlaces } from '../../store/schema/bookings.ts';
import { outbox } from '../../store/schema/people.ts';
import { aClass } from '../../testing/a-class.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment } from '../../testing/joining-customer.ts';
import { createPayingByCard } from '../../testing/paying-by-card.ts';
import { createBasketPlaces } from '../../testing/places-in-baskets.ts';
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
const world = createBasketPlaces();
const { createCaller, setMinutes } = world;
let cards: FakeCards;
beforeEach(() => {
  cards = createFakeCards();
});
const { authoriseCart, finish } = createPayingByCard(() => ({ store: world.store, cards }));

async function aParent() {
  const { store } = world;
  const parent = await createCaller();
  const child = (name: string, years: number) => addChild(store, parent, name, years);
  return { parent, leo: await child('Leo', 6), mia: await child('Mia', 9) };
}

async function bookFor(caller: Caller, sessionId: string, person: string): Promise<string> {
  const items = [{ id: sessionId, type: 'activity', purchasedForUserId: person, options: {} }];
  await addToCart(world.store, caller, { items });
  const { transactionUuid } = await authorisePayment(world.store, cards, caller);
  await finish(caller, transactionUuid);
  const booked = await listBookings(world.store, caller, { when: 'upcoming' });
  return booked.items.find(({ record }) => record.sessionKey === sessionId)?.record.id ?? '';
}

const others = async (caller: Caller, id: string) =>
  Object.fromEntries(
    (await listSubstitutes(world.store, caller, id)).map(({ name, allowed, message }) => [
      name.split(' ')[0],
      allowed || message,
    ]),
  );
const change = (caller: Caller, id: string, attendeeId: string) =>
  changeAttendee(world.store, caller, { id, attendeeId });
const personOfPlace = (sessionId: string) =>
  world.store.read((db) =>
    db
      .select({ attendeeId: sessionPlaces.attendeeId, bookingId: sessionPlaces.bookingId })
      .from(sessionPlaces)
      .where(eq(sessionPlaces.sessionKey, sessionId)),
  );

describe('changing who comes to a booking', () => {
  // Proves B9.6.
  test('another person can come instead: same place, same price, same order, and an e-mail says so', async () => {
    const { store } = world;
    const { parent, leo, mia } = await aParent();
    const sessionId = await aClass(store, 1, FOR_CHILDREN);
    const id = await bookFor(parent, sessionId, leo);
    const before = await readBooking(store, parent, id);
    expect(before.swap).toEqual({ allowed: true, message: null });
    const after = await change(parent, id, mia);
    const { orderId, itemId, pricePaid } = before.record;
    expect(after.record).toMatchObject({
      ...{ id, orderId, itemId, pricePaid, attendeeId: mia },
      detail: { attendee: { id: mia, name: 'Mia Scenario' } },
    });
    expect(await personOfPlace(sessionId)).toEqual([{ attendeeId: mia, bookingId: id }]);
    expect((await requireOrderById(store, parent, orderId)).items).toMatchObject([{ quantity: 1 }]);
    const { email } = await store.read((db) => findCustomerById(db, store, parent.userId));
    const mails = await store.read((db) => db.select().from(outbox).where(eq(outbox.recipient, email)));
    expect(mails.map(({ body }) => body)).toContainEqual(
      expect.stringContaining('your booking of Multisports, Wed 25 Nov at 12:00 is now for Mia Scenario.'),
    );
  });

  test('choosing the same person again changes nothing', async () => {
    const { parent, leo } = await aParent();
    const id = await bookFor(parent, await aClass(world.store, 1, FOR_CHILDREN), leo);
    setMinutes(FREE_UNTIL + 60);
    expect((await change(parent, id, leo)).record.attendeeId).toBe(leo);
  });

  // Proves B9.6.
  test('another person can come instead until free cancellation ends, and not a second later', async () => {
    const { parent, leo, mia } = await aParent();
    const id = await bookFor(parent, await aClass(world.store, 1, FOR_CHILDREN), leo);
    setMinutes(FREE_UNTIL + 1 / 60);
    const refusal = await catchRefusal(change(parent, id, mia));
    expect(refusal).toMatchObject({
      status: 422,
      message: 'You could change who’s going until Wed 25 Nov at 10:00.',
      errors: null,
    });
    expect(await catchRefusal(listSubstitutes(world.store, parent, id))).toEqual(refusal);
    setMinutes(FREE_UNTIL);
    expect((await change(parent, id, mia)).record.attendeeId).toBe(mia);
  });

  // Proves B9.6.
  test('a person who is too old, who is booked already or who pays another price cannot come instead', async () => {
    const { parent, leo, mia } = await aParent();
    const sessionId = await aClass(world.store, 5, FOR_CHILDREN);
    const id = await bookFor(parent, sessionId, leo);
    await bookFor(parent, sessionId, mia);
    expect(await others(parent, id)).toEqual({
      Robin: 'This session is for people aged 5 to 11.',
      Mia: 'Already booked.',
    });
    expect(await catchRefusal(change(parent, id, mia))).toMatchObject({
      status: 422,
      errors: { attendee_id: ['Already booked.'] },
    });
    const forAll = await bookFor(parent, await aClass(world.store, 1), parent.userId);
    expect(await others(parent, forAll)).toMatchObject({
      Mia: 'The price for Mia is £4.20, not £7.50. Please cancel this booking and book for Mia.',
    });
  });

  test('a clash with another booking is a warning, and refused only if the operator refuses clashes', async () => {
    const { parent, leo, mia } = await aParent();
    const id = await bookFor(parent, await aClass(world.store, 1, FOR_CHILDREN), leo);
    const judo = { ...FOR_CHILDREN, title: 'Judo', localStart: '12:15' };
    await bookFor(parent, await aClass(world.store, 1, judo), mia);
    const [, other] = await listSubstitutes(world.store, parent, id);
    expect(other).toMatchObject({
      id: mia,
      allowed: true,
      message: 'Mia has Judo at 12:15 at the same time.',
    });
  });

  test('a person without a signed waiver cannot come instead', async () => {
    const { parent, leo, mia } = await aParent();
    const climbing = { activityId: demoId('activity:Climbing'), title: 'Climbing', age: { min: 5, max: 15 } };
    const sessionId = await aClass(world.store, 1, climbing);
    const items = [{ id: sessionId, type: 'activity', purchasedForUserId: leo, options: {} }];
    const cart = await addToCart(world.store, parent, { items });
    const waivers = await getCartWaivers(world.store, parent, cart.id);
    const answer = await authoriseCart(parent, { completedWaivers: waivers.map((waiver) => waiver.id) });
    cards.settle((answer.clientSecret ?? '').replace('_secret', ''), 'requires_capture');
    await finish(parent, answer.transactionUuid);
    const [booking] = (await listBookings(world.store, parent, { when: 'upcoming' })).items;
    const refusal = await catchRefusal(change(parent, booking?.record.id ?? '', mia));
    expect(refusal.message).toMatch(/^You haven’t accepted “.+” for Mia\./);
  });

  test('a person who comes instead leaves the waiting list of the session', async () => {
    const { store } = world;
    const { parent, leo, mia } = await aParent();
    const sessionId = await aClass(store, 1, FOR_CHILDREN);
    const id = await bookFor(parent, sessionId, leo);
    await joinWaitingList(store, parent, { sessionId, attendeeIds: [mia] });
    await change(parent, id, mia);
    expect(await listWaitingEntries(store, parent)).toMatchObject([{ status: 'booked' }]);
  });

  test('another customer’s booking or person is not found', async () => {
    const { parent, leo, mia } = await aParent();
    const stranger = await aParent();
    const id = await bookFor(parent, await aClass(world.store, 1, FOR_CHILDREN), leo);
    for (const call of [
      () => listSubstitutes(world.store, stranger.parent, id),
      () => change(stranger.parent, id, mia),
      () => change(parent, id, stranger.mia),
    ])
      expect(await catchRefusal(call())).toMatchObject({ status: 404 });
  });
});
