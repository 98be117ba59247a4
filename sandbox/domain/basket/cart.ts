import { and, eq } from 'drizzle-orm';
import { createConcurrencyLimit } from '../../store/concurrency-limit.ts';
import type { Tx } from '../../store/connection.ts';
import { cartItems } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';
import {
  addItem,
  applyHoldAfterAdding,
  type CartWithItems,
  calculateHoldForAdding,
  capCredit,
  checkItemOptions,
  endCart,
  explainRefusalAtDesk,
  extendPlacesHold,
  filterItemsWithPlaces,
  findCartForChange,
  findCartItems,
  findCartOwner,
  findCartWithItems,
  findItemKind,
  findOpenCart,
  holdAfterChange,
  type ItemToAdd,
  refuseFullItem,
  refuseWhilePaying,
  releaseItems,
  removeItems,
  resolvePromotionChange,
  toCart,
  toOnlineOwner,
} from '../cart/index.ts';
import {
  type CartItemRecord,
  type CartOwner,
  type CartRecord,
  DomainError,
  invalid,
  mergeItemRefusals,
  type NewItem,
  notFound,
  prefixWithItem,
  recordAttempt,
} from '../common/index.ts';
import type { Caller, Cart, CartSource, ItemOptions } from '../common/types.ts';
import type { Hold } from '../sessions/index.ts';
import { serveWaitingList } from '../waiting-list/index.ts';

/** GET cart: the open cart, or null when there is none. `selectedUserId` is for staff. */
export async function getCart(
  store: Store,
  caller: Caller,
  selectedUserId?: string | null,
): Promise<Cart | null> {
  return store.read(async (db) => {
    const cart = await findOpenCart(db, store, await findCartOwner(db, store, caller, selectedUserId));
    return cart && toCart(db, store, cart, selectedUserId ?? null);
  });
}

/** DELETE cart: deletes the whole cart. */
export async function deleteCart(
  store: Store,
  caller: Caller,
  selectedUserId?: string | null,
): Promise<void> {
  await store.write(async (tx) => {
    await abandonCart(tx, store, await findCartOwner(tx, store, caller, selectedUserId));
  });
}

/** DELETE cart/clear {source}: removes the items that `source` added, and the whole cart if no others are left. */
export async function clearCart(store: Store, caller: Caller, source: string): Promise<void> {
  await store.write(async (tx) => {
    const owner = toOnlineOwner(caller.userId);
    const cart = await findOpenCart(tx, store, owner);
    if (!cart) return;
    const items = await findCartItems(tx, store, cart.id);
    const sourceItems = items.filter((item) => item.source === source);
    if (sourceItems.length === items.length) return abandonCart(tx, store, owner);
    await findCartForChange(tx, store, owner);
    await removeItems(tx, store, sourceItems);
    await serveWaitingLists(tx, store, sourceItems);
    await capCredit(tx, store, cart);
  });
}

export interface AddItemsRequest {
  items: ItemToAdd[];
  selectedUserId?: string | null | undefined;
  attemptId?: string | null | undefined;
}

/**
 * POST cart/add: adds all items or none; a repeated attempt adds nothing. Memberships are added by joining, changing or renewing.
 *
 * @throws DomainError 422 for all refused items: `items.N`, or `items.N.type`, `items.N.quantity` and so on for one field
 */
export async function addToCart(store: Store, caller: Caller, input: AddItemsRequest): Promise<Cart> {
  const changedCart = await limitConcurrentAdditions(() => addRequestedItems(store, caller, input)).catch(
    (refusal) =>
      store.read(async (db) => {
        const owner = await findCartOwner(db, store, caller, input.selectedUserId);
        throw await explainRefusalAtDesk(db, store, owner, input.items, refusal);
      }),
  );
  // These queries, a third of all, run after the transaction, because in a rush other requests wait for its end.
  return store.read((db) => toCart(db, store, changedCart, input.selectedUserId ?? null));
}

