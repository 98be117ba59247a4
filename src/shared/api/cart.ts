import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, dataOf, doneOf } from './unwrap';

type Schemas = components['schemas'];

export type Cart = Camel<Schemas['Cart']>;
export type Payment = Camel<Schemas['Payment']>;
export type Source = Schemas['Source'];

/** GET the customer's cart, or that of the customer whom staff have selected. */
export function loadCart(
  { selectedUserId }: { selectedUserId?: string | null } = {},
  options?: CallOptions,
): Promise<Cart> {
  const query = selectedUserId ? { selected_user_id: selectedUserId } : {};
  return dataOf(() => api().GET('/api/cart', { params: { query }, ...options }));
}

/** DELETE cart/clear: empties the cart of one source. */
export function clearCart({ source }: { source: Source }, options?: CallOptions): Promise<void> {
  return doneOf(() => api().DELETE('/api/cart/clear', { body: { source }, keepalive: true, ...options }));
}
