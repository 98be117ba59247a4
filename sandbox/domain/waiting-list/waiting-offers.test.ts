import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildPenalty } from '../../scenarios/fresh-customer.ts';
import { demoId } from '../../seed/demo-ids.ts';
import { sessionOverrides } from '../../store/schema/activities.ts';
import { sessionPlaces } from '../../store/schema/bookings.ts';
import { penalties } from '../../store/schema/people.ts';
import { aChild } from '../../testing/a-camp.ts';
import { aClass } from '../../testing/a-class.ts';
import { createBasketPlaces } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { createWaitingListSteps } from '../../testing/waiting.ts';
import { acceptOffer, deleteCart, getCart, updateCartItem } from '../basket/index.ts';
import { getSessionDetail } from '../bookings/index.ts';
import { parseSessionId } from '../catalogue/index.ts';
import { completeFreeOrder } from '../payments/index.ts';
import { leaveWaitingList, listWaitingEntries } from './waiting-list.ts';
import { sweepWaitingLists } from './waiting-sweep.ts';

const world = createBasketPlaces();
const { at, createCaller, add, holdsOf, takenIn, setMinutes } = world;
const { waiting, entry, mailsTo, bodiesTo } = createWaitingListSteps(() => world);

// The class is tomorrow at 12:00: 1560 minutes after the clock's start. Cancelling is free until minute 1440, and
// a place that costs nothing is booked automatically until minute 1380.
const FREE = { priceKey: 'free' };

/** A class with all its places in the basket of one customer. */
async function aFullClass(overrides: Parameters<typeof aClass>[2] = {}) {
  const [sessionId, holder] = [await aClass(world.store, 1, overrides), await createCaller()];
  await add(holder, sessionId);
  return { sessionId, holder };
}