/** Limits concurrent additions, so that in a rush later requests see that earlier ones took the last places. */
const limitConcurrentAdditions = createConcurrencyLimit(4);

async function addRequestedItems(store: Store, caller: Caller, input: AddItemsRequest): Promise<CartRecord> {
  const buildAttempt = ({ customerId, channel }: CartOwner) => ({
    call: channel === 'till' ? 'cart/add at the till' : 'cart/add',
    owner: customerId,
    attemptId: input.attemptId,
  });
  await store.read(async (db) => {
    const owner = await findCartOwner(db, store, caller, input.selectedUserId);
    await refuseFullItem(db, store, { owner, attempt: buildAttempt(owner) }, input.items);
  });
  return store.write(async (tx) => {
    const owner = await findCartOwner(tx, store, caller, input.selectedUserId);
    const cartWithItems = await findCartWithItems(tx, store, owner);
    if (await recordAttempt(tx, store, buildAttempt(owner), cartWithItems.cart.id)) return cartWithItems.cart;
    const source: CartSource = owner.channel === 'till' ? 'front-of-house' : 'activity-booking';
    return addItems(tx, store, cartWithItems, input.items, source);
  });
}

/** Adds items to a cart, all or none, and extends its hold. Throws 422 for all refused items. */
export async function addItems(
  tx: Tx,
  store: Store,
  { cart, items: existingItems }: CartWithItems,
  items: readonly ItemToAdd[],
  source: CartSource,
): Promise<CartRecord> {
  const hold = await calculateHoldForAdding(tx, store, cart, items);
  const addedItems: CartItemRecord[] = [];
  const refusals: DomainError[] = [];
  for (const indexedItem of items.entries()) {
    const item = await prepareItem(tx, store, cart, indexedItem, hold).catch(requireValidationError);
    if (item instanceof DomainError) refusals.push(item);
    else
      addedItems.push(
        await addItem(tx, store, { cartId: cart.id, source, ...item }, [...existingItems, ...addedItems]),
      );
  }
  // A refused request adds nothing, but the error names every refused item.
  if (refusals.length > 0) throw mergeItemRefusals(refusals);
  return applyHoldAfterAdding(tx, store, cart, hold, { itemsBefore: existingItems, addedItems });
}

async function prepareItem(
  tx: Tx,
  store: Store,
  cart: CartRecord,
  [index, itemToAdd]: readonly [number, ItemToAdd],
  hold: Hold,
): Promise<Omit<NewItem, 'source'>> {
  try {
    const kind = findItemKind(itemToAdd.type);
    if (!kind) throw invalid({ type: ['You can’t add this to your basket.'] });
    return await kind.prepareItem(tx, store, cart, itemToAdd, hold);
  } catch (error) {
    throw prefixWithItem(`items.${index}`, error);
  }
}

/** Returns the 422 of a refused item and rethrows any other error. */
function requireValidationError(error: unknown): DomainError {
  if (error instanceof DomainError && error.kind === 'validation') return error;
  throw error;
}

/** POST cart/extend: extends the hold on the cart's places, and holds lapsed ones again. Returns null without a cart. */
export async function extendHold(
  store: Store,
  caller: Caller,
  selectedUserId?: string | null,
): Promise<Cart | null> {
  return store.write(async (tx) => {
    const cart = await findOpenCart(tx, store, await findCartOwner(tx, store, caller, selectedUserId));
    if (!cart) return null;
    refuseWhilePaying(cart);
    return toCart(tx, store, await extendPlacesHold(tx, store, cart), selectedUserId ?? null);
  });
}

/** POST cart/remove: removes items. Throws 404 if one of the ids is not in the cart. */
export async function removeFromCart(
  store: Store,
  caller: Caller,
  cartItemIds: string[],
  selectedUserId?: string | null,
): Promise<Cart> {
  return changeCart(store, caller, selectedUserId, async (tx, cart, items) => {
    const removedItems = items.filter((item) => cartItemIds.includes(item.id));
    if (removedItems.length !== new Set(cartItemIds).size) throw notFound();
    await removeItems(tx, store, removedItems);
    return cart;
  });
}

