import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoId } from '../../seed/demo-ids.ts';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import type { Store } from '../../store/store.ts';
import { aClass } from '../../testing/a-class.ts';
import { aCustomer } from '../../testing/joining-customer.ts';
import { refusalOf } from '../../testing/refusal.ts';
import { placesTaken } from '../records/session-places.ts';
import type { Session } from '../types.ts';
import {
  addToCart,
  clearCart,
  deleteCart,
  extendHold,
  getCart,
  removeFromCart,
  updateCartItem,
} from './cart.ts';

const BEGIN = new Date('2026-11-24T10:00:00Z');
let now = BEGIN;
let store: Store;

beforeAll(async () => {
  store = await openMemoryStore({ clock: { now: () => now } });
});
afterAll(() => store.close());
beforeEach(() => {
  now = BEGIN;
});

const minutes = (count: number) => {
  now = new Date(BEGIN.getTime() + count * 60_000);
};
const at = (count: number) => new Date(BEGIN.getTime() + count * 60_000).toISOString();
const someone = async () => (await aCustomer(store)).session;
const add = (session: Session, ...sessionIds: string[]) =>
  addToCart(store, session, { items: sessionIds.map((id) => ({ id, type: 'activity', options: {} })) });
const holdsOf = async (session: Session) =>
  (await getCart(store, session))?.items.map(({ place }) => place?.hold.state);
const takenIn = (sessionId: string) =>
  store.read(async (db) => (await placesTaken(db, store, [sessionId])).get(sessionId) ?? 0);
const full = {
  status: 422,
  errors: { 'items.0': ['The last place has just gone.'] },
  reasons: { 'items.0': 'full' },
};

describe('a place in the basket', () => {
  test('is held for fifteen minutes from the last change, all of the basket together', async () => {
    const [yoga, aqua] = [await aClass(store, 5), await aClass(store, 5, { localStart: '15:00' })];
    const session = await someone();
    expect((await add(session, yoga)).holdUntil).toBe(at(15));
    minutes(9);
    const cart = await add(session, aqua);
    expect([cart.holdUntil, cart.serverTime]).toEqual([at(24), at(9)]);
    expect(cart.items.map(({ place }) => place?.hold)).toEqual([
      { state: 'held', until: at(24) },
      { state: 'held', until: at(24) },
    ]);
  });

  test('the last one is refused to everybody else, with a reason for programs, and their basket stays as it was', async () => {
    const yoga = await aClass(store, 1);
    const other = await someone();
    await add(await someone(), yoga);
    expect(await refusalOf(add(other, yoga))).toMatchObject(full);
    expect(await getCart(store, other)).toBeNull();
  });

  test('of several items all are added or none', async () => {
    const [yoga, gone] = [await aClass(store, 5), await aClass(store, 0)];
    const session = await someone();
    expect(await refusalOf(add(session, yoga, gone))).toMatchObject({ reasons: { 'items.1': 'full' } });
    expect(await takenIn(yoga)).toBe(0);
  });

  test('lines for one session are summed', async () => {
    const swim = await aClass(store, 5, { activityId: demoId('activity:Swimming'), priceKey: 'swim' });
    const session = await someone();
    const line = { id: swim, type: 'activity', options: { quantity: 3 } };
    expect(await refusalOf(addToCart(store, session, { items: [line, line] }))).toMatchObject({
      reasons: { 'items.1': 'full' },
    });
    const cart = await addToCart(store, session, { items: [line] });
    expect(cart.totals.total.amount).toBe(3 * 610);
    const [item] = cart.items;
    await updateCartItem(store, session, item?.id ?? '', { quantity: 5 });
    expect(await takenIn(swim)).toBe(5);
    expect(await refusalOf(updateCartItem(store, session, item?.id ?? '', { quantity: 6 }))).toMatchObject({
      status: 422,
    });
    expect(await takenIn(swim)).toBe(5);
  });

  test('one person has one place in a session', async () => {
    const yoga = await aClass(store, 5);
    const session = await someone();
    await add(session, yoga);
    expect(await refusalOf(add(session, yoga))).toMatchObject({ reasons: { 'items.0': 'in_basket' } });
  });

  test('is free at once when it is removed, cleared or thrown away', async () => {
    const yoga = await aClass(store, 1);
    for (const end of [
      async (session: Session, id: string) => removeFromCart(store, session, [id]),
      async (session: Session) => clearCart(store, session, 'activity-booking'),
      async (session: Session) => deleteCart(store, session),
    ]) {
      const session = await someone();
      const [item] = (await add(session, yoga)).items;
      expect(await takenIn(yoga)).toBe(1);
      await end(session, item?.id ?? '');
      expect(await takenIn(yoga)).toBe(0);
    }
  });

  test('that has lapsed stays in the basket: it can be held again until somebody else takes it', async () => {
    const yoga = await aClass(store, 1);
    const [session, other] = [await someone(), await someone()];
    const { itemHash } = await add(session, yoga);
    minutes(15);
    expect(await holdsOf(session)).toEqual(['lapsed']);
    expect(await extendHold(store, session)).toMatchObject({ holdUntil: at(30), itemHash });
    minutes(30);
    await add(other, yoga);
    expect(await holdsOf(session)).toEqual(['lost']);
    expect(await extendHold(store, session)).toMatchObject({ holdUntil: null, itemHash });
    expect(await holdsOf(other)).toEqual(['held']);
  });

  test('"Keep my places" has its limits, and a refused one moves nothing', async () => {
    const yoga = await aClass(store, 1);
    const session = await someone();
    await add(session, yoga);
    for (let time = 1; time <= 10; time += 1) {
      minutes(5 + 5 * time);
      expect(await extendHold(store, session)).toMatchObject({ holdUntil: at(15 + 5 * time) });
    }
    minutes(60);
    expect(await refusalOf(extendHold(store, session))).toMatchObject({ status: 422 });
    expect(await getCart(store, session)).toMatchObject({ holdUntil: at(65) });
  });

  test('is never held beyond the start of its session', async () => {
    const yoga = await aClass(store, 1);
    const session = await someone();
    minutes(26 * 60 - 5);
    expect((await add(session, yoga)).items[0]?.place?.hold.until).toBe(at(26 * 60));
    minutes(26 * 60);
    expect(await holdsOf(session)).toEqual(['lost']);
  });
});
