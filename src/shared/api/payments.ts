import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData } from './unwrap';

type Schemas = components['schemas'];

export type Payments = Camel<Schemas['Payments']>;
export type PastPayment = Camel<Schemas['PastPayment']>;
export type OutstandingPayment = Camel<Schemas['OutstandingPayment']>;
export type WaivedPayment = Camel<Schemas['WaivedPayment']>;
export type UpcomingPayment = Camel<Schemas['UpcomingPayment']>;
export type AccountCredit = Camel<Schemas['AccountCredit']>;

/** GET my-account/payments. `cursor`: the `nextCursor` of the previous page, to load more past payments. */
export function loadPayments(
  { cursor }: { cursor?: string | undefined },
  options?: CallOptions,
): Promise<Payments> {
  const params = { query: cursor === undefined ? {} : { cursor } };
  return unwrapData(() => api().GET('/api/my-account/payments', { params, ...options }));
}

/** GET my-account/credit: the account's balance and its history. */
export function loadCredit(options?: CallOptions): Promise<AccountCredit> {
  return unwrapData(() => api().GET('/api/my-account/credit', { ...options }));
}