/** PUT cart/{cartItemId}: replaces the options of one item, such as `quantity`. */
export async function updateCartItem(
  store: Store,
  caller: Caller,
  cartItemId: string,
  options: ItemOptions,
  selectedUserId?: string | null,
): Promise<Cart> {
  return changeCart(store, caller, selectedUserId, async (tx, cart, items) => {
    const item = requireItem(items, cartItemId);
    await tx
      .update(cartItems)
      .set(await prepareChanges(tx, store, item, options))
      .where(and(eq(cartItems.operatorId, store.operatorId), eq(cartItems.id, item.id)));
    return holdAfterChange(tx, store, cart);
  });
}

/**
 * DELETE activities/{benefit|package}/remove/{id}: removes a reduction by its id. The item then costs the cheapest price that
 * uses none. Throws 404 if no item has the reduction.
 */
export async function removeReduction(
  store: Store,
  caller: Caller,
  kind: 'benefit' | 'package',
  id: string,
  selectedUserId?: string | null,
): Promise<Cart> {
  return changeCart(store, caller, selectedUserId, async (tx, cart, items) => {
    const item = items.find((item) => item[kind]?.id === id);
    const changes = item && (await findItemKind(item.type)?.removeReduction?.(tx, store, item));
    if (!changes) throw notFound();
    await tx
      .update(cartItems)
      .set(changes)
      .where(and(eq(cartItems.operatorId, store.operatorId), eq(cartItems.id, item.id)));
    return holdAfterChange(tx, store, cart);
  });
}

// Only the promo code of a new membership can be changed here: everything else is changed on the joining page.
async function prepareChanges(tx: Tx, store: Store, item: CartItemRecord, options: ItemOptions) {
  if (item.type === 'membership') return resolvePromotionChange(tx, store, item, options);
  const kind = findItemKind(item.type);
  return kind ? kind.changeOptions(tx, store, item, options) : { options: checkItemOptions({}, options) };
}

async function changeCart(
  store: Store,
  caller: Caller,
  selectedUserId: string | null | undefined,
  applyChange: (tx: Tx, cart: CartRecord, items: CartItemRecord[]) => Promise<CartRecord>,
): Promise<Cart> {
  return store.write(async (tx) => {
    const cart = await findCartForChange(tx, store, await findCartOwner(tx, store, caller, selectedUserId));
    const itemsBefore = await findCartItems(tx, store, cart.id);
    const changedCart = await applyChange(tx, cart, itemsBefore);
    await serveWaitingLists(tx, store, itemsBefore);
    return toCart(tx, store, await capCredit(tx, store, changedCart), selectedUserId ?? null);
  });
}

async function abandonCart(tx: Tx, store: Store, owner: CartOwner): Promise<void> {
  const openCart = await findOpenCart(tx, store, owner);
  if (!openCart) return;
  const cart = await findCartForChange(tx, store, owner);
  const items = await findCartItems(tx, store, cart.id);
  await releaseItems(tx, store, items);
  await endCart(tx, store, cart.id, { status: 'abandoned' });
  await serveWaitingLists(tx, store, items);
}

/** Offers the places that removed or changed items have freed to the waiting lists. */
async function serveWaitingLists(tx: Tx, store: Store, items: readonly CartItemRecord[]): Promise<void> {
  const sessionKeys = filterItemsWithPlaces(items).map(({ item }) => item.referenceId);
  for (const key of new Set(sessionKeys)) await serveWaitingList(tx, store, key);
}

function requireItem(items: CartItemRecord[], id: string): CartItemRecord {
  const item = items.find((item) => item.id === id);
  if (!item) throw notFound();
  return item;
}
