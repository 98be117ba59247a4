import type { cartItems, carts } from '../../store/schema/sales.ts';

export type CartRecord = typeof carts.$inferSelect;
export type CartItemRecord = typeof cartItems.$inferSelect;

/** Identifies a cart: `online` is the customer's own, `till` is the one that staff fill for them. */
export type CartOwner = Pick<CartRecord, 'customerId' | 'channel'>;

export type NewItem = Pick<CartItemRecord, 'type' | 'source' | 'referenceId' | 'purchasedForUserId'> &
  Partial<CartItemRecord>;

/** The state of an item in a basket: its places are held, or its hold has lapsed. */
export type BasketItemState = 'held' | 'lapsed';
