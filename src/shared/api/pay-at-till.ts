import type { Camel } from './camel';
import type { CompletedPayment } from './checkout';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, dataOf } from './unwrap';

export type PayAtTillRequest = Camel<components['schemas']['PayCartRequest']>;

/**
 * POST pay, for staff (403): the order of a basket that is paid with tenders. Safe to repeat: a basket that is paid answers
 * with its order. An `itemHash` that no longer matches is a 422.
 */
export function payAtTill(body: PayAtTillRequest, options?: CallOptions): Promise<CompletedPayment> {
  return dataOf(() => api().POST('/api/cart/pay', { body, ...options }));
}
