import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import {
  loadUser,
  logIn,
  logOut,
  registerCustomer,
  requestPasswordReset,
} from '../../src/shared/api/index.ts';
import {
  buildForgottenPasswordRequest,
  buildForgottenPasswordResult,
  buildRegisterRequest,
  buildToken,
  buildUser,
} from '../../tests/fixtures/auth.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody } from './body-matcher.ts';
import { buildFailureBody, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const { email, password } = providerStateValues;
const loginRequest = { method: 'POST', path: '/api/auth/customer/login' } as const;
const registerRequest = {
  method: 'POST',
  path: '/api/auth/customer/register',
  query: { onboarding_type: 'customer_account_online' },
} as const;

describe('auth', () => {
  test('a customer logs in and gets a token', async () => {
    const outcome = await verifyInteraction(
      {
        ...loginRequest,
        given: 'a-customer-without-instruction',
        description: 'a log-in',
        body: { username: matchProviderValue('email'), password: matchProviderValue('password') },
        answers: { status: 200, body: buildResponseBody(matchBody('Token', buildToken())) },
      },
      () => logIn({ username: email, password }),
    );

    expect(outcome).toEqual({ token: buildToken().token, message: null });
  });

  test('a wrong password is a 401 with a message', async () => {
    const outcome = await verifyInteraction(
      {
        ...loginRequest,
        given: 'a-customer-without-instruction',
        description: 'a log-in with a wrong password',
        body: { username: matchProviderValue('email'), password: 'Wrong-2026!' },
        answers: { status: 401, body: buildFailureBody('These details were not recognised.') },
      },
      () => logIn({ username: email, password: 'Wrong-2026!' }),
    );

    expect(outcome).toEqual({ kind: 'http', status: 401, message: 'These details were not recognised.' });
  });

  test('too many failed log-ins are a 429 that says how long to wait', async () => {
    const outcome = await verifyInteraction(
      {
        ...loginRequest,
        given: 'login-rate-limited',
        description: 'a log-in after too many failures',
        body: { username: matchProviderValue('email'), password: matchProviderValue('password') },
        answers: {
          status: 429,
          headers: { 'Retry-After': MatchersV3.regex('^[0-9]+$', '60') },
          body: buildFailureBody('Too many attempts. Please try again later.'),
        },
      },
      () => logIn({ username: email, password }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 429, retryAfter: 60 });
  });

  test('a customer logs out', async () => {
    const outcome = await verifyInteraction(
      {
        given: 'a-customer-without-instruction',
        description: 'a log-out',
        method: 'POST',
        path: '/api/auth/logout',
        token: 'valid',
        answers: { status: 200 },
      },
      () => logOut(),
    );

    expect(outcome).toBeUndefined();
  });

  test('the logged-in customer is read', async () => {
    const outcome = await verifyInteraction(
      {
        given: 'a-customer-without-instruction',
        description: 'the signed-in customer',
        method: 'GET',
        path: '/api/auth/user',
        token: 'valid',
        answers: { status: 200, body: buildResponseBody(matchBody('User', buildUser())) },
      },
      () => loadUser(),
    );

    expect(outcome).toMatchObject({
      firstName: 'Sam',
      hasInstruction: false,
      credit: { balance: { amount: 0 } },
    });
  });

  test('reading the customer with an expired token is a 401', async () => {
    const outcome = await verifyInteraction(
      {
        given: 'a-visitor',
        description: 'the customer of an expired token',
        method: 'GET',
        path: '/api/auth/user',
        token: 'expired',
        answers: { status: 401, body: buildFailureBody('Please log in again.') },
      },
      () => loadUser(),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 401 });
  });

  test('a visitor creates an account with the operator’s own fields and is logged in', async () => {
    const { client_id, password_confirmation, terms_accepted, ...accountFields } =
      providerStateValues.registration;
    const outcome = await verifyInteraction(
      {
        ...registerRequest,
        given: 'a-visitor',
        description: 'a new account',
        body: matchProviderValue('registration'),
        answers: { status: 201, body: buildResponseBody(matchBody('Token', buildToken())) },
      },
      () =>
        registerCustomer({
          ...accountFields,
          clientId: client_id,
          passwordConfirmation: password_confirmation,
          termsAccepted: terms_accepted,
        }),
    );

    expect(outcome).toEqual({ token: buildToken().token, message: null });
  });

  test('a weak password is refused at its field', async () => {
    const { client_id, source, terms_accepted, ...accountFields } = buildRegisterRequest();
    const weakAccount = { ...accountFields, source, password: 'weak', password_confirmation: 'weak' };
    const outcome = await verifyInteraction(
      {
        ...registerRequest,
        given: 'a-visitor',
        description: 'a new account with a weak password',
        body: { ...weakAccount, client_id: matchProviderValue('clientId'), terms_accepted },
        answers: { status: 422, body: buildFailureBody('The given data was invalid.', 'password') },
      },
      () => {
        const { password_confirmation, ...weakAccountFields } = weakAccount;
        return registerCustomer({
          ...weakAccountFields,
          clientId: client_id,
          passwordConfirmation: password_confirmation,
          termsAccepted: terms_accepted,
        });
      },
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { password: ['Please check this.'] } });
  });

  test('a request for a new password is confirmed', async () => {
    const { status: confirmation } = buildForgottenPasswordResult();
    const outcome = await verifyInteraction(
      {
        given: 'a-visitor',
        description: 'a password reset',
        method: 'POST',
        path: '/api/auth/customer/forgotten-password',
        body: buildForgottenPasswordRequest(),
        answers: {
          status: 200,
          body: buildResponseBody({ status: MatchersV3.string(confirmation ?? ''), error: null }),
        },
      },
      () => requestPasswordReset({ emailOrReference: buildForgottenPasswordRequest().email_or_reference }),
    );

    expect(outcome).toEqual({ status: confirmation, error: null });
  });

  test('a password reset for an address with several accounts requires the customer’s reference', async () => {
    const severalAccountsMessage = 'Multiple accounts use this address. Please give your customer reference.';
    const outcome = await verifyInteraction(
      {
        given: 'several-accounts-on-one-email',
        description: 'a password reset for an address of several accounts',
        method: 'POST',
        path: '/api/auth/customer/forgotten-password',
        body: { email_or_reference: matchProviderValue('email') },
        answers: {
          status: 200,
          body: buildResponseBody({
            status: null,
            error: MatchersV3.regex('^Multiple.*$', severalAccountsMessage),
          }),
        },
      },
      () => requestPasswordReset({ emailOrReference: email }),
    );

    expect(outcome).toEqual({ status: null, error: severalAccountsMessage });
  });
});
