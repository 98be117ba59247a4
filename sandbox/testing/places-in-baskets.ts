import { afterAll, beforeAll, beforeEach } from 'vitest';
import { addToCart, getCart } from '../domain/basket/index.ts';
import type { Caller } from '../domain/common/types.ts';
import { countTakenPlaces } from '../domain/sessions/index.ts';
import { openMemoryStore } from '../store/open-memory-store.ts';
import type { Store } from '../store/store.ts';
import { createCustomer } from './joining-customer.ts';

const BEGINS_AT = new Date('2026-11-24T10:00:00Z');

/** The refusal of a request whose first item is full. */
export const fullRefusal = {
  status: 422,
  errors: { 'items.0': ['The last space has just gone.'] },
  reasons: { 'items.0': 'full' },
};

/** A store for one test file, with a clock that the tests set. It starts at 10:00 in each test. */
export function createBasketStore() {
  let now = BEGINS_AT;
  let store: Store;
  const addMinutes = (minute: number) => new Date(BEGINS_AT.getTime() + minute * 60_000);

  beforeAll(async () => {
    store = await openMemoryStore({ clock: { now: () => now } });
  }, 120_000);
  afterAll(() => store.close());
  beforeEach(() => {
    now = BEGINS_AT;
  });

  return {
    get store() {
      return store;
    },
    /** Sets the clock to minutes after 10:00. */
    setMinutes(minute: number) {
      now = addMinutes(minute);
    },
    /** The number of minutes between 10:00 and an instant. */
    minutesUntil: (instantText: string) => (Date.parse(instantText) - BEGINS_AT.getTime()) / 60_000,
    /** The instant some minutes after 10:00, in the format of the API. */
    toInstant: (minute: number) => addMinutes(minute).toISOString(),
    createCaller: async () => (await createCustomer(store)).caller,
    addSessions: (caller: Caller, ...sessionIds: string[]) =>
      addToCart(store, caller, { items: sessionIds.map((id) => ({ id, type: 'activity', options: {} })) }),
    listHoldStates: async (caller: Caller) =>
      (await getCart(store, caller))?.items.map(({ place }) => place?.hold.state),
    countPlacesTaken: (sessionId: string) =>
      store.read(async (db) => (await countTakenPlaces(db, store, [sessionId])).get(sessionId) ?? 0),
  };
}
