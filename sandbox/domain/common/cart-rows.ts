import type { cartItems, carts } from '../../store/schema/sales.ts';

export type CartRecord = typeof carts.$inferSelect;
export type CartItemRecord = typeof cartItems.$inferSelect;

/** Whose cart. A customer's own one is `online`; staff fill and pay another one for them at the `till`. */
export type CartOwner = Pick<CartRecord, 'customerId' | 'channel'>;

export type NewItem = Pick<CartItemRecord, 'type' | 'source' | 'referenceId' | 'purchasedForUserId'> &
  Partial<CartItemRecord>;

/** An item that a basket holds: with its places, or after they have lapsed. */
export type BasketItemState = 'held' | 'lapsed';
