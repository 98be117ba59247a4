import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { demoId } from '../../seed/demo-ids.ts';
import { sessionPatterns } from '../../store/schema/activities.ts';
import { bookings } from '../../store/schema/bookings.ts';
import { createClass } from '../../testing/a-class.ts';
import { createCustomer } from '../../testing/joining-customer.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { createWaitingListSteps } from '../../testing/waiting.ts';
import { acceptOffer, deleteCart, getCart, removeFromCart } from '../basket/index.ts';
import { addAttendee, getSessionDetail } from '../bookings/index.ts';
import { parseSessionId } from '../catalogue/index.ts';
import type { Caller } from '../common/types.ts';
import { getLastOrder } from '../payments/index.ts';
import { joinWaitingList, leaveWaitingList, readWaitingEntry } from './waiting-list.ts';
import { sweepWaitingLists } from './waiting-sweep.ts';

const setup = createBasketStore();
const { toInstant, createCaller, addSessions, listHoldStates, countPlacesTaken, setMinutes } = setup;
const { joinList, describeEntry, listMails } = createWaitingListSteps(() => setup);

// The class is tomorrow at 12:00: 1560 minutes after the clock's start. Cancelling is free until minute 1440, and
// a place that costs nothing is booked automatically until minute 1380.
const SWIMMING_ID = demoId('activity:Swimming');
const FREE_PRICE = { priceKey: 'free' };
const LEO = {
  firstName: 'Leo',
  lastName: 'Scenario',
  dateOfBirth: '2015-05-05',
  relationship: 'child',
} as const;

/** A class with all its places in the basket of one customer. */
async function createFullClass(overrides: Parameters<typeof createClass>[2] = {}) {
  const [sessionId, holder] = [await createClass(setup.store, 1, overrides), await createCaller()];
  await addSessions(holder, sessionId);
  return { sessionId, holder };
}

const readSessionState = async (sessionId: string, caller: Caller | null = null) => {
  const { sessionView } = await getSessionDetail(setup.store, caller, sessionId);
  return `${sessionView.state} ${sessionView.remaining}`;
};

// Proves B6.5.
describe('joining a waiting list', () => {
  test('joining a waiting list gives a rank, first come first served', async () => {
    const { sessionId } = await createFullClass();
    const first = await joinList(sessionId);
    setMinutes(1);
    const second = await joinList(sessionId);
    const ranks = [await describeEntry(first), await describeEntry(second)];
    expect(ranks).toEqual(['waiting 1 of 2', 'waiting 2 of 2']);
    expect(await readWaitingEntry(setup.store, second.caller, second.id)).toMatchObject({
      attendees: [{ id: second.caller.userId, name: 'Robin Scenario' }],
      price: 750,
      offerUntil: null,
      autoBookUntil: null,
    });
    const { sessionView, ownEntries } = await getSessionDetail(setup.store, second.caller, sessionId);
    expect(sessionView.waitingList).toEqual({ isOpen: true, length: 2 });
    expect(ownEntries.map(({ rank }) => rank)).toEqual([2]);
  });

  test('joining a waiting list says until when a place that costs nothing is booked automatically', async () => {
    const { sessionId } = await createFullClass(FREE_PRICE);
    const { caller, id } = await joinList(sessionId);
    const { autoBookUntil } = await readWaitingEntry(setup.store, caller, id);
    expect(autoBookUntil?.toISOString()).toBe(toInstant(1380));
  });

  test.each([
    ['a session with places', 'not_full', async () => ({ sessionId: await createClass(setup.store, 1) })],
    [
      'a session that has begun',
      'closed',
      async () => {
        const fullClass = await createFullClass();
        setMinutes(1560);
        return fullClass;
      },
    ],
    [
      'a session of an activity without lists',
      'waiting_list_closed',
      async () => ({ sessionId: await createClass(setup.store, 0, { activityId: SWIMMING_ID }) }),
    ],
    [
      'somebody on the list',
      'already_waiting',
      async () => {
        const { sessionId } = await createFullClass();
        return { sessionId, caller: (await joinList(sessionId)).caller };
      },
    ],
    [
      'somebody who has a place',
      'in_basket',
      async () => {
        const { sessionId, holder } = await createFullClass();
        return { sessionId, caller: holder };
      },
    ],
    [
      'somebody who owes a penalty',
      'penalties',
      async () => {
        const { caller } = await createCustomer(setup.store, { penalties: [300] });
        return { ...(await createFullClass()), caller };
      },
    ],
    [
      'a full list',
      'waiting_list_full',
      async () => {
        const { sessionId } = await createFullClass();
        for (let entries = 0; entries < 20; entries += 1) await joinList(sessionId);
        return { sessionId };
      },
    ],
  ] as [string, string, () => Promise<{ sessionId: string; caller?: Caller }>][])(
    'joining a waiting list is refused to %s with its code',
    async (_who, code, overrides) => {
      const { sessionId, caller = await createCaller() } = await overrides();
      const joining = joinWaitingList(setup.store, caller, { sessionId, attendeeIds: [caller.userId] });
      expect(await catchRefusal(joining)).toMatchObject({ status: 422, code });
    },
  );

  test('joining a waiting list is possible again for another person, with their own rank and offer', async () => {
    const { sessionId, holder } = await createFullClass();
    const parent = await joinList(sessionId);
    const leo = await addAttendee(setup.store, parent.caller, LEO);
    setMinutes(1);
    const joinFor = (...attendeeIds: string[]) =>
      joinWaitingList(setup.store, parent.caller, { sessionId, attendeeIds });
    const child = { caller: parent.caller, id: (await joinFor(leo.id)).id };
    const { sessionView, ownEntries } = await getSessionDetail(setup.store, parent.caller, sessionId);
    expect(sessionView.waitingList).toEqual({ isOpen: true, length: 2 });
    expect(ownEntries.map(({ id, rank, attendees }) => [id, rank, attendees[0]?.name])).toEqual([
      [parent.id, 1, 'Robin Scenario'],
      [child.id, 2, 'Leo Scenario'],
    ]);
    expect(await catchRefusal(joinFor(leo.id))).toMatchObject({
      code: 'already_waiting',
      message: 'Leo is already on this waiting list.',
    });
    await deleteCart(setup.store, holder);
    expect([await describeEntry(parent), await describeEntry(child)]).toEqual(['offered', 'waiting 1 of 1']);
    await acceptOffer(setup.store, parent.caller, parent.id);
    expect(await describeEntry(child)).toBe('waiting 1 of 1');
  });

  test('joining a waiting list is a 404 for an unknown session, an unknown person and somebody else’s entry', async () => {
    const { sessionId } = await createFullClass();
    const [caller, { id }] = [await createCaller(), await joinList(sessionId)];
    for (const refusedRequest of [
      joinWaitingList(setup.store, caller, { sessionId: 'no-session', attendeeIds: [caller.userId] }),
      joinWaitingList(setup.store, caller, { sessionId, attendeeIds: ['nobody'] }),
      readWaitingEntry(setup.store, caller, id),
      leaveWaitingList(setup.store, caller, id),
      acceptOffer(setup.store, caller, id),
    ]) {
      expect(await catchRefusal(refusedRequest)).toMatchObject({ status: 404 });
    }
  });
});

