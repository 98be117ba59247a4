import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { cartItems } from '../../../store/schema/sales.ts';
import type { Store } from '../../../store/store.ts';
import {
  type BasketItemState,
  type CartItemRecord,
  type CartRecord,
  DomainError,
  prefixWithItem,
  validationError,
} from '../../common/index.ts';
import {
  calculateHoldEnd,
  extendForHandoff,
  extendForPayment,
  findPlacesByItem,
  findReachedLimit,
  type Hold,
  isHoldInForce,
  prolongHold,
  readHold,
  releasePlaces,
  renewHold,
  updatePlaces,
} from '../../sessions/index.ts';
import type { ItemToAdd } from '../item-kinds/item-kind.ts';
import { filterItemsWithPlaces, type ItemWithPlaces } from '../item-kinds/registry.ts';
import { findCartItems, updateCart } from './cart.ts';
import { buildPersonGoneError } from './own-people.ts';
import { continuePreviousHolds, recordHold } from './previous-holds.ts';

const LIMIT_MESSAGES = {
  often: 'You’ve kept your spaces ten times, so we can’t hold them any longer.',
  long: 'We’ve held your spaces for two hours, so we can’t hold them any longer.',
} as const;

/**
 * Holds all places of the basket for longer, after an item was changed.
 * @throws DomainError 422 when lapsed places were held for too long before
 */
export async function holdAfterChange(tx: Tx, store: Store, cart: CartRecord): Promise<CartRecord> {
  return saveHold(tx, store, cart, await calculateNextHold(tx, store, cart));
}

/** The hold after a change. A lapsed hold starts again, but the time held before counts towards the limit. */
async function calculateNextHold(tx: Tx, store: Store, cart: CartRecord): Promise<Hold> {
  const hold = renewHold(readHold(cart), store.clock.now());
  if (isHoldInForce(readHold(cart), store.clock.now())) return hold;
  const items = filterItemsWithPlaces(await findCartItems(tx, store, cart.id));
  const referenceIds = items.map(({ item }) => item.referenceId);
  return continuePreviousHolds(tx, store, cart.customerId, referenceIds, hold);
}

/**
 * The hold for items that are added. Time that the waiting list held a place for an offer does not count.
 * @throws DomainError 422 if the customer has just held places of one of them for too long
 */
export function calculateHoldForAdding(
  tx: Tx,
  store: Store,
  cart: CartRecord,
  items: readonly ItemToAdd[],
): Promise<Hold> {
  const hold = renewHold(readHold(cart), store.clock.now());
  const referenceIds = items.filter(({ offerId }) => offerId === undefined).map(({ id }) => id);
  return continuePreviousHolds(tx, store, cart.customerId, referenceIds, hold);
}

/** Holds the basket's earlier items as long as the added ones, which `hold` holds. */
export async function applyHoldAfterAdding(
  tx: Tx,
  store: Store,
  cart: CartRecord,
  hold: Hold,
  {
    itemsBefore,
    addedItems,
  }: { itemsBefore: readonly CartItemRecord[]; addedItems: readonly CartItemRecord[] },
): Promise<CartRecord> {
  if (filterItemsWithPlaces([...itemsBefore, ...addedItems]).length === 0) return cart;
  await updateHeldUntil(tx, store, itemsBefore, hold);
  await recordItemHolds(tx, store, cart, [...itemsBefore, ...addedItems], hold);
  return updateCartHold(tx, store, cart, hold);
}

/**
 * Keeps the places for longer, and takes lapsed ones again where there is room.
 * @throws DomainError 422 when a limit is reached
 */
export async function extendPlacesHold(tx: Tx, store: Store, storedCart: CartRecord): Promise<CartRecord> {
  const { cart, heldCount, retakenCount } = await retakeLapsedPlaces(
    tx,
    store,
    storedCart,
    await calculateNextHold(tx, store, storedCart),
  );
  if (heldCount === 0 || retakenCount > 0) return cart;
  const holdBefore = readHold(cart);
  const hold = prolongHold(holdBefore, store.clock.now());
  if (hold) return saveHold(tx, store, cart, hold);
  throw validationError(
    `${LIMIT_MESSAGES[holdBefore ? findReachedLimit(holdBefore) : 'long']} Please pay before we release them.`,
  );
}

