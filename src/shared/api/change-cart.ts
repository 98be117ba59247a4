import type { Camel } from './camel';
import type { Cart, Source } from './cart';
import { api } from './client';
import type { components } from './schema.gen';
import { queryForSelected } from './selected-user';
import { type CallOptions, dataOf } from './unwrap';

type Schemas = components['schemas'];
type AddToCartRequest = Camel<Schemas['AddToCartRequest']>;
export type NewCartItem = AddToCartRequest['items'][number];
type UpdateCartItemRequest = Camel<Schemas['UpdateCartItemRequest']>;
export type CartItemOptions = UpdateCartItemRequest['options'];
export type CartCreditUse = Camel<Schemas['SetCartCreditRequest']>;

/** For whom staff ask; nothing for the customer's own cart. */
type SelectedCustomerParams = { readonly selectedUserId?: string | null };

/**
 * POST add: puts all items into the cart or none. A 422 has its messages under `items.0`; `reasons` says why a place of a
 * session is refused, such as `full`.
 */
export function addToCart(body: AddToCartRequest, options?: CallOptions): Promise<Cart> {
  return dataOf(() => api().POST('/api/cart/add', { body, ...options }));
}

/** POST extend: holds the places in the cart for longer, and takes lapsed ones again where there is room. */
export function extendHold(
  { selectedUserId }: { selectedUserId?: string | null } = {},
  options?: CallOptions,
): Promise<Cart> {
  const query = queryForSelected(selectedUserId);
  return dataOf(() => api().POST('/api/cart/extend', { params: { query }, ...options }));
}

/** POST remove: takes items out. One that is gone already is passed over, so the call may be repeated. */
export function removeFromCart(
  { itemIds, selectedUserId }: { itemIds: string[] } & SelectedCustomerParams,
  options?: CallOptions,
): Promise<Cart> {
  const query = queryForSelected(selectedUserId);
  const body = { cartItemIds: itemIds };
  return dataOf(() => api().POST('/api/cart/remove', { params: { query }, body, ...options }));
}

/** PUT an item: its options from now on, all of them. A 404 is an item that is gone. */
export function updateCartItem(
  { itemId, ...body }: { itemId: string; options: CartItemOptions } & SelectedCustomerParams,
  options?: CallOptions,
): Promise<Cart> {
  const params = { path: { cartItemId: itemId } };
  return dataOf(() => api().PUT('/api/cart/{cartItemId}', { params, body, ...options }));
}

/** DELETE the cart: everything goes. */
export function deleteCart(
  { selectedUserId }: SelectedCustomerParams = {},
  options?: CallOptions,
): Promise<Cart> {
  const query = queryForSelected(selectedUserId);
  return dataOf(() => api().DELETE('/api/cart', { params: { query }, ...options }));
}

/** DELETE a benefit off its item; `id` is that of the applied benefit. */
export function removeBenefit(
  { id, source, selectedUserId }: { id: string; source: Source } & SelectedCustomerParams,
  options?: CallOptions,
): Promise<Cart> {
  const params = { path: { id }, query: { source, ...queryForSelected(selectedUserId) } };
  return dataOf(() => api().DELETE('/api/activities/benefit/remove/{id}', { params, ...options }));
}

/** DELETE the use of a package off its item; `id` is that of the applied package. */
export function removePackage(
  { id, source, selectedUserId }: { id: string; source: Source } & SelectedCustomerParams,
  options?: CallOptions,
): Promise<Cart> {
  const params = { path: { id }, query: { source, ...queryForSelected(selectedUserId) } };
  return dataOf(() => api().DELETE('/api/activities/package/remove/{id}', { params, ...options }));
}

/** PUT credit: how much of one credit the cart uses, in pence. More than can be used is a 422 under `amount`. */
export function setCartCredit(
  { selectedUserId, ...body }: CartCreditUse & SelectedCustomerParams,
  options?: CallOptions,
): Promise<Cart> {
  const query = queryForSelected(selectedUserId);
  return dataOf(() => api().PUT('/api/cart/credit', { params: { query }, body, ...options }));
}
