import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import type { CartItemRecord } from '../../common/index.ts';
import type { ItemHold } from '../../common/types.ts';
import { findPlacesByItem } from '../../sessions/index.ts';
import { filterItemsWithPlaces, type PlacesItem } from '../item-kinds/registry.ts';
import { findItemsForOthers, personGoneError } from './own-people.ts';

/** Why an item's places can no longer be held, and whether another choice could help. */
export interface PlaceLoss {
  readonly message: string;
  readonly isFinal: boolean;
}

/** Why the hold of an item is `lost`. */
export async function findLoss(
  db: Tx,
  store: Store,
  ownerId: string,
  { item, places }: PlacesItem,
): Promise<PlaceLoss> {
  const withdrawal = await places.withdrawn(db, store, item);
  if (withdrawal) return { message: withdrawal.message, isFinal: true };
  const [itemForOther] = await findItemsForOthers(db, store, ownerId, [item]);
  if (itemForOther) return { message: personGoneError(itemForOther).message, isFinal: true };
  const hasBegun = item.booking !== null && new Date(item.booking.startsAt) <= store.clock.now();
  if (hasBegun) return { message: 'This has started.', isFinal: true };
  const message = item.quantity > 1 ? 'There aren’t enough spaces left.' : 'The last space has just gone.';
  return { message, isFinal: false };
}

/**
 * The holds of a customer's places, by item. `lapsed` places can be held again; `lost` places are full, cancelled,
 * already begun, or for somebody who is no longer one of the customer's people.
 */
export async function findHolds(
  db: Tx,
  store: Store,
  ownerId: string,
  items: readonly CartItemRecord[],
): Promise<ReadonlyMap<string, ItemHold>> {
  const withPlaces = filterItemsWithPlaces(items);
  const inForce = await findPlacesByItem(
    db,
    store,
    withPlaces.map(({ item }) => item.id),
  );
  const ofOthers = await findItemsForOthers(
    db,
    store,
    ownerId,
    withPlaces.map(({ item }) => item),
  );
  const holds = new Map<string, ItemHold>();
  for (const kind of new Set(withPlaces.map(({ places }) => places))) {
    const kindItems = withPlaces.filter(({ places }) => places === kind).map(({ item }) => item);
    const withRoom = await kind.withRoom(db, store, kindItems, inForce);
    for (const item of kindItems) {
      const places = inForce.get(item.id) ?? [];
      if (!withRoom.has(item.id) || ofOthers.includes(item))
        holds.set(item.id, { state: 'lost', until: null });
      else if (places.length < kind.needed(item)) holds.set(item.id, { state: 'lapsed', until: null });
      else holds.set(item.id, { state: 'held', until: places[0]?.heldUntil?.toISOString() ?? null });
    }
  }
  return holds;
}
