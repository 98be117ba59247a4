import { expect, test } from 'vitest';
import { buildPenalty } from '../../scenarios/fresh-customer.ts';
import { penalties } from '../../store/schema/people.ts';
import { createChild } from '../../testing/a-camp.ts';
import { createClass } from '../../testing/a-class.ts';
import { createBasketStore, fullRefusal } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { updateCart } from '../cart/index.ts';
import type { Caller } from '../common/types.ts';
import { addToCart, getCart } from './cart.ts';

const setup = createBasketStore();
const { createCaller, addSessions, setMinutes } = setup;

/** A class with one place, which another customer holds. */
async function createFullClass(overrides: Parameters<typeof createClass>[2] = {}): Promise<string> {
  const id = await createClass(setup.store, 1, overrides);
  await addSessions(await createCaller(), id);
  return id;
}

/** Adds a class with a fixed attempt id, so that repeated calls are the same attempt. */
const tryToAdd = (caller: Caller, id: string, purchasedForUserId: string | null = null) =>
  addToCart(setup.store, caller, {
    items: [{ id, type: 'activity', purchasedForUserId, options: {} }],
    attemptId: 'the same one',
  });

test('a class that others have filled is refused without a transaction', async () => {
  const id = await createFullClass();
  const caller = await createCaller();
  const readOnly = {
    ...setup.store,
    write: () => Promise.reject(new Error('A transaction was begun.')),
  };
  const buildAddition = (session: string) => ({ items: [{ id: session, type: 'activity', options: {} }] });
  expect(await catchRefusal(addToCart(readOnly, caller, buildAddition(id)))).toMatchObject(fullRefusal);
  const freeClass = await createClass(setup.store, 1);
  await expect(addToCart(readOnly, caller, buildAddition(freeClass))).rejects.toThrow(
    'A transaction was begun.',
  );
});

test('a lapsed place is free, and a place that is kept for the desk is not', async () => {
  const id = await createFullClass();
  expect(await catchRefusal(addSessions(await createCaller(), id))).toMatchObject(fullRefusal);
  setMinutes(16);
  expect((await addSessions(await createCaller(), id)).items).toHaveLength(1);
  const deskClass = await createClass(setup.store, 2, { deskPlaces: 1 });
  await addSessions(await createCaller(), deskClass);
  expect(await catchRefusal(addSessions(await createCaller(), deskClass))).toMatchObject(fullRefusal);
});

test('a customer who already holds the last place gets a message that says so', async () => {
  const id = await createClass(setup.store, 1);
  const caller = await createCaller();
  await addSessions(caller, id);
  expect(await catchRefusal(addSessions(caller, id))).toMatchObject({ reasons: { 'items.0': 'in_basket' } });
});

test('a repeated attempt returns the basket, even if others have filled the class since', async () => {
  const id = await createClass(setup.store, 1);
  const caller = await createCaller();
  const { id: cartId } = await tryToAdd(caller, id);
  expect((await tryToAdd(caller, id)).id).toBe(cartId);
  setMinutes(16);
  await addSessions(await createCaller(), id);
  expect((await tryToAdd(caller, id)).items.map(({ place }) => place?.hold.state)).toEqual(['lost']);
});

test('a reason about the person takes precedence over a full class', async () => {
  const caller = await createCaller();
  const id = await createFullClass({ age: { min: 16, max: null } });
  const child = await createChild(setup.store, caller, 'Leo', 6);
  expect(await catchRefusal(tryToAdd(caller, id, child))).toMatchObject({
    reasons: { 'items.0': 'too_young' },
  });
  const stranger = await createChild(setup.store, await createCaller(), 'Mia', 9);
  expect(await catchRefusal(tryToAdd(caller, id, stranger))).toMatchObject({ status: 404 });
  await setup.store.write((tx) => tx.insert(penalties).values(buildPenalty(setup.store, caller.userId, 500)));
  expect(await catchRefusal(addSessions(caller, id))).toMatchObject({ reasons: { 'items.0': 'penalties' } });
});

test('adding to a basket that is being paid is refused for that reason', async () => {
  const caller = await createCaller();
  const { id: cartId } = await addSessions(caller, await createClass(setup.store, 1));
  await setup.store.write((tx) => updateCart(tx, setup.store, cartId, { status: 'paying' }));
  const refusal = await catchRefusal(addSessions(caller, await createFullClass()));
  expect(refusal.message).toMatch(/^A payment for this basket is in progress/);
  expect((await getCart(setup.store, caller))?.items).toHaveLength(1);
});
