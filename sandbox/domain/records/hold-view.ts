import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import type { ItemHold } from '../shapes/cart.ts';
import type { CartItemRecord } from './cart.ts';
import { placesOfItems, placesTaken } from './session-places.ts';
import { sessionById } from './sessions.ts';

/** The holds of a cart's places, by item. `lapsed` can be held again; `lost` is full, cancelled or has begun. */
export async function holdsOf(
  db: Tx,
  store: Store,
  items: readonly CartItemRecord[],
): Promise<ReadonlyMap<string, ItemHold>> {
  const booked = items.filter(({ booking }) => booking !== null);
  if (booked.length === 0) return new Map();
  const inForce = await placesOfItems(
    db,
    store,
    booked.map(({ id }) => id),
  );
  const free = await freePlaces(db, store, [...new Set(booked.map(({ referenceId }) => referenceId))]);
  return new Map(
    booked.map(({ id, referenceId, quantity }): [string, ItemHold] => {
      const places = inForce.get(id) ?? [];
      const left = free.get(referenceId) ?? null;
      const isHeld = places.length >= quantity && left !== null;
      const until = places[0]?.heldUntil?.toISOString() ?? null;
      if (isHeld) return [id, { state: 'held', until }];
      return [id, { state: left !== null && left >= quantity ? 'lapsed' : 'lost', until: null }];
    }),
  );
}

/** The places left by session; one that cannot be booked any more is not in the map. */
async function freePlaces(
  db: Tx,
  store: Store,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const taken = await placesTaken(db, store, sessionIds);
  const free = new Map<string, number>();
  for (const id of sessionIds) {
    const session = await sessionById(db, store, id);
    if (!session || session.cancelledReason !== null || session.startsAt <= store.clock.now()) continue;
    free.set(id, session.onlineCapacity - (taken.get(id) ?? 0));
  }
  return free;
}
