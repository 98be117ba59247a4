import type { Camel } from './camel';
import { api } from './client';
import { withJoiningFields } from './field-names';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData } from './unwrap';

type Schemas = components['schemas'];

export type AccountDirectDebit = Camel<Schemas['DirectDebit']>;
export type ReplaceDirectDebit = Camel<Schemas['ReplaceDirectDebitRequest']>;

/** GET my-account/direct-debit: the instruction without its bank details; `instruction` is null if the customer has none. */
export function loadDirectDebit(options?: CallOptions): Promise<AccountDirectDebit> {
  return unwrapData(() => api().GET('/api/my-account/direct-debit', { ...options }));
}

/** PUT my-account/direct-debit: replaces the bank account. 422 by field, named as in joining. */
export function replaceDirectDebit(
  details: ReplaceDirectDebit,
  options?: CallOptions,
): Promise<AccountDirectDebit> {
  return withJoiningFields(
    unwrapData(() => api().PUT('/api/my-account/direct-debit', { body: details, ...options })),
  );
}
