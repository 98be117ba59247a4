import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { cartItems } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';
import { DomainError, refused, refusedBecause, underItem } from '../domain-error.ts';
import {
  type Hold,
  heldByChange,
  heldByKeeping,
  heldByPayment,
  heldUntil,
  holdOf,
  isHeld,
} from '../rules/holds.ts';
import { type CartItemRecord, type CartRecord, itemsOf, updateCart } from './cart.ts';
import { takeBooking } from './session-booking.ts';
import { placesOfItems, releasePlaces, updatePlaces } from './session-places.ts';
import { sessionById } from './sessions.ts';

const LIMIT_MESSAGE = 'Your places cannot be held any longer. Please pay for them, or they go to others.';

/** After an item was added or changed: holds all places of the basket for longer. */
export async function holdAfterChange(tx: Tx, store: Store, cart: CartRecord): Promise<CartRecord> {
  return saveHold(tx, store, cart, heldByChange(holdOf(cart), store.clock.now()));
}

/**
 * Keeps the places for longer, and takes again those that have lapsed, where there is room.
 *
 * @throws DomainError 422 when a limit is reached
 */
export async function keepHold(tx: Tx, store: Store, given: CartRecord): Promise<CartRecord> {
  const { cart, held, retaken } = await holdAgain(tx, store, given);
  if (held === 0 || retaken > 0) return cart;
  const hold = heldByKeeping(holdOf(cart), store.clock.now());
  if (!hold) throw refused(LIMIT_MESSAGE);
  return saveHold(tx, store, cart, hold);
}

/**
 * Before a payment is authorised or an order is placed: every place is held, for long enough for a bank's challenge.
 *
 * @throws DomainError 422 under `items.N`, with its reason, when a place is gone
 */
export async function holdForPayment(tx: Tx, store: Store, given: CartRecord): Promise<CartRecord> {
  const { cart, lost } = await holdAgain(tx, store, given);
  const [first] = lost;
  if (first) throw underItem(`items.${first.index}`, first.refusal);
  return saveHold(tx, store, cart, heldByPayment(holdOf(cart), store.clock.now()));
}

/** When a payment is prepared: what is still held is held for long enough to pay. */
export async function holdWhilePreparing(tx: Tx, store: Store, cart: CartRecord): Promise<void> {
  const hold = holdOf(cart);
  const now = store.clock.now();
  if (isHeld(hold, now)) await saveHold(tx, store, cart, heldByPayment(hold, now));
}

/** Before a payment claims the cart: takes lapsed places again. False when one is gone. */
export async function holdForClaim(tx: Tx, store: Store, cart: CartRecord): Promise<boolean> {
  return (await holdAgain(tx, store, cart)).lost.length === 0;
}

/** While a payment completes the cart: its places do not lapse. */
export async function holdWithoutEnd(tx: Tx, store: Store, cart: CartRecord): Promise<void> {
  const items = await bookedItems(tx, store, cart);
  await updatePlaces(
    tx,
    store,
    items.map(({ id }) => id),
    { heldUntil: null },
  );
}

/** After a payment was released: the places of the reopened cart lapse again. */
export async function holdUntilPaid(tx: Tx, store: Store, cart: CartRecord): Promise<void> {
  await saveHold(tx, store, cart, heldByPayment(holdOf(cart), store.clock.now()));
}

async function bookedItems(db: Tx, store: Store, cart: CartRecord): Promise<CartItemRecord[]> {
  return (await itemsOf(db, store, cart.id)).filter(({ booking }) => booking !== null);
}

async function saveHold(tx: Tx, store: Store, cart: CartRecord, hold: Hold): Promise<CartRecord> {
  const items = await bookedItems(tx, store, cart);
  if (items.length === 0) return cart;
  for (const { id, booking } of items) {
    const startsAt = new Date(booking?.startsAt ?? hold.until);
    await updatePlaces(tx, store, [id], { heldUntil: heldUntil(hold, startsAt) });
  }
  const changes = { heldSince: hold.since, heldUntil: hold.until, keepings: hold.keepings };
  await updateCart(tx, store, cart.id, changes);
  return { ...cart, ...changes };
}

interface HeldAgain {
  readonly cart: CartRecord;
  /** The number of items that are held now. */
  readonly held: number;
  /** Of these, the number whose places had lapsed. */
  readonly retaken: number;
  /** The items that cannot be held, by their position in the cart. */
  readonly lost: { readonly index: number; readonly refusal: DomainError }[];
}

/** Takes the places that have lapsed again, at the price of now. While the cart is being paid nothing has lapsed. */
async function holdAgain(tx: Tx, store: Store, cart: CartRecord): Promise<HeldAgain> {
  const items = await itemsOf(tx, store, cart.id);
  const inForce = await placesOfItems(
    tx,
    store,
    items.map(({ id }) => id),
  );
  const hold = heldByChange(holdOf(cart), store.clock.now());
  const lost: HeldAgain['lost'] = [];
  let [held, retaken] = [0, 0];
  for (const [index, item] of items.entries()) {
    if (item.booking === null) continue;
    const isInForce = (inForce.get(item.id) ?? []).length >= item.quantity;
    const refusal = isInForce
      ? await cancellation(tx, store, item)
      : await takeAgain(tx, store, { cart, item, hold });
    if (refusal) lost.push({ index, refusal });
    else {
      held += 1;
      if (!isInForce) retaken += 1;
    }
  }
  return { cart: retaken > 0 ? await saveHold(tx, store, cart, hold) : cart, held, retaken, lost };
}

/** The refusal of a session that was cancelled while its places were held. */
async function cancellation(tx: Tx, store: Store, item: CartItemRecord): Promise<DomainError | null> {
  const session = await sessionById(tx, store, item.referenceId);
  if (session && session.cancelledReason === null) return null;
  return refusedBecause('closed', `Cancelled: ${session?.cancelledReason ?? item.booking?.title}`);
}

async function takeAgain(
  tx: Tx,
  store: Store,
  { cart, item, hold }: { cart: CartRecord; item: CartItemRecord; hold: Hold },
): Promise<DomainError | null> {
  await releasePlaces(tx, store, [item.id]);
  const wanted = {
    cartItemId: item.id,
    ownerId: cart.customerId,
    sessionId: item.referenceId,
    attendeeId: item.purchasedForUserId,
    quantity: item.quantity,
    heldUntil: (startsAt: Date) => heldUntil(hold, startsAt),
  };
  try {
    const { pricingOptionId } = item;
    const { booking } = await takeBooking(tx, store, { ...wanted, pricingOptionId });
    await tx
      .update(cartItems)
      .set({ booking })
      .where(and(eq(cartItems.operatorId, store.operatorId), eq(cartItems.id, item.id)));
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}