/**
 * Before an order: takes lapsed places again, and also places whose price conditions no longer apply, at the current price.
 * @throws DomainError 422 under `items.N`, with its reason, if a place is gone
 */
export async function holdForOrder(tx: Tx, store: Store, storedCart: CartRecord): Promise<CartRecord> {
  const { cart, lostItems } = await retakeLapsedPlaces(tx, store, storedCart);
  const [firstLost] = lostItems;
  if (firstLost) throw prefixWithItem(`items.${firstLost.index}`, firstLost.refusal);
  return cart;
}

/** When a payment is authorised: holds the places for long enough for the bank's challenge. */
export function holdForPayment(tx: Tx, store: Store, cart: CartRecord): Promise<CartRecord> {
  return saveHold(tx, store, cart, extendForPayment(readHold(cart), store.clock.now()));
}

/** After a refusal has rolled its transaction back: updates places and prices to what the payment must see. */
export async function refreshPlacesAndPrices(tx: Tx, store: Store, cart: CartRecord): Promise<void> {
  await retakeLapsedPlaces(tx, store, cart);
}

/** When a payment is prepared: holds the places that are still held for long enough to pay. */
export async function holdWhilePreparing(tx: Tx, store: Store, cart: CartRecord): Promise<void> {
  const hold = readHold(cart);
  const now = store.clock.now();
  if (isHoldInForce(hold, now)) await saveHold(tx, store, cart, extendForPayment(hold, now));
}

/** Holds the places for as long as the customer has the basket on their own device. */
export function holdForHandoff(tx: Tx, store: Store, cart: CartRecord, until: Date): Promise<CartRecord> {
  return saveHold(tx, store, cart, extendForHandoff(readHold(cart), store.clock.now(), until));
}

/** Stops the places from lapsing while a payment completes the cart. */
export async function holdWithoutEnd(tx: Tx, store: Store, cart: CartRecord): Promise<void> {
  const items = filterItemsWithPlaces(await findCartItems(tx, store, cart.id));
  await updatePlaces(
    tx,
    store,
    items.map(({ item }) => item.id),
    { heldUntil: null },
  );
}

/** Lets the places of a reopened cart lapse again after a payment was released. */
export async function holdUntilPaid(tx: Tx, store: Store, cart: CartRecord): Promise<void> {
  await saveHold(tx, store, cart, extendForPayment(readHold(cart), store.clock.now()));
}

async function saveHold(tx: Tx, store: Store, cart: CartRecord, hold: Hold): Promise<CartRecord> {
  const items = await findCartItems(tx, store, cart.id);
  if (filterItemsWithPlaces(items).length === 0) return cart;
  await updateHeldUntil(tx, store, items, hold);
  await recordItemHolds(tx, store, cart, items, hold);
  return updateCartHold(tx, store, cart, hold);
}

function recordItemHolds(
  tx: Tx,
  store: Store,
  { customerId }: CartRecord,
  items: readonly CartItemRecord[],
  hold: Hold,
): Promise<void> {
  const itemsWithPlaces = filterItemsWithPlaces(items).map(({ item }) => item);
  return recordHold(tx, store, customerId, itemsWithPlaces, hold);
}

async function updateHeldUntil(
  tx: Tx,
  store: Store,
  items: readonly CartItemRecord[],
  hold: Hold,
): Promise<void> {
  // Grouped by end, because nearly all are held until the same instant.
  const idsByEnd = new Map<number, string[]>();
  for (const { item } of filterItemsWithPlaces(items)) {
    const holdEndMs = calculateHoldEnd(hold, new Date(item.booking?.startsAt ?? hold.until)).getTime();
    idsByEnd.set(holdEndMs, [...(idsByEnd.get(holdEndMs) ?? []), item.id]);
  }
  for (const [holdEndMs, itemIds] of idsByEnd)
    await updatePlaces(tx, store, itemIds, { heldUntil: new Date(holdEndMs) });
}

