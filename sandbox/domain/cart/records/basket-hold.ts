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
  holdOf,
  isHeld,
  prolongHold,
  releasePlaces,
  renewHold,
  updatePlaces,
} from '../../sessions/index.ts';
import type { ItemToAdd } from '../item-kinds/item-kind.ts';
import { filterItemsWithPlaces, type PlacesItem } from '../item-kinds/registry.ts';
import { findCartItems, updateCart } from './cart.ts';
import { personGoneError } from './own-people.ts';
import { findHoldBefore, rememberHold } from './previous-holds.ts';

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
  const hold = renewHold(holdOf(cart), store.clock.now());
  if (isHeld(holdOf(cart), store.clock.now())) return hold;
  const items = filterItemsWithPlaces(await findCartItems(tx, store, cart.id));
  const ids = items.map(({ item }) => item.referenceId);
  return findHoldBefore(tx, store, cart.customerId, ids, hold);
}

/**
 * The hold for items that are added. Time that the waiting list held a place for an offer does not count.
 * @throws DomainError 422 if the customer has just held places of one of them for too long
 */
export function holdForAdding(
  tx: Tx,
  store: Store,
  cart: CartRecord,
  items: readonly ItemToAdd[],
): Promise<Hold> {
  const hold = renewHold(holdOf(cart), store.clock.now());
  const ids = items.filter(({ offerId }) => offerId === undefined).map(({ id }) => id);
  return findHoldBefore(tx, store, cart.customerId, ids, hold);
}

/** Holds the basket's earlier items as long as the added ones, which `hold` holds. */
export async function holdAfterAdding(
  tx: Tx,
  store: Store,
  cart: CartRecord,
  hold: Hold,
  { before, added }: { before: readonly CartItemRecord[]; added: readonly CartItemRecord[] },
): Promise<CartRecord> {
  if (filterItemsWithPlaces([...before, ...added]).length === 0) return cart;
  await movePlaces(tx, store, before, hold);
  await rememberItemHolds(tx, store, cart, [...before, ...added], hold);
  return moveCart(tx, store, cart, hold);
}

/**
 * Keeps the places for longer, and takes lapsed ones again where there is room.
 * @throws DomainError 422 when a limit is reached
 */
export async function keepHold(tx: Tx, store: Store, storedCart: CartRecord): Promise<CartRecord> {
  const { cart, held, retaken } = await holdAgain(
    tx,
    store,
    storedCart,
    await calculateNextHold(tx, store, storedCart),
  );
  if (held === 0 || retaken > 0) return cart;
  const holdBefore = holdOf(cart);
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
  const { cart, lost } = await holdAgain(tx, store, storedCart);
  const [first] = lost;
  if (first) throw prefixWithItem(`items.${first.index}`, first.refusal);
  return cart;
}

/** When a payment is authorised: holds the places for long enough for the bank's challenge. */
export function holdForPayment(tx: Tx, store: Store, cart: CartRecord): Promise<CartRecord> {
  return saveHold(tx, store, cart, extendForPayment(holdOf(cart), store.clock.now()));
}

/** After a refusal has rolled its transaction back: updates places and prices to what the payment must see. */
export async function bringUpToDate(tx: Tx, store: Store, cart: CartRecord): Promise<void> {
  await holdAgain(tx, store, cart);
}

/** When a payment is prepared: holds the places that are still held for long enough to pay. */
export async function holdWhilePreparing(tx: Tx, store: Store, cart: CartRecord): Promise<void> {
  const hold = holdOf(cart);
  const now = store.clock.now();
  if (isHeld(hold, now)) await saveHold(tx, store, cart, extendForPayment(hold, now));
}

/** Holds the places for as long as the customer has the basket on their own device. */
export function holdForHandoff(tx: Tx, store: Store, cart: CartRecord, until: Date): Promise<CartRecord> {
  return saveHold(tx, store, cart, extendForHandoff(holdOf(cart), store.clock.now(), until));
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
  await saveHold(tx, store, cart, extendForPayment(holdOf(cart), store.clock.now()));
}

async function saveHold(tx: Tx, store: Store, cart: CartRecord, hold: Hold): Promise<CartRecord> {
  const items = await findCartItems(tx, store, cart.id);
  if (filterItemsWithPlaces(items).length === 0) return cart;
  await movePlaces(tx, store, items, hold);
  await rememberItemHolds(tx, store, cart, items, hold);
  return moveCart(tx, store, cart, hold);
}

