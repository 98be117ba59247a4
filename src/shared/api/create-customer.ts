import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, unwrapCreated } from './unwrap';

type Schemas = components['schemas'];

export type CreateCustomerRequest = Camel<Schemas['CreateCustomerRequest']>;

/**
 * POST front-of-house/customers, for staff (otherwise a 403): creates an account whose password the customer sets by e-mail;
 * staff stay logged in. Answers are sent under the `name` of their data field; a `validation` failure uses the same names.
 */
export async function createCustomer(
  body: CreateCustomerRequest,
  options?: CallOptions,
): Promise<Camel<Schemas['CreatedCustomer']>> {
  const call = () => api().POST('/api/front-of-house/customers', { body, ...options });
  return (await unwrapCreated(call, [200, 201])).data;
}
