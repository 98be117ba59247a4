import type { Camel } from './camel';
import { api } from './client';
import { toUnexpectedFailure } from './failure';
import { formatBearer } from './middleware/bearer';
import type { components } from './schema.gen';
import { type CallOptions, unwrapBody, unwrapCreated, unwrapData, unwrapEmpty } from './unwrap';

type Schemas = components['schemas'];

export type User = Camel<Schemas['User']>;
export type RegisterRequest = Camel<Schemas['RegisterRequest']>;
type ForgottenPasswordResult = Camel<Schemas['ForgottenPasswordResult']>;

/** A token and the server's message. */
export type SignInResult = { readonly token: string; readonly message: string | null };

/** POST customer/login. A wrong password is a `validation` failure, too many attempts an `http` 429. */
export function logIn(
  credentials: Camel<Schemas['LoginRequest']>,
  options?: CallOptions,
): Promise<SignInResult> {
  return toSignInResult(
    unwrapBody(() => api().POST('/api/auth/customer/login', { body: credentials, ...options })),
  );
}

/**
 * POST logout: ends the token on the server; `keepalive` lets the request survive a page unload.
 *
 * @param token the token to end if the browser has already removed it; default: the current one
 */
export function logOut(token?: string): Promise<void> {
  const headers = { Authorization: token && formatBearer(token) };
  return unwrapEmpty(() => api().POST('/api/auth/logout', { keepalive: true, headers }));
}

export function loadUser(options?: CallOptions): Promise<User> {
  return unwrapData(() => api().GET('/api/auth/user', { ...options }));
}

/**
 * POST customer/register: a new account from the customer form. Answers are sent beside the named keys, under the
 * `name` of their data field; a `validation` failure uses the same names.
 */
export function registerCustomer(body: RegisterRequest, options?: CallOptions): Promise<SignInResult> {
  const query = { onboarding_type: 'customer_account_online' } as const;
  return toSignInResult(
    unwrapCreated(
      () => api().POST('/api/auth/customer/register', { params: { query }, body, ...options }),
      [200, 201],
    ),
  );
}

/** POST customer/forgotten-password. An `error` that starts with "Multiple" asks for the customer's reference. */
export function requestPasswordReset(
  body: Camel<Schemas['ForgottenPasswordRequest']>,
  options?: CallOptions,
): Promise<ForgottenPasswordResult> {
  return unwrapData(() => api().POST('/api/auth/customer/forgotten-password', { body, ...options }));
}

type TokenResponse = { readonly data: { readonly token: string }; readonly message?: string };

/** Rejects an empty token here, because it would be stored and then refused on every call. */
export function requireToken({ token }: TokenResponse['data']): string {
  if (typeof token === 'string' && token !== '') return token;
  throw toUnexpectedFailure(new Error('Pavilion: the API answered without a token where one is promised.'));
}

async function toSignInResult(answer: Promise<TokenResponse>): Promise<SignInResult> {
  const { data, message } = await answer;
  return { token: requireToken(data), message: message ?? null };
}
