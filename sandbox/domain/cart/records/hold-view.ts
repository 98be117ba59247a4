import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import type { CartItemRecord } from '../../common/index.ts';
import type { ItemHold } from '../../common/types.ts';
import { findPlacesByItem } from '../../sessions/index.ts';
import { filterItemsWithPlaces, type ItemWithPlaces } from '../item-kinds/registry.ts';
import { buildPersonGoneError, findItemsForOthers } from './own-people.ts';

/** Why an item's places can no longer be held, and whether another choice could help. */
export interface PlaceLoss {
  readonly message: string;
  readonly isFinal: boolean;
}

/** Why the hold of an item is `lost`. */
export async function findPlaceLoss(
  db: Tx,
  store: Store,
  ownerId: string,
  { item, placeRules }: ItemWithPlaces,
): Promise<PlaceLoss> {
  const withdrawal = await placeRules.findWithdrawal(db, store, item);
  if (withdrawal) return { message: withdrawal.message, isFinal: true };
  const [itemForUnknownPerson] = await findItemsForOthers(db, store, ownerId, [item]);
  if (itemForUnknownPerson)
    return { message: buildPersonGoneError(itemForUnknownPerson).message, isFinal: true };
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
  const itemsWithPlaces = filterItemsWithPlaces(items);
  const placesByItem = await findPlacesByItem(
    db,
    store,
    itemsWithPlaces.map(({ item }) => item.id),
  );
  const itemsForOthers = await findItemsForOthers(
    db,
    store,
    ownerId,
    itemsWithPlaces.map(({ item }) => item),
  );
  const holds = new Map<string, ItemHold>();
  for (const placeRules of new Set(itemsWithPlaces.map(({ placeRules: heldPlaces }) => heldPlaces))) {
    const kindItems = itemsWithPlaces
      .filter(({ placeRules: heldPlaces }) => heldPlaces === placeRules)
      .map(({ item }) => item);
    const itemIdsWithRoom = await placeRules.findItemsWithRoom(db, store, kindItems, placesByItem);
    for (const item of kindItems) {
      const heldPlaces = placesByItem.get(item.id) ?? [];
      if (!itemIdsWithRoom.has(item.id) || itemsForOthers.includes(item))
        holds.set(item.id, { state: 'lost', until: null });
      else if (heldPlaces.length < placeRules.countNeeded(item))
        holds.set(item.id, { state: 'lapsed', until: null });
      else holds.set(item.id, { state: 'held', until: heldPlaces[0]?.heldUntil?.toISOString() ?? null });
    }
  }
  return holds;
}
