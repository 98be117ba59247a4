import type { Camel } from './camel';
import { api } from './client';
import { isText, isTextOrNull, requireShape } from './require-shape';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData } from './unwrap';

type Schemas = components['schemas'];

export type PreparedPayment = Camel<Schemas['PreparedPayment']>;
export type AuthorisePaymentRequest = Camel<Schemas['AuthorisePaymentRequest']>;
type AuthorisedPayment = Camel<Schemas['AuthorisedPayment']>;
export type CompletePaymentRequest = Camel<Schemas['CompletePaymentRequest']>;
export type FreePaymentRequest = Camel<Schemas['FreePaymentRequest']>;
export type CompletedPayment = Camel<Schemas['CompletedPayment']>;
type ScaCompletion = Camel<Schemas['ScaCompletion']>;

/** GET prepare: the card provider of the cart, its session, and a saved card. */
export async function preparePayment(options?: CallOptions): Promise<PreparedPayment> {
  return requireProvider(await unwrapData(() => api().GET('/api/checkout/prepare', { ...options })));
}

/**
 * Checks the response.
 *
 * @throws ApiFailure `unexpected` if the provider or its configuration is missing
 */
function requireProvider(preparedPayment: PreparedPayment): PreparedPayment {
  const {
    paymentProvider,
    paymentProviderConfiguration,
    customerPaymentMethods: savedMethods,
  } = preparedPayment;
  return requireShape(
    { ...preparedPayment, customerPaymentMethods: isText(savedMethods) ? savedMethods : null },
    typeof paymentProvider === 'string' && paymentProviderConfiguration instanceof Object,
  );
}

/**
 * POST authorise. A refusal is a response with `error` or the status `failed`, not a failure; `amount` is in minor units, null if
 * the server omits it.
 *
 * @throws ApiFailure `unexpected` if it is unclear whether a transaction exists
 */
export async function authorisePayment(
  body: AuthorisePaymentRequest,
  options?: CallOptions,
): Promise<AuthorisedPayment> {
  const answer = await unwrapData(() => api().POST('/api/checkout/authorise', { body, ...options }));
  const { transactionUuid, clientSecret, amount, error } = answer;
  const checkedFields = {
    clientSecret: isText(clientSecret) ? clientSecret : null,
    amount: typeof amount === 'number' && Number.isFinite(amount) ? amount : null,
    error: error || null,
  };
  return requireShape({ ...answer, ...checkedFields }, isTextOrNull(transactionUuid));
}

/** POST complete: the order of an authorised transaction. The same transaction always gives the same order. */
export function completePayment(
  body: CompletePaymentRequest,
  options?: CallOptions,
): Promise<CompletedPayment> {
  return unwrapData(() => api().POST('/api/checkout/complete', { body, ...options }));
}

/** POST session/prepare: the session of a session-based provider; an open session is returned again. */
export async function prepareSession(
  body: Camel<Schemas['PrepareSessionRequest']>,
  options?: CallOptions,
): Promise<PreparedPayment> {
  return requireProvider(
    await unwrapData(() => api().POST('/api/checkout/session/prepare', { body, ...options })),
  );
}

/**
 * POST session/payment: the transaction that the provider's script attempts.
 *
 * @throws ApiFailure `unexpected` without its id or amount
 */
export async function createSessionPayment(
  body: Camel<Schemas['SessionPaymentRequest']>,
  options?: CallOptions,
): Promise<Camel<Schemas['SessionPayment']>> {
  const payment = await unwrapData(() => api().POST('/api/checkout/session/payment', { body, ...options }));
  return requireShape(payment, isText(payment.transactionUuid) && Number.isFinite(payment.amount));
}

/** POST session/complete: the order of an approved session. Idempotent. */
export function completeSession(
  { transactionId, ...body }: { transactionId: string } & Camel<Schemas['CompleteSessionRequest']>,
  options?: CallOptions,
): Promise<CompletedPayment> {
  const params = { path: { transactionId } };
  return unwrapData(() =>
    api().POST('/api/checkout/session/complete/{transactionId}', { params, body, ...options }),
  );
}

export function completeFreePayment(
  body: FreePaymentRequest,
  options?: CallOptions,
): Promise<CompletedPayment> {
  return unwrapData(() => api().POST('/api/checkout/free', { body, ...options }));
}

/** POST sca-completion: the result of the challenge. An `error` without a message is dropped. */
export async function completeSca(
  { transactionId, ...body }: { transactionId: string } & Camel<Schemas['ScaCompletionRequest']>,
  options?: CallOptions,
): Promise<ScaCompletion> {
  const params = { path: { transactionId } };
  const { error, ...outcome } = await unwrapData(() =>
    api().POST('/api/payment-providers/sca-completion/{transactionId}', { params, body, ...options }),
  );
  return isText(error?.message) ? { ...outcome, error } : outcome;
}