function rememberItemHolds(
  tx: Tx,
  store: Store,
  { customerId }: CartRecord,
  items: readonly CartItemRecord[],
  hold: Hold,
): Promise<void> {
  const itemsWithPlaces = filterItemsWithPlaces(items).map(({ item }) => item);
  return rememberHold(tx, store, customerId, itemsWithPlaces, hold);
}

async function movePlaces(tx: Tx, store: Store, items: readonly CartItemRecord[], hold: Hold): Promise<void> {
  // Grouped by end, because nearly all are held until the same instant.
  const idsByEnd = new Map<number, string[]>();
  for (const { item } of filterItemsWithPlaces(items)) {
    const end = calculateHoldEnd(hold, new Date(item.booking?.startsAt ?? hold.until)).getTime();
    idsByEnd.set(end, [...(idsByEnd.get(end) ?? []), item.id]);
  }
  for (const [end, ids] of idsByEnd) await updatePlaces(tx, store, ids, { heldUntil: new Date(end) });
}

async function moveCart(tx: Tx, store: Store, cart: CartRecord, hold: Hold): Promise<CartRecord> {
  const changes = { heldSince: hold.since, heldUntil: hold.until, extensionCount: hold.extensionCount };
  await updateCart(tx, store, cart.id, changes);
  return { ...cart, ...changes };
}

interface RenewedHolds {
  readonly cart: CartRecord;
  /** The number of items that are held now. */
  readonly held: number;
  /** How many of these had lapsed. */
  readonly retaken: number;
  /** The items that cannot be held, by their index in the cart. */
  readonly lost: { readonly index: number; readonly refusal: DomainError }[];
}

/** Takes lapsed places again at the current price. While the cart is being paid, no place lapses. */
async function holdAgain(
  tx: Tx,
  store: Store,
  cart: CartRecord,
  hold = renewHold(holdOf(cart), store.clock.now()),
): Promise<RenewedHolds> {
  const items = await findCartItems(tx, store, cart.id);
  const inForce = await findPlacesByItem(
    tx,
    store,
    items.map(({ id }) => id),
  );
  const lost: RenewedHolds['lost'] = [];
  let [heldCount, retaken] = [0, 0];
  for (const { item, places, index } of filterItemsWithPlaces(items)) {
    const isInForce = (inForce.get(item.id) ?? []).length >= places.needed(item);
    const refusal = isInForce
      ? await recheckPlaces(tx, store, cart, { item, places })
      : await takeAgain(tx, store, cart, { item, places }, hold, 'lapsed');
    if (refusal) lost.push({ index, refusal });
    else {
      heldCount += 1;
      if (!isInForce) retaken += 1;
    }
  }
  return { cart: retaken > 0 ? await saveHold(tx, store, cart, hold) : cart, held: heldCount, retaken, lost };
}

/**
 * Takes held places again at the current price if their price conditions no longer apply. Returns the reason if
 * they cannot be booked.
 */
async function recheckPlaces(
  tx: Tx,
  store: Store,
  cart: CartRecord,
  { item, places }: PlacesItem,
): Promise<DomainError | null> {
  const withdrawal = await places.withdrawn(tx, store, item);
  if (withdrawal) return withdrawal;
  try {
    if (await places.keepsPrice(tx, store, cart, item)) return null;
  } catch (error) {
    return toLossError(error, item);
  }
  const hold = holdOf(cart) ?? renewHold(null, store.clock.now());
  return takeAgain(tx, store, cart, { item, places }, hold, 'held');
}

async function takeAgain(
  tx: Tx,
  store: Store,
  cart: CartRecord,
  { item, places }: PlacesItem,
  hold: Hold,
  was: BasketItemState,
): Promise<DomainError | null> {
  await releasePlaces(tx, store, [item.id]);
  try {
    await tx
      .update(cartItems)
      .set(await places.takeAgain(tx, store, cart, item, hold, was))
      .where(and(eq(cartItems.operatorId, store.operatorId), eq(cartItems.id, item.id)));
    return null;
  } catch (error) {
    return toLossError(error, item);
  }
}

/** The reason why an item's places are lost. A person who is not found is no longer one of the customer's people. */
function toLossError(error: unknown, item: CartItemRecord): DomainError {
  if (!(error instanceof DomainError)) throw error;
  return error.kind === 'not-found' ? personGoneError(item) : error;
}
