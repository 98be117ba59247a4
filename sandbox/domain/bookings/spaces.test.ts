import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type CourtDay, createCourtDay } from '../../scenarios/courts.ts';
import { sessionOverrides, sessionPatterns, venueClosures } from '../../store/schema/activities.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { addToCart, removeFromCart, updateCartItem } from '../basket/index.ts';
import type { Caller } from '../common/types.ts';
import { getSessionDetail } from './session-detail.ts';
import { getSlotDay, listFacilitiesAtVenue } from './spaces.ts';

const setup = createBasketStore();
const { createCaller, addSessions, countPlacesTaken, setMinutes, listHoldStates } = setup;

async function readSlotDay(
  { venueSlug, facilitySlug, sessionDate }: CourtDay,
  caller: Caller | null = null,
  date = sessionDate,
) {
  return getSlotDay(setup.store, caller, { venue: venueSlug, facilitySlug, date });
}

async function cancelClassOf({ venueId, sessionDate: date }: CourtDay): Promise<void> {
  const { operatorId } = setup.store;
  await setup.store.write(async (tx) => {
    const [pattern] = await tx.select().from(sessionPatterns).where(eq(sessionPatterns.venueId, venueId));
    const cancelled = { patternId: pattern?.id ?? '', date, cancelledReason: 'The leader is ill.' };
    await tx.insert(sessionOverrides).values({ operatorId, venueId, id: randomUUID(), ...cancelled });
  });
}

async function closeCentre(date: string, { venueId }: CourtDay): Promise<void> {
  const { operatorId } = setup.store;
  const closed = { firstDay: date, lastDay: date, reason: 'We are closed for Christmas.' };
  await setup.store.write((tx) =>
    tx.insert(venueClosures).values({ operatorId, venueId, id: randomUUID(), ...closed }),
  );
}

/** Finds a slot as the caller sees it. */
async function readCourtSession(courts: CourtDay, id: string, caller: Caller | null = null) {
  const { slots } = await readSlotDay(courts, caller);
  return slots.find(({ session }) => session.id === id);
}

describe('the slots of a day', () => {
  test('the slots of a day are each court at each time, with the peak price from 17:00 to 20:00', async () => {
    const courts = await createCourtDay(setup.store);
    const { slots, facility, rules } = await readSlotDay(courts);
    expect(facility).toMatchObject({ name: 'Badminton courts', spaces: [{}, {}, {}] });
    expect(slots).toHaveLength(15 * 3);
    expect(rules).toMatchObject({ perDay: 3, consecutive: 2 });
    const readPence = async (start: string) =>
      (await readCourtSession(courts, courts.slotOf(1, start)))?.session.prices.map((price) => price.price);
    expect(await readPence('16:00')).toEqual([1050, 850]);
    expect(await readPence('17:00')).toEqual([1450, 1150]);
    expect(await readPence('20:00')).toEqual([1050, 850]);
  });

  test('a class in the hall takes all its courts for as long as it lasts; a cancelled one takes none', async () => {
    const courts = await createCourtDay(setup.store);
    const takenSlots = (await readSlotDay(courts)).slots.filter(({ remaining }) => remaining === 0);
    expect(takenSlots.map(({ session }) => [session.localStart, session.notice])).toEqual([
      ['10:00', null],
      ['12:00', 'In use for Netball.'],
      ['12:00', 'In use for Netball.'],
      ['12:00', 'In use for Netball.'],
    ]);
    const day = (await readSlotDay(courts)).days.find(({ date }) => date === courts.sessionDate);
    expect(day?.sessionCount).toBe(15 * 3 - 4);
    await cancelClassOf(courts);
    expect((await readSlotDay(courts)).slots.filter(({ remaining }) => remaining === 0)).toHaveLength(1);
  });

  test('slots open at the time of their own start, seven days before for everybody without a membership', async () => {
    const courts = await createCourtDay(setup.store);
    const { slots, days } = await readSlotDay(courts, null, '2026-12-01');
    const states = slots
      .filter(({ session }) => session.space?.name === 'Court 1')
      .map(({ session, state, opensAt }) => [session.localStart, state, opensAt?.toISOString() ?? null]);
    expect(states.slice(0, 5)).toEqual([
      ['07:00', 'few', null],
      ['08:00', 'few', null],
      ['09:00', 'few', null],
      ['10:00', 'few', null],
      ['11:00', 'not_yet', '2026-11-24T11:00:00.000Z'],
    ]);
    expect(days.find(({ date }) => date === '2026-12-01')?.sessionCount).toBe(4 * 3);
    setMinutes(60);
    expect((await readSlotDay(courts, null, '2026-12-01')).days[0]?.sessionCount).toBe(5 * 3);
  });

  test('no slot exists on a day when the centre is closed', async () => {
    const courts = await createCourtDay(setup.store);
    await closeCentre('2026-12-25', courts);
    const { slots, days } = await readSlotDay(courts, null, '2026-12-25');
    expect(slots).toEqual([]);
    expect(days.find(({ date }) => date === '2026-12-25')?.closedReason).toMatch(/Christmas/);
    const slot = courts.slotOf(1, '18:00').replace(/-\d{8}-/, '-20261225-');
    const { sessionView: session } = await getSessionDetail(setup.store, null, slot);
    expect(session.state).toBe('cancelled');
  });

  test.each(['2026-11-23', '2028-01-01', 'tomorrow'])(
    'a request for the slots of %s is refused under `date`',
    async (date) => {
      const courts = await createCourtDay(setup.store);
      expect(await catchRefusal(readSlotDay(courts, null, date))).toMatchObject({
        status: 422,
        errors: { date: [expect.any(String)] },
      });
    },
  );

  test('an unknown court, or a time at which no slot starts, is not a slot', async () => {
    const courts = await createCourtDay(setup.store);
    const slot = courts.slotOf(1, '18:00');
    const otherCourt = slot.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    for (const id of [slot.replace(/1800$/, '1830'), slot.replace(/1800$/, '2200'), otherCourt])
      expect(await catchRefusal(getSessionDetail(setup.store, null, id))).toMatchObject({
        status: 404,
      });
  });
});

