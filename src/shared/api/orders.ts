import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData } from './unwrap';

type Schemas = components['schemas'];

export type Order = Camel<Schemas['Order']>;
export type MembershipOrderItem = Camel<Schemas['MembershipOrderItem']>;
export type BookingOrderItem = Camel<Schemas['BookingOrderItem']>;

/** GET orders/{orderId}: one of the customer's orders; others are an `http` 404. */
export function loadOrder({ orderId }: { orderId: string }, options?: CallOptions): Promise<Order> {
  return unwrapData(() => api().GET('/api/orders/{orderId}', { params: { path: { orderId } }, ...options }));
}
