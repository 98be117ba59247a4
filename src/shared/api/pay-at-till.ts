import type { Camel } from './camel';
import type { CompletedPayment } from './checkout';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData } from './unwrap';

export type PayAtTillRequest = Camel<components['schemas']['PayCartRequest']>;

/**
 * POST pay, for staff (otherwise a 403): pays a basket with tenders and returns its order. Safe to repeat: a paid basket returns
 * its order again. An outdated `itemHash` is a 422.
 */
export function payAtTill(body: PayAtTillRequest, options?: CallOptions): Promise<CompletedPayment> {
  return unwrapData(() => api().POST('/api/cart/pay', { body, ...options }));
}
