import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { demoId } from '../../seed/demo-ids.ts';
import { sessionPatterns } from '../../store/schema/activities.ts';
import { bookings } from '../../store/schema/bookings.ts';
import { aClass } from '../../testing/a-class.ts';
import { aCustomer } from '../../testing/joining-customer.ts';
import { createBasketPlaces } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { createWaitingListSteps } from '../../testing/waiting.ts';
import { acceptOffer, deleteCart, getCart, removeFromCart } from '../basket/index.ts';
import { addAttendee, getSessionDetail } from '../bookings/index.ts';
import { parseSessionId } from '../catalogue/index.ts';
import type { Caller } from '../common/types.ts';
import { getLastOrder } from '../payments/index.ts';
import { joinWaitingList, leaveWaitingList, readWaitingEntry } from './waiting-list.ts';
import { sweepWaitingLists } from './waiting-sweep.ts';

const world = createBasketPlaces();
const { at, createCaller, add, holdsOf, takenIn, setMinutes } = world;
const { waiting, entry, mailsTo } = createWaitingListSteps(() => world);

// The class is tomorrow at 12:00: 1560 minutes after the clock's start. Cancelling is free until minute 1440, and
// a place that costs nothing is booked automatically until minute 1380.
const FREE = { priceKey: 'free' };
const LEO = {
  firstName: 'Leo',
  lastName: 'Scenario',
  dateOfBirth: '2015-05-05',
  relationship: 'child',
} as const;

/** A class with all its places in the basket of one customer. */
async function aFullClass(overrides: Parameters<typeof aClass>[2] = {}) {
  const [sessionId, holder] = [await aClass(world.store, 1, overrides), await createCaller()];
  await add(holder, sessionId);
  return { sessionId, holder };
}

const stateOf = async (sessionId: string, caller: Caller | null = null) => {
  const { sessionView } = await getSessionDetail(world.store, caller, sessionId);
  return `${sessionView.state} ${sessionView.remaining}`;
};

// Proves B6.5.
describe('joining a waiting list', () => {
  test('joining a waiting list gives a rank, first come first served', async () => {
    const { sessionId } = await aFullClass();
    const first = await waiting(sessionId);
    setMinutes(1);
    const second = await waiting(sessionId);
    expect([await entry(first), await entry(second)]).toEqual(['waiting 1 of 2', 'waiting 2 of 2']);
    expect(await readWaitingEntry(world.store, second.caller, second.id)).toMatchObject({
      attendees: [{ id: second.caller.userId, name: 'Robin Scenario' }],
      price: 750,
      offerUntil: null,
      autoBookUntil: null,
    });
    const { sessionView, ownEntries: mine } = await getSessionDetail(world.store, second.caller, sessionId);
    expect([sessionView.waitingList, mine.map(({ rank }) => rank)]).toEqual([
      { isOpen: true, length: 2 },
      [2],
    ]);
  });

  test('joining a waiting list says until when a place that costs nothing is booked automatically', async () => {
    const { sessionId } = await aFullClass(FREE);
    const { caller, id } = await waiting(sessionId);
    const { autoBookUntil } = await readWaitingEntry(world.store, caller, id);
    expect(autoBookUntil?.toISOString()).toBe(at(1380));
  });

  test.each([
    ['a session with places', 'not_full', async () => ({ sessionId: await aClass(world.store, 1) })],
    [
      'a session that has begun',
      'closed',
      async () => {
        const full = await aFullClass();
        setMinutes(1560);
        return full;
      },
    ],
    [
      'a session of an activity without lists',
      'waiting_list_closed',
      async () => {
        return { sessionId: await aClass(world.store, 0, { activityId: demoId('activity:Swimming') }) };
      },
    ],
    [
      'somebody on the list',
      'already_waiting',
      async () => {
        const { sessionId } = await aFullClass();
        return { sessionId, caller: (await waiting(sessionId)).caller };
      },
    ],
    [
      'somebody who has a place',
      'in_basket',
      async () => {
        const { sessionId, holder } = await aFullClass();
        return { sessionId, caller: holder };
      },
    ],
    [
      'somebody who owes a penalty',
      'penalties',
      async () => {
        const { caller } = await aCustomer(world.store, { penalties: [300] });
        return { ...(await aFullClass()), caller };
      },
    ],
    [
      'a full list',
      'waiting_list_full',
      async () => {
        const { sessionId } = await aFullClass();
        for (let entries = 0; entries < 20; entries += 1) await waiting(sessionId);
        return { sessionId };
      },
    ],
  ] as [string, string, () => Promise<{ sessionId: string; caller?: Caller }>][])(
    'joining a waiting list is refused to %s with its code',
    async (_who, code, overrides) => {
      const { sessionId, caller = await createCaller() } = await overrides();
      const asked = joinWaitingList(world.store, caller, { sessionId, attendeeIds: [caller.userId] });
      expect(await catchRefusal(asked)).toMatchObject({ status: 422, code });
    },
  );

  test('joining a waiting list is possible again for another person, with their own rank and offer', async () => {
    const { sessionId, holder } = await aFullClass();
    const parent = await waiting(sessionId);
    const leo = await addAttendee(world.store, parent.caller, LEO);
    setMinutes(1);
    const join = (...attendeeIds: string[]) =>
      joinWaitingList(world.store, parent.caller, { sessionId, attendeeIds });
    const child = { caller: parent.caller, id: (await join(leo.id)).id };
    const { sessionView, ownEntries: mine } = await getSessionDetail(world.store, parent.caller, sessionId);
    expect(sessionView.waitingList).toEqual({ isOpen: true, length: 2 });
    expect(mine.map(({ id, rank, attendees }) => [id, rank, ...attendees.map(({ name }) => name)])).toEqual([
      [parent.id, 1, 'Robin Scenario'],
      [child.id, 2, 'Leo Scenario'],
    ]);
    expect(await catchRefusal(join(leo.id))).toMatchObject({
      code: 'already_waiting',
      message: 'Leo is already on this waiting list.',
    });
    await deleteCart(world.store, holder);
    expect([await entry(parent), await entry(child)]).toEqual(['offered', 'waiting 1 of 1']);
    await acceptOffer(world.store, parent.caller, parent.id);
    expect(await entry(child)).toBe('waiting 1 of 1');
  });

  test('joining a waiting list is a 404 for an unknown session, an unknown person and somebody else’s entry', async () => {
    const { sessionId } = await aFullClass();
    const [caller, { id }] = [await createCaller(), await waiting(sessionId)];
    for (const asked of [
      joinWaitingList(world.store, caller, { sessionId: 'no-session', attendeeIds: [caller.userId] }),
      joinWaitingList(world.store, caller, { sessionId, attendeeIds: ['nobody'] }),
      readWaitingEntry(world.store, caller, id),
      leaveWaitingList(world.store, caller, id),
      acceptOffer(world.store, caller, id),
    ]) {
      expect(await catchRefusal(asked)).toMatchObject({ status: 404 });
    }
  });
});

