import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, dataOf } from './unwrap';

type Schemas = components['schemas'];

export type PreparedPayment = Camel<Schemas['PreparedPayment']>;
export type AuthorisePaymentRequest = Camel<Schemas['AuthorisePaymentRequest']>;
type AuthorisedPayment = Camel<Schemas['AuthorisedPayment']>;
export type CompletePaymentRequest = Camel<Schemas['CompletePaymentRequest']>;
export type FreePaymentRequest = Camel<Schemas['FreePaymentRequest']>;
export type CompletedPayment = Camel<Schemas['CompletedPayment']>;
type ScaCompletion = Camel<Schemas['ScaCompletion']>;

/** GET prepare: the card provider for this cart, its session, and a card it keeps for the customer. */
export function preparePayment(options?: CallOptions): Promise<PreparedPayment> {
  return dataOf(() => api().GET('/api/checkout/prepare', { ...options }));
}

/** POST authorise. A refusal by the provider is an answer with `error` or the status `failed`, not a failure. */
export function authorisePayment(
  body: AuthorisePaymentRequest,
  options?: CallOptions,
): Promise<AuthorisedPayment> {
  return dataOf(() => api().POST('/api/checkout/authorise', { body, ...options }));
}

/** POST complete: the order of an authorised transaction. The same transaction always gives the same order. */
export function completePayment(
  body: CompletePaymentRequest,
  options?: CallOptions,
): Promise<CompletedPayment> {
  return dataOf(() => api().POST('/api/checkout/complete', { body, ...options }));
}

/** POST free: the order of a cart for which nothing is due. */
export function completeFreePayment(
  body: FreePaymentRequest,
  options?: CallOptions,
): Promise<CompletedPayment> {
  return dataOf(() => api().POST('/api/checkout/free', { body, ...options }));
}

/** POST sca-completion: asks what became of the bank's challenge. */
export function completeSca(
  { transactionId, ...body }: { transactionId: string } & Camel<Schemas['ScaCompletionRequest']>,
  options?: CallOptions,
): Promise<ScaCompletion> {
  const params = { path: { transactionId } };
  return dataOf(() =>
    api().POST('/api/payment-providers/sca-completion/{transactionId}', { params, body, ...options }),
  );
}
