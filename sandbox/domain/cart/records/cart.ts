import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { type PlaceholderFactory, prepareStatement } from '../../../store/prepare-statement.ts';
import { cartItems, carts } from '../../../store/schema/sales.ts';
import type { Store } from '../../../store/store.ts';
import {
  type CartItemRecord,
  type CartOwner,
  type CartRecord,
  type NewItem,
  notFound,
  validationError,
} from '../../common/index.ts';
import { releaseItems } from '../item-kinds/registry.ts';
import { refuseHandedOver } from './handoff.ts';

/** The cart of a customer who uses the site themselves. */
export function toOnlineOwner(customerId: string): CartOwner {
  return { customerId, channel: 'online' };
}

export interface CartWithItems {
  readonly cart: CartRecord;
  /** In the order in which they were added. */
  readonly items: readonly CartItemRecord[];
}

type OperatorScope = Pick<Store, 'operatorId' | 'clock'>;

const MAX_CART_ITEMS = 50;
const PAYING_MESSAGE = 'A payment for this basket is in progress. Please wait for it to finish.';

/** Refuses while a card payment has claimed the cart, because it may be captured at any moment. */
export function refuseWhilePaying({ status }: CartRecord): void {
  if (status === 'paying') throw validationError(PAYING_MESSAGE);
}

const selectOpenCart = prepareStatement(
  'open cart',
  (db, placeholder: PlaceholderFactory<'operatorId' | 'customerId' | 'channel'>) =>
    db
      .select()
      .from(carts)
      .where(
        and(
          eq(carts.operatorId, placeholder('operatorId')),
          eq(carts.customerId, placeholder('customerId')),
          eq(carts.channel, placeholder('channel')),
          inArray(carts.status, ['open', 'paying']),
        ),
      ),
);

/** The open cart of an owner; null when there is none. */
export async function findOpenCart(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  { customerId, channel }: CartOwner,
): Promise<CartRecord | null> {
  const [cart] = await selectOpenCart(db, { operatorId, customerId, channel });
  return cart ?? null;
}

/** Finds or creates the open cart of an owner. Refuses while it is being paid or is on a customer's own device. */
export async function findCartForChange(tx: Tx, scope: OperatorScope, owner: CartOwner): Promise<CartRecord> {
  const openCart = await findOpenCart(tx, scope, owner);
  if (!openCart) return insertCart(tx, scope, owner);
  await requireChangeable(tx, scope, openCart);
  return openCart;
}

async function requireChangeable(tx: Tx, scope: OperatorScope, cart: CartRecord): Promise<void> {
  if (cart.channel === 'till') await refuseHandedOver(tx, scope, cart.id);
  refuseWhilePaying(cart);
}

/** Like `findCartForChange`, with the cart's items. */
export async function findCartWithItems(
  tx: Tx,
  scope: OperatorScope,
  owner: CartOwner,
): Promise<CartWithItems> {
  const openCart = await findOpenCart(tx, scope, owner);
  if (!openCart) return { cart: await insertCart(tx, scope, owner), items: [] };
  await requireChangeable(tx, scope, openCart);
  return { cart: openCart, items: await findCartItems(tx, scope, openCart.id) };
}

async function insertCart(tx: Tx, scope: OperatorScope, owner: CartOwner): Promise<CartRecord> {
  const cart = createCartRecord(scope, owner);
  await tx.insert(carts).values(cart);
  return cart;
}

/** Builds an empty cart, ready to insert. */
export function createCartRecord({ operatorId, clock }: OperatorScope, owner: CartOwner): CartRecord {
  return {
    id: randomUUID(),
    operatorId,
    customerId: owner.customerId,
    channel: owner.channel,
    status: 'open',
    sessionKey: null,
    transactionId: null,
    orderId: null,
    membershipCredit: 0,
    generalCredit: 0,
    heldSince: null,
    heldUntil: null,
    extensionCount: 0,
    createdAt: clock.now(),
  };
}

/** A cart by its id. */
export async function findCartById(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  cartId: string,
): Promise<CartRecord> {
  const [cart] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.operatorId, operatorId), eq(carts.id, cartId)));
  if (!cart) throw notFound();
  return cart;
}

/** Updates a cart's own row. */
export async function updateCart(
  tx: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  cartId: string,
  changes: Partial<CartRecord>,
): Promise<void> {
  await tx
    .update(carts)
    .set(changes)
    .where(and(eq(carts.operatorId, operatorId), eq(carts.id, cartId)));
}

/** Ends a cart and deletes the pending bank details from it. */
export async function endCart(
  tx: Tx,
  store: Pick<Store, 'operatorId'>,
  cartId: string,
  ending: Pick<CartRecord, 'status'> & Partial<Pick<CartRecord, 'orderId'>>,
): Promise<void> {
  for (const { id, joining } of await findCartItems(tx, store, cartId)) {
    if (!joining?.pendingMandate) continue;
    await tx
      .update(cartItems)
      .set({ joining: { ...joining, pendingMandate: null } })
      .where(and(eq(cartItems.operatorId, store.operatorId), eq(cartItems.id, id)));
  }
  await updateCart(tx, store, cartId, ending);
}

const selectCartItems = prepareStatement(
  'items of a cart',
  (db, placeholder: PlaceholderFactory<'operatorId' | 'cartId'>) =>
    db
      .select()
      .from(cartItems)
      .where(
        and(eq(cartItems.operatorId, placeholder('operatorId')), eq(cartItems.cartId, placeholder('cartId'))),
      )
      .orderBy(asc(cartItems.position), asc(cartItems.id)),
);

/** Loads a cart's items, in order. */
export function findCartItems(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  cartId: string,
): Promise<CartItemRecord[]> {
  return selectCartItems(db, { operatorId, cartId });
}

/**
 * Adds an item at the end of a cart.
 * @param before the items that the cart already has, if known
 * @throws DomainError 422 if the cart would exceed the maximum number of items
 */
export async function addItem(
  tx: Tx,
  store: OperatorScope,
  newItem: NewItem & Pick<CartItemRecord, 'cartId'>,
  existingItems?: readonly CartItemRecord[],
): Promise<CartItemRecord> {
  const items = existingItems ?? (await findCartItems(tx, store, newItem.cartId));
  if (items.length >= MAX_CART_ITEMS) {
    throw validationError(`Your basket can hold up to ${MAX_CART_ITEMS} items. Please pay for those first.`);
  }
  const item = {
    id: randomUUID(),
    operatorId: store.operatorId,
    pricingOptionId: null,
    position: (items.at(-1)?.position ?? 0) + 1,
    quantity: 1,
    options: {},
    joining: null,
    booking: null,
    benefit: null,
    package: null,
    membershipId: null,
    addedAt: store.clock.now(),
    ...newItem,
  };
  await tx.insert(cartItems).values(item);
  return item;
}

/** Removes items from a cart and gives back what they had taken. */
export async function removeItems(tx: Tx, store: Store, items: CartItemRecord[]): Promise<void> {
  if (items.length === 0) return;
  const itemIds = items.map((item) => item.id);
  await tx
    .delete(cartItems)
    .where(and(eq(cartItems.operatorId, store.operatorId), inArray(cartItems.id, itemIds)));
  await releaseItems(tx, store, items);
}