// Proves B6.2, B6.4, B6.5.
describe('a place that comes free', () => {
  test('a place that comes free is offered to the first in the list at once, and stays full for everybody else', async () => {
    const { sessionId, holder } = await createFullClass();
    const first = await joinList(sessionId);
    setMinutes(1);
    const second = await joinList(sessionId);
    const [item] = (await getCart(setup.store, holder))?.items ?? [];
    await removeFromCart(setup.store, holder, [item?.id ?? '']);
    expect([await describeEntry(first), await describeEntry(second)]).toEqual(['offered', 'waiting 1 of 1']);
    const { offerUntil } = await readWaitingEntry(setup.store, first.caller, first.id);
    expect(offerUntil?.toISOString()).toBe(toInstant(61));
    expect(await listMails(first.caller)).toEqual(['A space for you']);
    expect(await listMails(second.caller)).toEqual([]);
    for (const caller of [null, first.caller, second.caller, holder])
      expect(await readSessionState(sessionId, caller)).toBe('full 0');
    const { reasons } = await catchRefusal(addSessions(holder, sessionId));
    expect(reasons).toMatchObject({ 'items.0': 'full' });
  });

  test('a place that comes free because a hold lapses is not sold past the list, even before the list is served', async () => {
    const { sessionId, holder } = await createFullClass();
    const first = await joinList(sessionId);
    setMinutes(15);
    const callers = [await createCaller(), holder];
    const refusals = callers.map((caller) => catchRefusal(addSessions(caller, sessionId)));
    for (const { reasons } of await Promise.all(refusals))
      expect(reasons).toEqual({ 'items.0': expect.any(String) });
    expect(await listHoldStates(holder)).toEqual(['lost']);
    await sweepWaitingLists(setup.store);
    expect(await listMails(first.caller)).toEqual(['A space for you']);
    expect(await describeEntry(first)).toBe('offered');
  });

  test('a place that comes free because the capacity is raised is offered as soon as somebody looks', async () => {
    const { sessionId } = await createFullClass();
    const first = await joinList(sessionId);
    const { patternId = '' } = parseSessionId(sessionId) ?? {};
    await setup.store.write((tx) =>
      tx.update(sessionPatterns).set({ capacity: 3 }).where(eq(sessionPatterns.id, patternId)),
    );
    expect(await readSessionState(sessionId)).toBe('few 1');
    expect(await describeEntry(first)).toBe('offered');
  });

  test('a place that comes free goes to the next entry that fits: a group keeps its rank until there are places for all', async () => {
    const { sessionId, holder } = await createFullClass();
    const parent = await createCaller();
    const leo = await addAttendee(setup.store, parent, LEO);
    const attendeeIds = [parent.userId, leo.id];
    const { id } = await joinWaitingList(setup.store, parent, { sessionId, attendeeIds });
    const group = { caller: parent, id };
    setMinutes(1);
    const single = await joinList(sessionId);
    await deleteCart(setup.store, holder);
    expect([await describeEntry(group), await describeEntry(single)]).toEqual(['waiting 1 of 1', 'offered']);
    await leaveWaitingList(setup.store, single.caller, single.id);
    expect(await countPlacesTaken(sessionId)).toBe(0);
    expect(await readSessionState(sessionId)).toBe('few 1');
  });

  test('a place that comes free and costs nothing is booked once, without a payment, and the customer’s basket stays unchanged', async () => {
    const { sessionId, holder } = await createFullClass(FREE_PRICE);
    const first = await joinList(sessionId);
    const otherClass = await createClass(setup.store, 5, { localStart: '18:00' });
    await addSessions(first.caller, otherClass);
    await deleteCart(setup.store, holder);
    expect(await describeEntry(first)).toBe('booked');
    expect(await listMails(first.caller)).toEqual(expect.arrayContaining(['You’re booked', 'Your order']));
    const booked = await setup.store.read((db) =>
      db.select().from(bookings).where(eq(bookings.sessionKey, sessionId)),
    );
    expect(booked).toMatchObject([{ customerId: first.caller.userId, status: 'booked', pricePaid: 0 }]);
    expect((await getCart(setup.store, first.caller))?.items).toHaveLength(1);
    await deleteCart(setup.store, first.caller);
    expect(await getLastOrder(setup.store, first.caller)).toBeNull();
    setMinutes(600);
    expect(await countPlacesTaken(sessionId)).toBe(1);
  });

  test('a place that comes free is never booked automatically within an hour before the cancellation window', async () => {
    const { sessionId } = await createFullClass(FREE_PRICE);
    setMinutes(1379);
    const holder = await createCaller();
    await addSessions(holder, sessionId);
    const first = await joinList(sessionId);
    setMinutes(1380);
    await deleteCart(setup.store, holder);
    expect(await describeEntry(first)).toBe('offered');
    const { offerUntil } = await readWaitingEntry(setup.store, first.caller, first.id);
    expect(offerUntil?.toISOString()).toBe(toInstant(1395));
  });

  test('within the cancellation window everyone on the list is emailed about a free place, and again about the next one; the first to book gets it', async () => {
    const { sessionId } = await createFullClass();
    setMinutes(1441);
    const holder = await createCaller();
    await addSessions(holder, sessionId);
    const [firstEntry, secondEntry] = [await joinList(sessionId), await joinList(sessionId)];
    await deleteCart(setup.store, holder);
    const described = [await describeEntry(firstEntry), await describeEntry(secondEntry)];
    expect(described.map((entry) => entry.slice(0, 4))).toEqual(['told', 'told']);
    expect(await readSessionState(sessionId)).toBe('few 1');
    await addSessions(secondEntry.caller, sessionId);
    expect(await describeEntry(firstEntry)).toMatch(/^waiting/);
    await deleteCart(setup.store, secondEntry.caller);
    expect(await listMails(firstEntry.caller)).toEqual(['A space has come up', 'A space has come up']);
  });

  test('a place that comes free ends an entry whose person has another session at the time, and goes to the next', async () => {
    const { sessionId, holder } = await createFullClass();
    const first = await joinList(sessionId);
    setMinutes(1);
    const second = await joinList(sessionId);
    await addSessions(first.caller, await createClass(setup.store, 5, { localStart: '12:30' }));
    await deleteCart(setup.store, holder);
    expect([await describeEntry(first), await describeEntry(second)]).toEqual(['ended: clash', 'offered']);
    expect(await listMails(first.caller)).toEqual(['Waiting list']);
  });

  test('nothing ends or comes free when somebody leaves the list', async () => {
    const { sessionId } = await createFullClass();
    const [first, second] = [await joinList(sessionId), await joinList(sessionId)];
    await leaveWaitingList(setup.store, first.caller, first.id);
    expect(await describeEntry(first)).toBe('ended: left');
    expect(await describeEntry(second)).toBe('waiting 1 of 1');
    expect(await countPlacesTaken(sessionId)).toBe(1);
    await joinList(sessionId, first.caller);
  });
});