async function updateCartHold(tx: Tx, store: Store, cart: CartRecord, hold: Hold): Promise<CartRecord> {
  const changes = { heldSince: hold.since, heldUntil: hold.until, extensionCount: hold.extensionCount };
  await updateCart(tx, store, cart.id, changes);
  return { ...cart, ...changes };
}

interface RenewedHolds {
  readonly cart: CartRecord;
  /** The number of items that are held now. */
  readonly heldCount: number;
  /** How many of these had lapsed. */
  readonly retakenCount: number;
  /** The items that cannot be held, by their index in the cart. */
  readonly lostItems: { readonly index: number; readonly refusal: DomainError }[];
}

/** Takes lapsed places again at the current price. While the cart is being paid, no place lapses. */
async function retakeLapsedPlaces(
  tx: Tx,
  store: Store,
  cart: CartRecord,
  hold = renewHold(readHold(cart), store.clock.now()),
): Promise<RenewedHolds> {
  const items = await findCartItems(tx, store, cart.id);
  const placesByItem = await findPlacesByItem(
    tx,
    store,
    items.map(({ id }) => id),
  );
  const lostItems: RenewedHolds['lostItems'] = [];
  let [heldCount, retakenCount] = [0, 0];
  for (const { item, placeRules, index } of filterItemsWithPlaces(items)) {
    const isStillHeld = (placesByItem.get(item.id) ?? []).length >= placeRules.countNeeded(item);
    const refusal = isStillHeld
      ? await recheckPlaces(tx, store, cart, { item, placeRules })
      : await retakeItemPlaces(tx, store, cart, { item, placeRules }, hold, 'lapsed');
    if (refusal) lostItems.push({ index, refusal });
    else {
      heldCount += 1;
      if (!isStillHeld) retakenCount += 1;
    }
  }
  return {
    cart: retakenCount > 0 ? await saveHold(tx, store, cart, hold) : cart,
    heldCount,
    retakenCount,
    lostItems,
  };
}

/**
 * Takes held places again at the current price if their price conditions no longer apply. Returns the reason if
 * they cannot be booked.
 */
async function recheckPlaces(
  tx: Tx,
  store: Store,
  cart: CartRecord,
  { item, placeRules }: ItemWithPlaces,
): Promise<DomainError | null> {
  const withdrawal = await placeRules.findWithdrawal(tx, store, item);
  if (withdrawal) return withdrawal;
  try {
    if (await placeRules.keepsPrice(tx, store, cart, item)) return null;
  } catch (error) {
    return toPlaceLossError(error, item);
  }
  const hold = readHold(cart) ?? renewHold(null, store.clock.now());
  return retakeItemPlaces(tx, store, cart, { item, placeRules }, hold, 'held');
}

async function retakeItemPlaces(
  tx: Tx,
  store: Store,
  cart: CartRecord,
  { item, placeRules }: ItemWithPlaces,
  hold: Hold,
  stateBefore: BasketItemState,
): Promise<DomainError | null> {
  await releasePlaces(tx, store, [item.id]);
  try {
    await tx
      .update(cartItems)
      .set(await placeRules.retakePlaces(tx, store, cart, item, hold, stateBefore))
      .where(and(eq(cartItems.operatorId, store.operatorId), eq(cartItems.id, item.id)));
    return null;
  } catch (error) {
    return toPlaceLossError(error, item);
  }
}

/** The reason why an item's places are lost. A person who is not found is no longer one of the customer's people. */
function toPlaceLossError(error: unknown, item: CartItemRecord): DomainError {
  if (!(error instanceof DomainError)) throw error;
  return error.kind === 'not-found' ? buildPersonGoneError(item) : error;
}