test('the facilities of a centre show how many slots are free today and the lowest price', async () => {
  const courts = await createCourtDay(setup.store);
  const { facilities } = await listFacilitiesAtVenue(setup.store, courts.venueSlug);
  // It is 10:00: the slot that has begun is closed, and the later ones are free.
  expect(facilities).toMatchObject([{ minutes: 50, lowestPrice: 1050, freeSlotCount: 11 * 3 }]);
  expect((await listFacilitiesAtVenue(setup.store, 'castlefield-baths')).facilities).toEqual([]);
  expect(await catchRefusal(listFacilitiesAtVenue(setup.store, 'no-such-centre'))).toMatchObject({
    status: 404,
  });
});

describe('a slot in the basket', () => {
  test('a slot in the basket is held for one customer, and shown as theirs to them alone', async () => {
    const courts = await createCourtDay(setup.store);
    const [caller, otherCaller] = [await createCaller(), await createCaller()];
    const cart = await addSessions(caller, courts.sessionId);
    expect(cart.items[0]).toMatchObject({
      name: 'Badminton court',
      price: 1450,
      place: { space: 'Court 2', localStart: '18:00', localEnd: '18:50', hold: { state: 'held' } },
    });
    expect(await readCourtSession(courts, courts.sessionId, caller)).toMatchObject({
      ownState: 'in_basket',
      remaining: 0,
    });
    expect(await readCourtSession(courts, courts.sessionId, otherCaller)).toMatchObject({
      ownState: null,
      state: 'full',
    });
    expect(await catchRefusal(addSessions(otherCaller, courts.sessionId))).toMatchObject({
      reasons: { 'items.0': 'full' },
    });
    setMinutes(16);
    await addSessions(otherCaller, courts.sessionId);
    expect(await listHoldStates(caller)).toEqual(['lost']);
    expect(await readCourtSession(courts, courts.sessionId, caller)).toMatchObject({ ownState: null });
  });

  test('a slot that a class needs or that somebody has taken cannot be booked', async () => {
    const courts = await createCourtDay(setup.store);
    for (const slot of [courts.slotOf(2, '12:00'), courts.takenSessionId]) {
      expect(await catchRefusal(addSessions(await createCaller(), slot))).toMatchObject({
        reasons: { 'items.0': 'full' },
      });
    }
  });

  test('a third court in a row is refused, one after a pause is not, and a fourth on the day is', async () => {
    const courts = await createCourtDay(setup.store);
    const caller = await createCaller();
    await addSessions(caller, courts.slotOf(1, '18:00'), courts.slotOf(2, '19:00'));
    expect(await catchRefusal(addSessions(caller, courts.slotOf(0, '20:00')))).toMatchObject({
      errors: { 'items.0': ['You can book up to 2 in a row.'] },
      reasons: { 'items.0': 'limit_reached' },
    });
    await addSessions(caller, courts.slotOf(0, '21:00'));
    expect(await catchRefusal(addSessions(caller, courts.slotOf(0, '08:00')))).toMatchObject({
      errors: { 'items.0': ['This can be booked 3 times a day.'] },
    });
  });

  test('of several requests for one slot, one gets it', async () => {
    const courts = await createCourtDay(setup.store);
    const sessions = await Promise.all(Array.from({ length: 3 }, () => createCaller()));
    const outcomes = await Promise.allSettled(
      sessions.map((session) => addSessions(session, courts.sessionId)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await countPlacesTaken(courts.sessionId)).toBe(1);
  });

  test('equipment hired with a slot has its price, and stays when the person or the price is changed', async () => {
    const courts = await createCourtDay(setup.store);
    const caller = await createCaller();
    const buildCourtItem = (extras: string[]) => ({
      id: courts.sessionId,
      type: 'activity',
      options: { extras },
    });
    const addWithExtras = (extras: string[]) =>
      addToCart(setup.store, caller, { items: [buildCourtItem(extras)] });
    expect(await catchRefusal(addWithExtras(['horse']))).toMatchObject({
      errors: { 'items.0.extras': [expect.any(String)] },
    });
    expect(await countPlacesTaken(courts.sessionId)).toBe(0);
    const cart = await addWithExtras(['rackets']);
    const [item] = cart.items;
    expect(item).toMatchObject({
      price: 1750,
      fullPrice: 1750,
      description: 'Two rackets',
      options: { extras: ['rackets'] },
      canEdit: ['price', 'extras'],
    });
    const itemId = item?.id ?? '';
    const changeOptions = (options: { extras?: string[] }) =>
      updateCartItem(setup.store, caller, itemId, options);
    expect((await changeOptions({})).items[0]).toMatchObject({ price: 1750 });
    // A lapsed slot can be held again and its extras changed.
    setMinutes(16);
    expect(await listHoldStates(caller)).toEqual(['lapsed']);
    expect((await changeOptions({ extras: [] })).items[0]).toMatchObject({ price: 1450, options: {} });
    await removeFromCart(setup.store, caller, [itemId]);
    expect(await countPlacesTaken(courts.sessionId)).toBe(0);
  });
});
