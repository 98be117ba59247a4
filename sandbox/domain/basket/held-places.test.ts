import { describe, expect, test } from 'vitest';
import { demoId } from '../../seed/demo-ids.ts';
import { createClass } from '../../testing/a-class.ts';
import { createBasketStore, fullRefusal } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { getSessionDetail } from '../bookings/index.ts';
import { formatSessionId, parseSessionId } from '../catalogue/index.ts';
import { getWeekday } from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import {
  addToCart,
  clearCart,
  deleteCart,
  extendHold,
  getCart,
  removeFromCart,
  updateCartItem,
} from './cart.ts';

const setup = createBasketStore();
const { toInstant, createCaller, addSessions, listHoldStates, countPlacesTaken, setMinutes } = setup;

// Times are in minutes after the start of the test, as for `setMinutes`.
const SECOND_IN_MINUTES = 1 / 60;
/** 07:00 on the next day. */
const OPENING_MINUTES = 21 * 60;

describe('a place in the basket', () => {
  test('all places in the basket are held for fifteen minutes from the last change', async () => {
    const [yoga, aqua] = [
      await createClass(setup.store, 5),
      await createClass(setup.store, 5, { localStart: '15:00' }),
    ];
    const caller = await createCaller();
    expect((await addSessions(caller, yoga)).holdUntil).toBe(toInstant(15));
    setMinutes(9);
    const cart = await addSessions(caller, aqua);
    expect([cart.holdUntil, cart.serverTime]).toEqual([toInstant(24), toInstant(9)]);
    expect(cart.items.map(({ place }) => place?.hold)).toEqual([
      { state: 'held', until: toInstant(24) },
      { state: 'held', until: toInstant(24) },
    ]);
  });

  test('a place in the basket is held until its session begins at the latest, whatever else is in the basket', async () => {
    const [soon, later] = [
      await createClass(setup.store, 5),
      await createClass(setup.store, 5, { localStart: '15:00' }),
    ];
    const tenMinutesBefore = 26 * 60 - 10;
    setMinutes(tenMinutesBefore);
    const cart = await addSessions(await createCaller(), soon, later);
    expect(cart.items.map(({ place }) => place?.hold.until)).toEqual([
      toInstant(tenMinutesBefore + 10),
      toInstant(tenMinutesBefore + 15),
    ]);
  });

  // Proves B4.2.
  test('the last place is refused to everybody else with a machine-readable reason, and their basket stays as it was', async () => {
    const yoga = await createClass(setup.store, 1);
    const otherCaller = await createCaller();
    await addSessions(await createCaller(), yoga);
    expect(await catchRefusal(addSessions(otherCaller, yoga))).toMatchObject(fullRefusal);
    expect(await getCart(setup.store, otherCaller)).toBeNull();
  });

  // Proves B4.3.
  test('several items are either all added or none is', async () => {
    const [yoga, fullClass] = [await createClass(setup.store, 5), await createClass(setup.store, 0)];
    const caller = await createCaller();
    expect(await catchRefusal(addSessions(caller, yoga, fullClass))).toMatchObject({
      reasons: { 'items.1': 'full' },
    });
    expect(await countPlacesTaken(yoga)).toBe(0);
  });

  // Proves B4.3.
  test('the quantities of several items for one session are added up', async () => {
    const swim = await createClass(setup.store, 5, {
      activityId: demoId('activity:Swimming'),
      priceKey: 'swim',
    });
    const caller = await createCaller();
    const swimItem = { id: swim, type: 'activity', options: { quantity: 3 } };
    expect(await catchRefusal(addToCart(setup.store, caller, { items: [swimItem, swimItem] }))).toMatchObject(
      {
        reasons: { 'items.1': 'full' },
      },
    );
    const cart = await addToCart(setup.store, caller, { items: [swimItem] });
    expect(cart.totals.total).toBe(3 * 610);
    const [item] = cart.items;
    await updateCartItem(setup.store, caller, item?.id ?? '', { quantity: 5 });
    expect(await countPlacesTaken(swim)).toBe(5);
    expect(
      await catchRefusal(updateCartItem(setup.store, caller, item?.id ?? '', { quantity: 6 })),
    ).toMatchObject({
      status: 422,
    });
    expect(await countPlacesTaken(swim)).toBe(5);
  });

  test('the places of other customers do not count towards a customer’s limit', async () => {
    const swim = await createClass(setup.store, 30, {
      activityId: demoId('activity:Swimming'),
      priceKey: 'swim',
    });
    const addEight = (caller: Caller) =>
      addToCart(setup.store, caller, {
        items: [{ id: swim, type: 'activity', options: { quantity: 8 } }],
      });
    await addEight(await createCaller());
    await addEight(await createCaller());
    expect(await countPlacesTaken(swim)).toBe(16);
  });

  test('a person can have only one place in a session', async () => {
    const yoga = await createClass(setup.store, 5);
    const caller = await createCaller();
    await addSessions(caller, yoga);
    expect(await catchRefusal(addSessions(caller, yoga))).toMatchObject({
      reasons: { 'items.0': 'in_basket' },
    });
  });

  test('a place is free at once when it is removed or its basket is cleared or deleted', async () => {
    const yoga = await createClass(setup.store, 1);
    for (const endHold of [
      async (caller: Caller, id: string) => removeFromCart(setup.store, caller, [id]),
      async (caller: Caller) => clearCart(setup.store, caller, 'activity-booking'),
      async (caller: Caller) => deleteCart(setup.store, caller),
    ]) {
      const caller = await createCaller();
      const [item] = (await addSessions(caller, yoga)).items;
      expect(await countPlacesTaken(yoga)).toBe(1);
      await endHold(caller, item?.id ?? '');
      expect(await countPlacesTaken(yoga)).toBe(0);
    }
  });

  test('clearing the basket and adding a place again holds it for two hours at most; then others can have it', async () => {
    const yoga = await createClass(setup.store, 1);
    const otherClass = await createClass(setup.store, 1, { localStart: '15:00' });
    const [caller, nextCaller] = [await createCaller(), await createCaller()];
    let minute = 0;
    for (; minute < 112; minute += 14) {
      setMinutes(minute);
      await addSessions(caller, yoga);
      // Adding another class does not reset the limit.
      await addSessions(caller, otherClass);
      setMinutes(minute + 13);
      await clearCart(setup.store, caller, 'activity-booking');
    }
    setMinutes(119);
    expect(await addSessions(caller, yoga)).toMatchObject({ holdUntil: toInstant(120) });
    await clearCart(setup.store, caller, 'activity-booking');
    setMinutes(121);
    expect(await catchRefusal(addSessions(caller, yoga))).toMatchObject({ status: 422, errors: null });
    await addSessions(nextCaller, yoga);
    await clearCart(setup.store, nextCaller, 'activity-booking');
    setMinutes(136);
    expect(await addSessions(caller, yoga)).toMatchObject({ holdUntil: toInstant(151) });
  });

  test('holding a lapsed place again a minute later does not restart the two hours', async () => {
    const yoga = await createClass(setup.store, 1);
    const caller = await createCaller();
    await addSessions(caller, yoga);
    for (let minute = 16; minute < 120; minute += 16) {
      setMinutes(minute);
      await extendHold(setup.store, caller);
    }
    expect(await getCart(setup.store, caller)).toMatchObject({ holdUntil: toInstant(120) });
    setMinutes(121);
    expect(await catchRefusal(extendHold(setup.store, caller))).toMatchObject({ status: 422 });
  });

  // Proves B4.5.
  test('a lapsed place stays in the basket and can be held again until somebody else takes it', async () => {
    const yoga = await createClass(setup.store, 1);
    const [caller, otherCaller] = [await createCaller(), await createCaller()];
    const { itemHash } = await addSessions(caller, yoga);
    setMinutes(15);
    expect(await listHoldStates(caller)).toEqual(['lapsed']);
    expect(await extendHold(setup.store, caller)).toMatchObject({
      holdUntil: toInstant(30),
      itemHash,
    });
    setMinutes(30);
    await addSessions(otherCaller, yoga);
    expect(await listHoldStates(caller)).toEqual(['lost']);
    expect(await extendHold(setup.store, caller)).toMatchObject({ holdUntil: null, itemHash });
    expect(await listHoldStates(otherCaller)).toEqual(['held']);
  });

  // Proves B4.8.
  test('"Keep my spaces" has a limit, and a refused request changes nothing', async () => {
    const yoga = await createClass(setup.store, 1);
    const caller = await createCaller();
    await addSessions(caller, yoga);
    for (let time = 1; time <= 10; time += 1) {
      setMinutes(5 + 5 * time);
      expect(await extendHold(setup.store, caller)).toMatchObject({
        holdUntil: toInstant(15 + 5 * time),
      });
    }
    setMinutes(60);
    expect(await catchRefusal(extendHold(setup.store, caller))).toMatchObject({ status: 422 });
    expect(await getCart(setup.store, caller)).toMatchObject({ holdUntil: toInstant(65) });
  });

  // Proves B4.8.
  test('two tabs that extend a hold at the same time extend it once', async () => {
    const yoga = await createClass(setup.store, 1);
    const caller = await createCaller();
    await addSessions(caller, yoga);
    for (let time = 1; time <= 10; time += 1) {
      setMinutes(5 + 5 * time);
      const extensions = [extendHold(setup.store, caller), extendHold(setup.store, caller)];
      for (const cart of await Promise.all(extensions))
        expect(cart?.holdUntil).toBe(toInstant(15 + 5 * time));
    }
  });

  // Proves B4.4.
  test('a place is free for others at the second at which its hold lapses, and not before', async () => {
    const yoga = await createClass(setup.store, 1);
    const [caller, otherCaller] = [await createCaller(), await createCaller()];
    await addSessions(caller, yoga);
    setMinutes(15 - SECOND_IN_MINUTES);
    expect(await catchRefusal(addSessions(otherCaller, yoga))).toMatchObject(fullRefusal);
    setMinutes(15);
    await addSessions(otherCaller, yoga);
    expect(await listHoldStates(caller)).toEqual(['lost']);
  });

  // Proves B2.6.
  test('a place can be added from 07:00 on the day that booking opens, and not a second before', async () => {
    const { patternId } = parseSessionId(
      await createClass(setup.store, 5, {
        weekday: getWeekday('2026-12-02'),
        fromDate: '2026-12-02',
        untilDate: '2026-12-02',
      }),
    ) ?? { patternId: '' };
    const yoga = formatSessionId(patternId, '2026-12-02');
    const caller = await createCaller();
    setMinutes(OPENING_MINUTES - SECOND_IN_MINUTES);
    expect(await catchRefusal(addSessions(caller, yoga))).toMatchObject({
      reasons: { 'items.0': 'not_open_yet' },
    });
    const [self] = (await getSessionDetail(setup.store, caller, yoga)).people;
    expect([self?.verdict.code, self?.opensAt?.toISOString()]).toEqual([
      'not_open_yet',
      toInstant(OPENING_MINUTES),
    ]);
    setMinutes(OPENING_MINUTES);
    expect((await addSessions(caller, yoga)).items).toHaveLength(1);
  });

  test('a place in the basket is never held beyond the start of its session', async () => {
    const yoga = await createClass(setup.store, 1);
    const caller = await createCaller();
    setMinutes(26 * 60 - 5);
    expect((await addSessions(caller, yoga)).items[0]?.place?.hold.until).toBe(toInstant(26 * 60));
    setMinutes(26 * 60);
    expect(await listHoldStates(caller)).toEqual(['lost']);
  });
});