describe('an offer', () => {
  async function anOffer() {
    const { sessionId, holder } = await aFullClass();
    const first = await waiting(sessionId);
    setMinutes(1);
    const second = await waiting(sessionId);
    await deleteCart(world.store, holder);
    return { sessionId, first, second };
  }

  test('an offer that is accepted is in the basket under its hold; accepting again returns the same basket', async () => {
    const { sessionId, first } = await anOffer();
    const cart = await acceptOffer(world.store, first.caller, first.id);
    expect(cart).toMatchObject({
      holdUntil: at(16),
      items: [{ objectId: sessionId, price: 750 }],
    });
    expect(await entry(first)).toBe('accepted');
    expect((await acceptOffer(world.store, first.caller, first.id)).items).toHaveLength(1);
    expect(await takenIn(sessionId)).toBe(1);
  });

  // Proves B6.3.
  test('an offer lapses at its exact instant, and the next in the list gets the place', async () => {
    const { first, second } = await anOffer();
    setMinutes(60);
    expect(await entry(first)).toBe('offered');
    setMinutes(61);
    expect(await catchRefusal(acceptOffer(world.store, first.caller, first.id))).toMatchObject({
      code: 'no_offer',
    });
    expect([await entry(first), await entry(second)]).toEqual(['ended: expired', 'offered']);
    expect(await mailsTo(first.caller)).toEqual(['A space for you', 'Your offer has expired']);
  });

  test('an offer sends an e-mail that links to its page', async () => {
    const { first } = await anOffer();
    const [body] = await bodiesTo(first.caller);
    expect(body).toContain(`${world.store.bookingsUrl}/waiting-list/${first.id}`);
    expect(new URL(world.store.bookingsUrl).hostname).toBe('bookings.pavilion.localhost');
  });

  test('an offer that is declined goes to the next, however often it is declined', async () => {
    const { first, second } = await anOffer();
    await leaveWaitingList(world.store, first.caller, first.id);
    await leaveWaitingList(world.store, first.caller, first.id);
    expect([await entry(first), await entry(second)]).toEqual(['ended: declined', 'offered']);
  });

  // Proves B6.3.
  test('an offer is used once: an accepted place that leaves the basket goes to the next and does not restore the entry', async () => {
    const { first, second } = await anOffer();
    await acceptOffer(world.store, first.caller, first.id);
    await deleteCart(world.store, first.caller);
    expect([await entry(first), await entry(second)]).toEqual(['accepted', 'offered']);
    expect(await catchRefusal(acceptOffer(world.store, first.caller, first.id))).toMatchObject({
      code: 'no_offer',
    });
  });

  test('an offer replaces the lost basket item that led onto the list', async () => {
    const { sessionId, holder } = await aFullClass();
    setMinutes(15);
    await add(await createCaller(), sessionId);
    expect(await holdsOf(holder)).toEqual(['lost']);
    const lost = await waiting(sessionId, holder);
    setMinutes(30);
    expect(await entry(lost)).toBe('offered');
    expect((await acceptOffer(world.store, holder, lost.id)).items).toMatchObject([
      { objectId: sessionId, place: { hold: { state: 'held' } } },
    ]);
  });

  test('an offer to somebody who has since got a penalty is refused until it is paid, and stays open', async () => {
    const { sessionId, holder } = await aFullClass(FREE);
    const first = await waiting(sessionId);
    const { userId } = first.caller;
    await world.store.write((tx) => tx.insert(penalties).values(buildPenalty(world.store, userId, 300)));
    await deleteCart(world.store, holder);
    expect(await entry(first)).toBe('offered');
    const accepted = () => acceptOffer(world.store, first.caller, first.id);
    expect(await catchRefusal(accepted())).toMatchObject({ reasons: { 'items.0': 'penalties' } });
    await world.store.write((tx) => tx.delete(penalties).where(eq(penalties.customerId, userId)));
    expect((await accepted()).items).toHaveLength(1);
  });

  // Proves B6.8.
  test('an offer and its list end when the session is cancelled', async () => {
    const { sessionId, first, second } = await anOffer();
    const { patternId = '', date = '' } = parseSessionId(sessionId) ?? {};
    const { operatorId } = world.store;
    const place = { operatorId, venueId: demoId('venue:ardwick-fields-leisure-centre') };
    const override = { patternId, date, cancelledReason: 'The leader is ill.' };
    await world.store.write((tx) =>
      tx.insert(sessionOverrides).values({ id: randomUUID(), ...place, ...override }),
    );
    await sweepWaitingLists(world.store);
    expect([await entry(first), await entry(second)]).toEqual(['ended: cancelled', 'ended: cancelled']);
    const left = await world.store.read((db) =>
      db.select().from(sessionPlaces).where(eq(sessionPlaces.sessionKey, sessionId)),
    );
    expect(left).toEqual([]);
  });

  test('an offer that led to a booking is booked, and is still listed among the customer’s entries', async () => {
    const { sessionId } = await aFullClass(FREE);
    setMinutes(1379);
    const holder = await createCaller();
    await add(holder, sessionId);
    const first = await waiting(sessionId);
    setMinutes(1380);
    await deleteCart(world.store, holder);
    const { itemHash } = await acceptOffer(world.store, first.caller, first.id);
    const request = { source: 'activity-booking', itemHash, terms: [], completedWaivers: [] };
    await completeFreeOrder(world.store, first.caller, { ...request, attemptId: null, termsAccepted: true });
    expect(await entry(first)).toBe('booked');
    expect(await listWaitingEntries(world.store, first.caller)).toMatchObject([
      { id: first.id, status: 'booked' },
    ]);
  });
});

describe('changing a place in the basket', () => {
  test('changing a place in the basket does not lose it to the waiting list, whether the person or the price changes', async () => {
    const { sessionId, holder } = await aFullClass();
    const leo = await aChild(world.store, holder, 'Leo', 9);
    const first = await waiting(sessionId);
    const id = (await getCart(world.store, holder))?.items[0]?.id ?? '';
    const { people } = await getSessionDetail(world.store, holder, sessionId);
    for (const attendeeId of [leo, holder.userId]) {
      const offer = people.find(({ person }) => person.id === attendeeId)?.offers[0];
      const request = { purchased_for_user_id: attendeeId, pricing_option_id: offer?.pricingOptionId ?? '' };
      await updateCartItem(world.store, holder, id, request);
      expect(await holdsOf(holder)).toEqual(['held']);
    }
    expect([await entry(first), await takenIn(sessionId)]).toEqual(['waiting 1 of 1', 1]);
  });

  test('changing a place in the basket leaves it as it was if the change is refused', async () => {
    const { sessionId, holder } = await aFullClass();
    await waiting(sessionId);
    const id = (await getCart(world.store, holder))?.items[0]?.id ?? '';
    const refusal = updateCartItem(world.store, holder, id, { pricing_option_id: 'no-such-price' });
    expect(await catchRefusal(refusal)).toMatchObject({ status: 422 });
    expect([await holdsOf(holder), await takenIn(sessionId)]).toEqual([['held'], 1]);
  });
});
