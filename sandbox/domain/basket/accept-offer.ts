import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { cartItems } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';
import { readCampChoices, takeCamp, toCampItemOptions } from '../camps/index.ts';
import {
  findCartForChange,
  findCartItems,
  findOpenCart,
  listBookedDays,
  removeItems,
  toCart,
  toOnlineOwner,
} from '../cart/index.ts';
import { type CartItemRecord, type CartRecord, notFound, validationErrorWithCode } from '../common/index.ts';
import type { Caller, Cart } from '../common/types.ts';
import {
  calculateHoldEnd,
  findOwnEntry,
  findPlacesByItem,
  findWaitingTarget,
  moveEntry,
  readHold,
  releasePlaces,
  renewHold,
  type WaitingRecord,
} from '../sessions/index.ts';
import { findCurrentEntry } from '../waiting-list/index.ts';
import { addItems } from './cart.ts';

/**
 * POST waiting-list/{id}/accept: puts the offered places into the caller's basket. Idempotent.
 *
 * @throws DomainError 404 for somebody else's entry; 422 with a code if there is no offer or it cannot be booked
 */
export function acceptOffer(store: Store, caller: Caller, entryId: string): Promise<Cart> {
  return store.write(async (tx) => {
    const entry = await findOwnEntry(tx, store, { customerId: caller.userId, id: entryId });
    const { status } = await findCurrentEntry(tx, store, entry);
    if (status === 'accepted') {
      const cart = await findOpenCart(tx, store, toOnlineOwner(caller.userId));
      if (cart) return toCart(tx, store, cart, null);
    }
    if (status !== 'offered') throw validationErrorWithCode('no_offer', 'This offer has expired.');
    const cart = await findCartForChange(tx, store, toOnlineOwner(caller.userId));
    const { itemsWithPlaces, itemsWithoutPlaces } = await splitItemsByPlaces(tx, store, cart, entry);
    await removeItems(
      tx,
      store,
      itemsWithoutPlaces.filter((item) => isCoveredByEntry(item, entry)),
    );
    const target = await findWaitingTarget(tx, store, entry.sessionKey);
    if (!target) throw notFound();
    const { campDays } = entry;
    // If the basket already has other days of this camp for the same child, the offered days join that item.
    const itemsToExtend = campDays ? itemsWithPlaces : [];
    for (const item of itemsToExtend) await addOfferedDays(tx, store, cart, item, entry);
    const options = campDays ? toCampItemOptions(campDays) : {};
    const newItems = entry.attendeeIds
      .filter((attendeeId) =>
        itemsToExtend.every(({ purchasedForUserId }) => purchasedForUserId !== attendeeId),
      )
      .map((purchasedForUserId) => {
        return { id: target.id, type: target.type, purchasedForUserId, options, offerId: entry.id };
      });
    const itemsBefore = await findCartItems(tx, store, cart.id);
    const changedCart = await addItems(tx, store, { cart, items: itemsBefore }, newItems, 'activity-booking');
    await moveEntry(tx, store, entry, { status: 'accepted' });
    return toCart(tx, store, changedCart, null);
  });
}

/** The basket items for what an entry waits for and its attendees, split by whether they still hold their places. */
async function splitItemsByPlaces(
  tx: Tx,
  store: Store,
  cart: CartRecord,
  { sessionKey, attendeeIds }: WaitingRecord,
): Promise<{ itemsWithPlaces: CartItemRecord[]; itemsWithoutPlaces: CartItemRecord[] }> {
  const items = await findCartItems(tx, store, cart.id);
  const entryItems = items.filter(
    ({ referenceId, purchasedForUserId }) =>
      referenceId === sessionKey && attendeeIds.includes(purchasedForUserId),
  );
  const placesByItem = await findPlacesByItem(
    tx,
    store,
    entryItems.map(({ id }) => id),
  );
  const hasPlaces = ({ id }: CartItemRecord) => placesByItem.has(id);
  return {
    itemsWithPlaces: entryItems.filter(hasPlaces),
    itemsWithoutPlaces: entryItems.filter((item) => !hasPlaces(item)),
  };
}

/** Whether the entry covers everything in an item whose places were lost. */
function isCoveredByEntry(item: CartItemRecord, { campDays }: WaitingRecord): boolean {
  if (!campDays) return true;
  return listBookedDays(item).every(({ dayId }) => campDays.some((day) => day.dayId === dayId));
}

/** Adds the offered days to an item that holds other days. Throws 422 if the basket already has part of an offered day. */
async function addOfferedDays(
  tx: Tx,
  store: Store,
  cart: CartRecord,
  item: CartItemRecord,
  { id: offerId, campDays }: WaitingRecord,
): Promise<void> {
  const offeredDays = campDays ?? [];
  const itemDays = readCampChoices(item.options).days;
  const hasCommonDay = itemDays.some(({ dayId }) => offeredDays.some((day) => day.dayId === dayId));
  if (hasCommonDay)
    throw validationErrorWithCode(
      'in_basket',
      'Part of this day is already in your basket. Remove it there first.',
    );
  const options = { ...item.options, days: toCampItemOptions([...itemDays, ...offeredDays]).days ?? [] };
  const hold = renewHold(readHold(cart), store.clock.now());
  await releasePlaces(tx, store, [item.id]);
  const booking = await takeCamp(tx, store, {
    cartItemId: item.id,
    ownerId: cart.customerId,
    campId: item.referenceId,
    attendeeId: item.purchasedForUserId,
    options,
    offerId,
    heldUntil: (startsAt) => calculateHoldEnd(hold, startsAt),
  });
  await tx
    .update(cartItems)
    .set({ options, booking })
    .where(and(eq(cartItems.operatorId, store.operatorId), eq(cartItems.id, item.id)));
}
