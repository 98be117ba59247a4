import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData } from './unwrap';

type Schemas = components['schemas'];

export type FoundCustomer = Camel<Schemas['FoundCustomer']>;
export type ServedCustomer = Camel<Schemas['ServedCustomer']>;

/**
 * GET front-of-house/customers, for staff (otherwise a 403): at most 20, sorted by last name. A 429 after 60 requests in a
 * minute.
 */
export function findCustomers(
  { search }: { search: string },
  options?: CallOptions,
): Promise<FoundCustomer[]> {
  const params = { query: { search } };
  return unwrapData(() => api().GET('/api/front-of-house/customers', { params, ...options }));
}

/** GET front-of-house/customers/{id}: starts serving this customer; the operator logs it. An unknown id is a 404. */
export function loadServedCustomer({ id }: { id: string }, options?: CallOptions): Promise<ServedCustomer> {
  const params = { path: { id } };
  return unwrapData(() => api().GET('/api/front-of-house/customers/{id}', { params, ...options }));
}
