import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, dataOf } from './unwrap';

type Schemas = components['schemas'];

export type FoundCustomer = Camel<Schemas['FoundCustomer']>;
export type ServedCustomer = Camel<Schemas['ServedCustomer']>;

/** GET front-of-house/customers, for staff (403): at most 20, by last name. A 429 after 60 in a minute. */
export function findCustomers(
  { search }: { search: string },
  options?: CallOptions,
): Promise<FoundCustomer[]> {
  const params = { query: { search } };
  return dataOf(() => api().GET('/api/front-of-house/customers', { params, ...options }));
}

/** GET front-of-house/customers/{id}: whom staff serve from now on; the operator writes it down. A 404 is nobody's id. */
export function readServedCustomer({ id }: { id: string }, options?: CallOptions): Promise<ServedCustomer> {
  const params = { path: { id } };
  return dataOf(() => api().GET('/api/front-of-house/customers/{id}', { params, ...options }));
}
