import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, dataOf } from './unwrap';

export type FoundCustomer = Camel<components['schemas']['FoundCustomer']>;

/** GET front-of-house/customers, for staff (403): at most 20, by last name. A 429 after 60 in a minute. */
export function findCustomers(
  { search }: { search: string },
  options?: CallOptions,
): Promise<FoundCustomer[]> {
  const params = { query: { search } };
  return dataOf(() => api().GET('/api/front-of-house/customers', { params, ...options }));
}