// Proves B6.2, B6.4, B6.5.
describe('a place that comes free', () => {
  test('a place that comes free is offered to the first in the list at once, and stays full for everybody else', async () => {
    const { sessionId, holder } = await aFullClass();
    const first = await waiting(sessionId);
    setMinutes(1);
    const second = await waiting(sessionId);
    const [item] = (await getCart(world.store, holder))?.items ?? [];
    await removeFromCart(world.store, holder, [item?.id ?? '']);
    expect([await entry(first), await entry(second)]).toEqual(['offered', 'waiting 1 of 1']);
    const { offerUntil } = await readWaitingEntry(world.store, first.caller, first.id);
    expect(offerUntil?.toISOString()).toBe(at(61));
    expect(await mailsTo(first.caller)).toEqual(['A space for you']);
    expect(await mailsTo(second.caller)).toEqual([]);
    for (const caller of [null, first.caller, second.caller, holder])
      expect(await stateOf(sessionId, caller)).toBe('full 0');
    expect(await catchRefusal(add(holder, sessionId))).toMatchObject({ reasons: { 'items.0': 'full' } });
  });

  test('a place that comes free because a hold lapses is not sold past the list, even before the list is served', async () => {
    const { sessionId, holder } = await aFullClass();
    const first = await waiting(sessionId);
    setMinutes(15);
    const asked = [await createCaller(), holder].map((caller) => catchRefusal(add(caller, sessionId)));
    for (const refusal of await Promise.all(asked))
      expect(refusal.reasons).toEqual({ 'items.0': expect.any(String) });
    expect(await holdsOf(holder)).toEqual(['lost']);
    await sweepWaitingLists(world.store);
    expect(await mailsTo(first.caller)).toEqual(['A space for you']);
    expect(await entry(first)).toBe('offered');
  });

  test('a place that comes free because the capacity is raised is offered as soon as somebody looks', async () => {
    const { sessionId } = await aFullClass();
    const first = await waiting(sessionId);
    const { patternId = '' } = parseSessionId(sessionId) ?? {};
    await world.store.write((tx) =>
      tx.update(sessionPatterns).set({ capacity: 3 }).where(eq(sessionPatterns.id, patternId)),
    );
    expect(await stateOf(sessionId)).toBe('few 1');
    expect(await entry(first)).toBe('offered');
  });

  test('a place that comes free goes to the next entry that fits: a group keeps its rank until there are places for all', async () => {
    const { sessionId, holder } = await aFullClass();
    const parent = await createCaller();
    const leo = await addAttendee(world.store, parent, LEO);
    const attendeeIds = [parent.userId, leo.id];
    const group = {
      caller: parent,
      id: (await joinWaitingList(world.store, parent, { sessionId, attendeeIds })).id,
    };
    setMinutes(1);
    const single = await waiting(sessionId);
    await deleteCart(world.store, holder);
    expect([await entry(group), await entry(single)]).toEqual(['waiting 1 of 1', 'offered']);
    await leaveWaitingList(world.store, single.caller, single.id);
    expect(await takenIn(sessionId)).toBe(0);
    expect(await stateOf(sessionId)).toBe('few 1');
  });

  test('a place that comes free and costs nothing is booked once, without a payment, and the customer’s basket stays unchanged', async () => {
    const { sessionId, holder } = await aFullClass(FREE);
    const first = await waiting(sessionId);
    const otherClass = await aClass(world.store, 5, { localStart: '18:00' });
    await add(first.caller, otherClass);
    await deleteCart(world.store, holder);
    expect(await entry(first)).toBe('booked');
    expect(await mailsTo(first.caller)).toEqual(expect.arrayContaining(['You’re booked', 'Your order']));
    const booked = await world.store.read((db) =>
      db.select().from(bookings).where(eq(bookings.sessionKey, sessionId)),
    );
    expect(booked).toMatchObject([{ customerId: first.caller.userId, status: 'booked', pricePaid: 0 }]);
    expect((await getCart(world.store, first.caller))?.items).toHaveLength(1);
    await deleteCart(world.store, first.caller);
    expect(await getLastOrder(world.store, first.caller)).toBeNull();
    setMinutes(600);
    expect(await takenIn(sessionId)).toBe(1);
  });

  test('a place that comes free is never booked automatically within an hour before the cancellation window', async () => {
    const { sessionId } = await aFullClass(FREE);
    setMinutes(1379);
    const holder = await createCaller();
    await add(holder, sessionId);
    const first = await waiting(sessionId);
    setMinutes(1380);
    await deleteCart(world.store, holder);
    expect(await entry(first)).toBe('offered');
    const { offerUntil } = await readWaitingEntry(world.store, first.caller, first.id);
    expect(offerUntil?.toISOString()).toBe(at(1395));
  });

  test('within the cancellation window everyone on the list is emailed about a free place, and again about the next one; the first to book gets it', async () => {
    const { sessionId } = await aFullClass();
    setMinutes(1441);
    const holder = await createCaller();
    await add(holder, sessionId);
    const [one, two] = [await waiting(sessionId), await waiting(sessionId)];
    await deleteCart(world.store, holder);
    expect((await entry(one)).slice(0, 4) + (await entry(two)).slice(0, 4)).toBe('toldtold');
    expect(await stateOf(sessionId)).toBe('few 1');
    await add(two.caller, sessionId);
    expect(await entry(one)).toMatch(/^waiting/);
    await deleteCart(world.store, two.caller);
    expect(await mailsTo(one.caller)).toEqual(['A space has come up', 'A space has come up']);
  });

  test('a place that comes free ends an entry whose person has another session at the time, and goes to the next', async () => {
    const { sessionId, holder } = await aFullClass();
    const first = await waiting(sessionId);
    setMinutes(1);
    const second = await waiting(sessionId);
    await add(first.caller, await aClass(world.store, 5, { localStart: '12:30' }));
    await deleteCart(world.store, holder);
    expect([await entry(first), await entry(second)]).toEqual(['ended: clash', 'offered']);
    expect(await mailsTo(first.caller)).toEqual(['Waiting list']);
  });

  test('nothing ends or comes free when somebody leaves the list', async () => {
    const { sessionId } = await aFullClass();
    const [first, second] = [await waiting(sessionId), await waiting(sessionId)];
    await leaveWaitingList(world.store, first.caller, first.id);
    expect(await entry(first)).toBe('ended: left');
    expect(await entry(second)).toBe('waiting 1 of 1');
    expect(await takenIn(sessionId)).toBe(1);
    await waiting(sessionId, first.caller);
  });
});
