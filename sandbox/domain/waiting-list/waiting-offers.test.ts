import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildPenalty } from '../../scenarios/fresh-customer.ts';
import { demoId } from '../../seed/demo-ids.ts';
import { sessionOverrides } from '../../store/schema/activities.ts';
import { sessionPlaces } from '../../store/schema/bookings.ts';
import { penalties } from '../../store/schema/people.ts';
import { createChild } from '../../testing/a-camp.ts';
import { createClass } from '../../testing/a-class.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { createWaitingListSteps } from '../../testing/waiting.ts';
import { acceptOffer, deleteCart, getCart, updateCartItem } from '../basket/index.ts';
import { getSessionDetail } from '../bookings/index.ts';
import { parseSessionId } from '../catalogue/index.ts';
import { completeFreeOrder } from '../payments/index.ts';
import { leaveWaitingList, listWaitingEntries } from './waiting-list.ts';
import { sweepWaitingLists } from './waiting-sweep.ts';

const setup = createBasketStore();
const { toInstant, createCaller, addSessions, listHoldStates, countPlacesTaken, setMinutes } = setup;
const { joinList, describeEntry, listMails, listMailBodies } = createWaitingListSteps(() => setup);

// The class is tomorrow at 12:00: 1560 minutes after the clock's start. Cancelling is free until minute 1440, and
// a place that costs nothing is booked automatically until minute 1380.
const FREE_PRICE = { priceKey: 'free' };

/** A class with all its places in the basket of one customer. */
async function createFullClass(overrides: Parameters<typeof createClass>[2] = {}) {
  const [sessionId, holder] = [await createClass(setup.store, 1, overrides), await createCaller()];
  await addSessions(holder, sessionId);
  return { sessionId, holder };
}

