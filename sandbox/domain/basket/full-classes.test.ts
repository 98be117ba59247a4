import { expect, test } from 'vitest';
import { buildPenalty } from '../../scenarios/fresh-customer.ts';
import { penalties } from '../../store/schema/people.ts';
import { aChild } from '../../testing/a-camp.ts';
import { aClass } from '../../testing/a-class.ts';
import { createBasketPlaces, fullRefusal } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { updateCart } from '../cart/index.ts';
import type { Caller } from '../common/types.ts';
import { addToCart, getCart } from './cart.ts';

const world = createBasketPlaces();
const { createCaller, add, setMinutes } = world;

/** A class with one place, which another customer holds. */
async function aFullClass(overrides: Parameters<typeof aClass>[2] = {}): Promise<string> {
  const id = await aClass(world.store, 1, overrides);
  await add(await createCaller(), id);
  return id;
}

/** Adds a class with a fixed attempt id, so that repeated calls are the same attempt. */
const attempt = (caller: Caller, id: string, purchasedForUserId: string | null = null) =>
  addToCart(world.store, caller, {
    items: [{ id, type: 'activity', purchasedForUserId, options: {} }],
    attemptId: 'the same one',
  });

test('a class that others have filled is refused without a transaction', async () => {
  const id = await aFullClass();
  const caller = await createCaller();
  const readOnly = { ...world.store, write: () => Promise.reject(new Error('A transaction was begun.')) };
  const wanted = (session: string) => ({ items: [{ id: session, type: 'activity', options: {} }] });
  expect(await catchRefusal(addToCart(readOnly, caller, wanted(id)))).toMatchObject(fullRefusal);
  const free = await aClass(world.store, 1);
  await expect(addToCart(readOnly, caller, wanted(free))).rejects.toThrow('A transaction was begun.');
});

test('a lapsed place is free, and a place that is kept for the desk is not', async () => {
  const id = await aFullClass();
  expect(await catchRefusal(add(await createCaller(), id))).toMatchObject(fullRefusal);
  setMinutes(16);
  expect((await add(await createCaller(), id)).items).toHaveLength(1);
  const atDesk = await aClass(world.store, 2, { deskPlaces: 1 });
  await add(await createCaller(), atDesk);
  expect(await catchRefusal(add(await createCaller(), atDesk))).toMatchObject(fullRefusal);
});

test('a customer who already holds the last place gets a message that says so', async () => {
  const id = await aClass(world.store, 1);
  const caller = await createCaller();
  await add(caller, id);
  expect(await catchRefusal(add(caller, id))).toMatchObject({ reasons: { 'items.0': 'in_basket' } });
});

test('a repeated attempt returns the basket, even if others have filled the class since', async () => {
  const id = await aClass(world.store, 1);
  const caller = await createCaller();
  const { id: cartId } = await attempt(caller, id);
  expect((await attempt(caller, id)).id).toBe(cartId);
  setMinutes(16);
  await add(await createCaller(), id);
  expect((await attempt(caller, id)).items.map(({ place }) => place?.hold.state)).toEqual(['lost']);
});

test('a reason about the person takes precedence over a full class', async () => {
  const caller = await createCaller();
  const id = await aFullClass({ age: { min: 16, max: null } });
  const child = await aChild(world.store, caller, 'Leo', 6);
  expect(await catchRefusal(attempt(caller, id, child))).toMatchObject({
    reasons: { 'items.0': 'too_young' },
  });
  const stranger = await aChild(world.store, await createCaller(), 'Mia', 9);
  expect(await catchRefusal(attempt(caller, id, stranger))).toMatchObject({ status: 404 });
  await world.store.write((tx) => tx.insert(penalties).values(buildPenalty(world.store, caller.userId, 500)));
  expect(await catchRefusal(add(caller, id))).toMatchObject({ reasons: { 'items.0': 'penalties' } });
});

test('adding to a basket that is being paid is refused for that reason', async () => {
  const caller = await createCaller();
  const { id: cartId } = await add(caller, await aClass(world.store, 1));
  await world.store.write((tx) => updateCart(tx, world.store, cartId, { status: 'paying' }));
  const refusal = await catchRefusal(add(caller, await aFullClass()));
  expect(refusal.message).toMatch(/^A payment for this basket is in progress/);
  expect((await getCart(world.store, caller))?.items).toHaveLength(1);
});
