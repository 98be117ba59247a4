import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../../../server/testing.ts';
import type { Store } from '../../../store/store.ts';
import { countTakenPlaces, takePlaces } from './session-places.ts';

// On PostgreSQL these calls run concurrently; in the in-process database one after the other.

const CAPACITY = 20;

let sandbox: TestSandbox;
let store: Store;

beforeAll(async () => {
  sandbox = await openTestSandbox();
  store = sandbox.store;
});
afterAll(() => sandbox.close());

const storePlaces = (sessionKey: string, count: number, heldUntil: Date | null = null) =>
  store.write((tx) => {
    const places = Array.from({ length: count }, () => ({ holderId: randomUUID(), heldUntil }));
    return takePlaces(tx, store, { sessionKey, capacity: CAPACITY, places });
  });

const countTaken = (sessionKey: string) =>
  store.read(async (db) => (await countTakenPlaces(db, store, [sessionKey])).get(sessionKey));

// Proves B4.1.
test('sixty people at once for twenty places: twenty get one, forty are refused', async () => {
  const key = randomUUID();
  const outcomes = await Promise.all(Array.from({ length: 60 }, () => storePlaces(key, 1)));
  expect(outcomes.filter((isTaken) => isTaken)).toHaveLength(CAPACITY);
  expect(await countTaken(key)).toBe(CAPACITY);
});

test('groups of three at once: six groups fit, and the last two places stay free', async () => {
  const key = randomUUID();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => storePlaces(key, 3)));
  expect(outcomes.filter((isTaken) => isTaken)).toHaveLength(6);
  expect(await countTaken(key)).toBe(18);
});

test('as many concurrent requests take lapsed places as fit', async () => {
  const key = randomUUID();
  await storePlaces(key, CAPACITY, new Date(store.clock.now().getTime() - 1));
  expect(await countTaken(key)).toBeUndefined();
  const outcomes = await Promise.all(Array.from({ length: 40 }, () => storePlaces(key, 1)));
  expect(outcomes.filter((isTaken) => isTaken)).toHaveLength(CAPACITY);
  expect(await countTaken(key)).toBe(CAPACITY);
});
