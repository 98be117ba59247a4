import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData } from './unwrap';

export type AttendeeWaiver = Camel<components['schemas']['AttendeeWaiver']>;

/** GET activities/waivers: the waivers that the people in a cart have to sign before it is paid. */
export function listWaivers(
  { cartId }: { cartId: string },
  options?: CallOptions,
): Promise<AttendeeWaiver[]> {
  const params = { query: { cart_id: cartId } };
  return unwrapData(() => api().GET('/api/activities/waivers', { params, ...options }));
}
