import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMemoryStore } from '../../../store/open-memory-store.ts';
import type { Store } from '../../../store/store.ts';
import {
  countTakenPlaces,
  findPlacesByHolder,
  findPlacesByItem,
  releasePlaces,
  takePlaces,
  updatePlaces,
} from './session-places.ts';

const MINUTE_MS = 60_000;
const CAPACITY = 5;

let now = new Date('2026-11-24T18:00:00Z');
let store: Store;

beforeAll(async () => {
  store = await openMemoryStore({ clock: { now: () => now } });
});
afterAll(() => store.close());

const addMinutes = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);

function storePlaces(
  sessionKey: string,
  count: number,
  overrides: { cartItemId?: string; holderId?: string; heldUntil?: Date | null; capacity?: number } = {},
): Promise<boolean> {
  const {
    cartItemId = randomUUID(),
    holderId = randomUUID(),
    heldUntil = addMinutes(15),
    capacity = CAPACITY,
  } = overrides;
  const place = { holderId, cartItemId, heldUntil };
  const places = Array.from({ length: count }, () => place);
  return store.write((tx) => takePlaces(tx, store, { sessionKey, capacity, places }));
}

const countTaken = (sessionKey: string) =>
  store.read(async (db) => (await countTakenPlaces(db, store, [sessionKey])).get(sessionKey) ?? 0);

describe('the places of a session', () => {
  // Proves B4.3.
  test('one request for more places than are free takes none of them', async () => {
    const key = randomUUID();
    expect(await storePlaces(key, 3)).toBe(true);
    expect(await storePlaces(key, 3)).toBe(false);
    expect(await countTaken(key)).toBe(3);
    expect(await storePlaces(key, 2)).toBe(true);
  });

  test('a held place is free at the exact instant at which it lapses, and not before', async () => {
    const key = randomUUID();
    await storePlaces(key, CAPACITY, { heldUntil: addMinutes(15) });
    now = new Date(addMinutes(15).getTime() - 1);
    expect(await storePlaces(key, 1)).toBe(false);
    now = new Date(now.getTime() + 1);
    expect(await countTaken(key)).toBe(0);
    expect(await storePlaces(key, CAPACITY)).toBe(true);
  });

  test('a lapsed place keeps its row while another number is free', async () => {
    const [key, holderId] = [randomUUID(), randomUUID()];
    const rows = () => store.read((db) => findPlacesByHolder(db, store, { sessionKey: key, holderId }));
    await storePlaces(key, 1, { holderId, heldUntil: addMinutes(1) });
    now = addMinutes(1);
    await storePlaces(key, CAPACITY - 1);
    expect(await rows()).toHaveLength(1);
    await storePlaces(key, 1);
    expect(await rows()).toEqual([]);
  });

  test('a lapsed place no longer belongs to its item, and moving the hold does not bring it back', async () => {
    const [key, cartItemId] = [randomUUID(), randomUUID()];
    const places = () => store.read((db) => findPlacesByItem(db, store, [cartItemId]));
    await storePlaces(key, 2, { cartItemId, heldUntil: addMinutes(1) });
    expect((await places()).get(cartItemId)).toHaveLength(2);
    now = addMinutes(1);
    await store.write((tx) => updatePlaces(tx, store, [cartItemId], { heldUntil: addMinutes(5) }));
    expect((await places()).get(cartItemId)).toBeUndefined();
  });

  // Proves B4.11.
  test('a capacity lowered below the number of taken places frees nothing', async () => {
    const key = randomUUID();
    await storePlaces(key, 4);
    expect(await storePlaces(key, 1, { capacity: 2 })).toBe(false);
    expect(await storePlaces(key, 1, { capacity: 5 })).toBe(true);
  });

  test('the places of each operator and session are counted separately', async () => {
    const key = randomUUID();
    await storePlaces(key, CAPACITY);
    expect(await storePlaces(randomUUID(), CAPACITY)).toBe(true);
    const otherOperatorStore = { ...store, operatorId: randomUUID() };
    const places = [{ holderId: randomUUID(), heldUntil: null }];
    const request = { sessionKey: key, capacity: 1, places };
    expect(await store.write((tx) => takePlaces(tx, otherOperatorStore, request))).toBe(true);
    expect(await countTaken(key)).toBe(CAPACITY);
  });

  // Proves B4.1.
  test('however places are taken, extended, lapse and are released, never more are taken than fit, and none is refused while it fits', async () => {
    const anyPlaceChange = fc.record({
      does: fc.constantFrom('take', 'take', 'take', 'wait', 'keep', 'book', 'release'),
      count: fc.integer({ min: 0, max: 4 }),
      minutes: fc.integer({ min: 1, max: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyPlaceChange, { minLength: 5, maxLength: 20 }), async (changes) => {
        const key = randomUUID();
        const items: { cartItemId: string; count: number; heldUntil: Date | null }[] = [];
        const listValidHolds = () =>
          items
            .filter(({ heldUntil }) => heldUntil === null || heldUntil > now)
            .reduce((sum, { count }) => sum + count, 0);
        for (const { does, count, minutes } of changes) {
          const item = items[count % Math.max(items.length, 1)];
          if (does === 'wait') now = addMinutes(minutes);
          if (does === 'take') {
            const [cartItemId, heldUntil] = [randomUUID(), addMinutes(minutes)];
            const fits = listValidHolds() + count <= CAPACITY;
            expect(await storePlaces(key, count, { cartItemId, heldUntil })).toBe(fits);
            if (fits) items.push({ cartItemId, count, heldUntil });
          }
          if (!item || (item.heldUntil !== null && item.heldUntil <= now)) continue;
          if (does === 'keep' || does === 'book') {
            item.heldUntil = does === 'keep' ? addMinutes(minutes) : null;
            const { cartItemId, heldUntil } = item;
            await store.write((tx) => updatePlaces(tx, store, [cartItemId], { heldUntil }));
          }
          if (does === 'release') {
            await store.write((tx) => releasePlaces(tx, store, [item.cartItemId]));
            items.splice(items.indexOf(item), 1);
          }
          expect(await countTaken(key)).toBe(listValidHolds());
        }
      }),
      { numRuns: 40 },
    );
  });
});
