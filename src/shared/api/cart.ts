import type { Camel } from './camel';
import { api } from './client';
import { isText, isTextOrNull, requireShape } from './require-shape';
import type { components } from './schema.gen';
import { buildSelectedQuery } from './selected-user';
import { type CallOptions, unwrapData, unwrapEmpty } from './unwrap';

type Schemas = components['schemas'];

export type Cart = Camel<Schemas['Cart']>;
export type Payment = Camel<Schemas['Payment']>;
export type Source = Schemas['Source'];

/**
 * GET the cart of the customer, or of the customer whom staff selected.
 *
 * @throws ApiFailure `unexpected` if items, balance or paid state are missing, or if a cart with items has no id or tenders
 */
export async function loadCart(
  { selectedUserId }: { selectedUserId?: string | null } = {},
  options?: CallOptions,
): Promise<Cart> {
  const query = buildSelectedQuery(selectedUserId);
  const cart = await unwrapData(() => api().GET('/api/cart', { params: { query }, ...options }));
  const { id, itemHash, items, payments, totals, completeOrderId } = cart;
  const isComplete =
    isTextOrNull(completeOrderId) && Array.isArray(items) && Number.isFinite(totals?.balance);
  return requireShape(
    cart,
    isComplete && (items.length === 0 || (isText(id) && isText(itemHash) && Array.isArray(payments))),
  );
}

export function clearCart({ source }: { source: Source }, options?: CallOptions): Promise<void> {
  return unwrapEmpty(() =>
    api().DELETE('/api/cart/clear', { body: { source }, keepalive: true, ...options }),
  );
}
