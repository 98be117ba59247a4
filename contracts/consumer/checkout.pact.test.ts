import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import {
  type AuthorisePaymentRequest,
  authorisePayment,
  preparePayment,
} from '../../src/shared/api/index.ts';
import {
  buildAuthorisedPayment,
  buildAuthorisePaymentRequest,
  buildPaymentProviderConfiguration,
  buildPreparedPayment,
} from '../../tests/fixtures/checkout.ts';
import { stateValues } from '../states.ts';
import { failing, fromState, relyOn } from './rely-on.ts';

const prepare = { method: 'GET', path: '/api/checkout/prepare', as: 'customer' } as const;
const authorise = { method: 'POST', path: '/api/checkout/authorise', as: 'customer' } as const;
const { amount, itemHash, sessionKey, terms } = stateValues;

const request: AuthorisePaymentRequest = {
  billingFirstName: 'Sam',
  billingLastName: 'Taylor',
  billingAddressLineOne: '4 Mill Lane',
  billingAddressLineTwo: null,
  billingCity: 'Norwich',
  billingPostcode: 'NR1 1SR',
  browserScreenWidth: 1280,
  browserScreenHeight: 800,
  browserColourDepth: 24,
  browserTimezoneOffset: 0,
  browserLanguage: 'en-GB',
  browserJavascriptEnabled: 1,
  browserJavaEnabled: 0,
  payments: [{ tenderType: 'card', amount }],
  sessionKey,
  source: 'online-joining',
  terms: [...terms],
  saveCard: false,
  itemHash,
  attemptId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4ba0',
};
const body = {
  ...buildAuthorisePaymentRequest(),
  payments: [{ tender_type: 'card', amount: fromState('amount') }],
  session_key: fromState('sessionKey'),
  terms: fromState('terms'),
  item_hash: fromState('itemHash'),
};

describe('checkout, to the authorisation', () => {
  test('the card provider of a cart is named, with what its script needs', async () => {
    const { publishable_key } = buildPaymentProviderConfiguration();
    const outcome = await relyOn(
      {
        ...prepare,
        given: 'a-cart-with-a-monthly-membership',
        asking: 'the card provider of a cart',
        answers: {
          status: 200,
          body: {
            data: MatchersV3.like({
              payment_provider: 'stripe',
              session_key: MatchersV3.string(buildPreparedPayment().session_key ?? ''),
              payment_provider_configuration: MatchersV3.like({
                mode: MatchersV3.regex('^(test|live)$', 'test'),
                collect_billing_address: MatchersV3.boolean(true),
                publishable_key: MatchersV3.string(publishable_key ?? ''),
              }),
            }),
          },
        },
      },
      () => preparePayment(),
    );

    expect(outcome).toMatchObject({
      paymentProvider: 'stripe',
      paymentProviderConfiguration: { publishableKey: 'pk_test_pavilion', collectBillingAddress: true },
    });
  });

  test('an empty cart cannot be prepared', async () => {
    const outcome = await relyOn(
      {
        ...prepare,
        given: 'a-customer-without-instruction',
        asking: 'the card provider of an empty cart',
        answers: { status: 422, body: failing('Your basket is empty.') },
      },
      () => preparePayment(),
    );

    expect(outcome).toMatchObject({ kind: 'validation', message: 'Your basket is empty.' });
  });

  test('a Stripe-like provider gives the secret with which the browser goes on', async () => {
    const outcome = await relyOn(
      {
        ...authorise,
        given: 'a-cart-with-a-monthly-membership',
        asking: 'a card payment',
        body,
        answers: {
          status: 200,
          body: {
            data: MatchersV3.like({
              transaction_uuid: MatchersV3.string(buildAuthorisedPayment().transaction_uuid ?? ''),
              transaction_status: 'pending',
              client_secret: MatchersV3.string(buildAuthorisedPayment().client_secret ?? ''),
              error: null,
            }),
          },
        },
      },
      () => authorisePayment(request),
    );

    expect(outcome).toMatchObject({
      transactionStatus: 'pending',
      clientSecret: 'pi_1_secret_2',
      error: null,
    });
  });

  test('a cart that has changed since it was shown is refused', async () => {
    const outcome = await relyOn(
      {
        ...authorise,
        given: 'a-cart-with-a-monthly-membership',
        asking: 'a card payment for a cart that has changed',
        body: { ...body, item_hash: 'of-another-cart' },
        answers: { status: 422, body: failing('Your basket has changed.', 'item_hash') },
      },
      () => authorisePayment({ ...request, itemHash: 'of-another-cart' }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { item_hash: [expect.any(String)] } });
  });

  test('terms that were not accepted are refused', async () => {
    const outcome = await relyOn(
      {
        ...authorise,
        given: 'a-cart-with-a-monthly-membership',
        asking: 'a card payment without its terms',
        body: { ...body, terms: [] },
        answers: { status: 422, body: failing('Please accept the terms.', 'terms') },
      },
      () => authorisePayment({ ...request, terms: [] }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { terms: [expect.any(String)] } });
  });

  test('a payment of nobody is a 401', async () => {
    const outcome = await relyOn(
      {
        ...authorise,
        given: 'a-visitor',
        asking: 'a card payment of nobody',
        as: 'stranger',
        body: buildAuthorisePaymentRequest({ terms: [...terms] }),
        answers: { status: 401, body: failing('Please log in again.') },
      },
      () => authorisePayment(request),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 401 });
  });
});