describe('an offer', () => {
  async function createOffer() {
    const { sessionId, holder } = await createFullClass();
    const first = await joinList(sessionId);
    setMinutes(1);
    const second = await joinList(sessionId);
    await deleteCart(setup.store, holder);
    return { sessionId, first, second };
  }

  test('an offer that is accepted is in the basket under its hold; accepting again returns the same basket', async () => {
    const { sessionId, first } = await createOffer();
    const cart = await acceptOffer(setup.store, first.caller, first.id);
    expect(cart).toMatchObject({
      holdUntil: toInstant(16),
      items: [{ objectId: sessionId, price: 750 }],
    });
    expect(await describeEntry(first)).toBe('accepted');
    expect((await acceptOffer(setup.store, first.caller, first.id)).items).toHaveLength(1);
    expect(await countPlacesTaken(sessionId)).toBe(1);
  });

  // Proves B6.3.
  test('an offer lapses at its exact instant, and the next in the list gets the place', async () => {
    const { first, second } = await createOffer();
    setMinutes(60);
    expect(await describeEntry(first)).toBe('offered');
    setMinutes(61);
    expect(await catchRefusal(acceptOffer(setup.store, first.caller, first.id))).toMatchObject({
      code: 'no_offer',
    });
    expect([await describeEntry(first), await describeEntry(second)]).toEqual(['ended: expired', 'offered']);
    expect(await listMails(first.caller)).toEqual(['A space for you', 'Your offer has expired']);
  });

  test('an offer sends an e-mail that links to its page', async () => {
    const { first } = await createOffer();
    const [body] = await listMailBodies(first.caller);
    expect(body).toContain(`${setup.store.bookingsUrl}/waiting-list/${first.id}`);
    expect(new URL(setup.store.bookingsUrl).hostname).toBe('bookings.pavilion.localhost');
  });

  test('an offer that is declined goes to the next, however often it is declined', async () => {
    const { first, second } = await createOffer();
    await leaveWaitingList(setup.store, first.caller, first.id);
    await leaveWaitingList(setup.store, first.caller, first.id);
    expect([await describeEntry(first), await describeEntry(second)]).toEqual(['ended: declined', 'offered']);
  });

  // Proves B6.3.
  test('an offer is used once: an accepted place that leaves the basket goes to the next and does not restore the entry', async () => {
    const { first, second } = await createOffer();
    await acceptOffer(setup.store, first.caller, first.id);
    await deleteCart(setup.store, first.caller);
    expect([await describeEntry(first), await describeEntry(second)]).toEqual(['accepted', 'offered']);
    expect(await catchRefusal(acceptOffer(setup.store, first.caller, first.id))).toMatchObject({
      code: 'no_offer',
    });
  });

  test('an offer replaces the lost basket item that led onto the list', async () => {
    const { sessionId, holder } = await createFullClass();
    setMinutes(15);
    await addSessions(await createCaller(), sessionId);
    expect(await listHoldStates(holder)).toEqual(['lost']);
    const lostEntry = await joinList(sessionId, holder);
    setMinutes(30);
    expect(await describeEntry(lostEntry)).toBe('offered');
    expect((await acceptOffer(setup.store, holder, lostEntry.id)).items).toMatchObject([
      { objectId: sessionId, place: { hold: { state: 'held' } } },
    ]);
  });

  test('an offer to somebody who has since got a penalty is refused until it is paid, and stays open', async () => {
    const { sessionId, holder } = await createFullClass(FREE_PRICE);
    const first = await joinList(sessionId);
    const { userId } = first.caller;
    await setup.store.write((tx) => tx.insert(penalties).values(buildPenalty(setup.store, userId, 300)));
    await deleteCart(setup.store, holder);
    expect(await describeEntry(first)).toBe('offered');
    const acceptFirstOffer = () => acceptOffer(setup.store, first.caller, first.id);
    expect(await catchRefusal(acceptFirstOffer())).toMatchObject({ reasons: { 'items.0': 'penalties' } });
    await setup.store.write((tx) => tx.delete(penalties).where(eq(penalties.customerId, userId)));
    expect((await acceptFirstOffer()).items).toHaveLength(1);
  });

  // Proves B6.8.
  test('an offer and its list end when the session is cancelled', async () => {
    const { sessionId, first, second } = await createOffer();
    const { patternId = '', date = '' } = parseSessionId(sessionId) ?? {};
    const { operatorId } = setup.store;
    const place = { operatorId, venueId: demoId('venue:ardwick-fields-leisure-centre') };
    const override = { patternId, date, cancelledReason: 'The leader is ill.' };
    await setup.store.write((tx) =>
      tx.insert(sessionOverrides).values({ id: randomUUID(), ...place, ...override }),
    );
    await sweepWaitingLists(setup.store);
    expect([await describeEntry(first), await describeEntry(second)]).toEqual([
      'ended: cancelled',
      'ended: cancelled',
    ]);
    const remainingRows = await setup.store.read((db) =>
      db.select().from(sessionPlaces).where(eq(sessionPlaces.sessionKey, sessionId)),
    );
    expect(remainingRows).toEqual([]);
  });

  test('an offer that led to a booking is booked, and is still listed among the customer’s entries', async () => {
    const { sessionId } = await createFullClass(FREE_PRICE);
    setMinutes(1379);
    const holder = await createCaller();
    await addSessions(holder, sessionId);
    const first = await joinList(sessionId);
    setMinutes(1380);
    await deleteCart(setup.store, holder);
    const { itemHash } = await acceptOffer(setup.store, first.caller, first.id);
    const request = { source: 'activity-booking', itemHash, terms: [], completedWaivers: [] };
    await completeFreeOrder(setup.store, first.caller, {
      ...request,
      attemptId: null,
      termsAccepted: true,
    });
    expect(await describeEntry(first)).toBe('booked');
    expect(await listWaitingEntries(setup.store, first.caller)).toMatchObject([
      { id: first.id, status: 'booked' },
    ]);
  });
});

describe('changing a place in the basket', () => {
  test('changing a place in the basket does not lose it to the waiting list, whether the person or the price changes', async () => {
    const { sessionId, holder } = await createFullClass();
    const leo = await createChild(setup.store, holder, 'Leo', 9);
    const first = await joinList(sessionId);
    const id = (await getCart(setup.store, holder))?.items[0]?.id ?? '';
    const { people } = await getSessionDetail(setup.store, holder, sessionId);
    for (const attendeeId of [leo, holder.userId]) {
      const offer = people.find(({ person }) => person.id === attendeeId)?.offers[0];
      const request = { purchased_for_user_id: attendeeId, pricing_option_id: offer?.pricingOptionId ?? '' };
      await updateCartItem(setup.store, holder, id, request);
      expect(await listHoldStates(holder)).toEqual(['held']);
    }
    expect([await describeEntry(first), await countPlacesTaken(sessionId)]).toEqual(['waiting 1 of 1', 1]);
  });

  test('changing a place in the basket leaves it as it was if the change is refused', async () => {
    const { sessionId, holder } = await createFullClass();
    await joinList(sessionId);
    const id = (await getCart(setup.store, holder))?.items[0]?.id ?? '';
    const refusal = updateCartItem(setup.store, holder, id, { pricing_option_id: 'no-such-price' });
    expect(await catchRefusal(refusal)).toMatchObject({ status: 422 });
    expect([await listHoldStates(holder), await countPlacesTaken(sessionId)]).toEqual([['held'], 1]);
  });
});
