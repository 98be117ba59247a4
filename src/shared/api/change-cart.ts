import type { Camel } from './camel';
import type { Cart, Source } from './cart';
import { api } from './client';
import type { components } from './schema.gen';
import { buildSelectedQuery } from './selected-user';
import { type CallOptions, unwrapData } from './unwrap';

type Schemas = components['schemas'];
type AddToCartRequest = Camel<Schemas['AddToCartRequest']>;
export type NewCartItem = AddToCartRequest['items'][number];
type UpdateCartItemRequest = Camel<Schemas['UpdateCartItemRequest']>;
export type CartItemOptions = UpdateCartItemRequest['options'];
export type CartCreditUse = Camel<Schemas['SetCartCreditRequest']>;

/** The customer whom staff selected; absent for the customer's own cart. */
type SelectedCustomerParams = { readonly selectedUserId?: string | null };

/**
 * POST add: adds all items or none. A 422 has its messages under `items.0`; `reasons` says why a session has no place, such as
 * `full`.
 */
export function addToCart(body: AddToCartRequest, options?: CallOptions): Promise<Cart> {
  return unwrapData(() => api().POST('/api/cart/add', { body, ...options }));
}

/** POST extend: extends the holds of the cart's places, and holds lapsed places again if there is room. */
export function extendHold(
  { selectedUserId }: { selectedUserId?: string | null } = {},
  options?: CallOptions,
): Promise<Cart> {
  const query = buildSelectedQuery(selectedUserId);
  return unwrapData(() => api().POST('/api/cart/extend', { params: { query }, ...options }));
}

/** POST remove: removes items. Items that are already gone are ignored, so the call is safe to repeat. */
export function removeFromCart(
  { itemIds, selectedUserId }: { itemIds: string[] } & SelectedCustomerParams,
  options?: CallOptions,
): Promise<Cart> {
  const query = buildSelectedQuery(selectedUserId);
  const body = { cartItemIds: itemIds };
  return unwrapData(() => api().POST('/api/cart/remove', { params: { query }, body, ...options }));
}

/** PUT an item: replaces all of its options. A 404 means that the item is gone. */
export function updateCartItem(
  { itemId, ...body }: { itemId: string; options: CartItemOptions } & SelectedCustomerParams,
  options?: CallOptions,
): Promise<Cart> {
  const params = { path: { cartItemId: itemId } };
  return unwrapData(() => api().PUT('/api/cart/{cartItemId}', { params, body, ...options }));
}

/** DELETE the cart with all of its items. */
export function deleteCart(
  { selectedUserId }: SelectedCustomerParams = {},
  options?: CallOptions,
): Promise<Cart> {
  const query = buildSelectedQuery(selectedUserId);
  return unwrapData(() => api().DELETE('/api/cart', { params: { query }, ...options }));
}

/** DELETE a benefit from its item; `id` is the applied benefit's. */
export function removeBenefit(
  { id, source, selectedUserId }: { id: string; source: Source } & SelectedCustomerParams,
  options?: CallOptions,
): Promise<Cart> {
  const params = { path: { id }, query: { source, ...buildSelectedQuery(selectedUserId) } };
  return unwrapData(() => api().DELETE('/api/activities/benefit/remove/{id}', { params, ...options }));
}

/** DELETE a package visit from its item; `id` is the applied package's. */
export function removePackage(
  { id, source, selectedUserId }: { id: string; source: Source } & SelectedCustomerParams,
  options?: CallOptions,
): Promise<Cart> {
  const params = { path: { id }, query: { source, ...buildSelectedQuery(selectedUserId) } };
  return unwrapData(() => api().DELETE('/api/activities/package/remove/{id}', { params, ...options }));
}

/** PUT credit: how much of a credit the cart uses, in pence. More than is available is a 422 under `amount`. */
export function setCartCredit(
  { selectedUserId, ...body }: CartCreditUse & SelectedCustomerParams,
  options?: CallOptions,
): Promise<Cart> {
  const query = buildSelectedQuery(selectedUserId);
  return unwrapData(() => api().PUT('/api/cart/credit', { params: { query }, body, ...options }));
}
