import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { authorisePayment, preparePayment } from '../../src/shared/api/index.ts';
import {
  buildAuthorisedPayment,
  buildAuthorisePaymentRequest,
  buildPaymentProviderConfiguration,
  buildPreparedPayment,
} from '../../tests/fixtures/checkout.ts';
import { providerStateValues } from '../state-values.ts';
import { cardPayment, cardPaymentBody } from './payment-examples.ts';
import { buildFailureBody, verifyInteraction } from './verify-interaction.ts';

const prepareRequest = { method: 'GET', path: '/api/checkout/prepare', token: 'valid' } as const;
const authoriseRequest = { method: 'POST', path: '/api/checkout/authorise', token: 'valid' } as const;
const { terms } = providerStateValues;

describe('checkout, up to the authorisation', () => {
  // Proves P5.1.
  test('preparing a payment names the card provider and the values that its script needs', async () => {
    const { publishable_key } = buildPaymentProviderConfiguration();
    const outcome = await verifyInteraction(
      {
        ...prepareRequest,
        given: 'a-cart-with-a-monthly-membership',
        description: 'the card provider of a cart',
        answers: {
          status: 200,
          body: {
            data: MatchersV3.like({
              payment_provider: MatchersV3.equal('stripe'),
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
    const outcome = await verifyInteraction(
      {
        ...prepareRequest,
        given: 'a-customer-without-instruction',
        description: 'the card provider of an empty cart',
        answers: { status: 422, body: buildFailureBody('Your basket is empty.') },
      },
      () => preparePayment(),
    );

    expect(outcome).toMatchObject({ kind: 'validation', message: 'Your basket is empty.' });
  });

  test('a Stripe-like provider returns the client secret for the browser', async () => {
    const outcome = await verifyInteraction(
      {
        ...authoriseRequest,
        given: 'a-cart-with-a-monthly-membership',
        description: 'a card payment',
        body: cardPaymentBody,
        answers: {
          status: 200,
          body: {
            data: MatchersV3.like({
              transaction_uuid: MatchersV3.string(buildAuthorisedPayment().transaction_uuid ?? ''),
              transaction_status: MatchersV3.equal('pending'),
              client_secret: MatchersV3.string(buildAuthorisedPayment().client_secret ?? ''),
              error: null,
            }),
          },
        },
      },
      () => authorisePayment(cardPayment),
    );

    expect(outcome).toMatchObject({
      transactionStatus: 'pending',
      clientSecret: 'pi_1_secret_2',
      error: null,
    });
  });

  test('a server may return the amount of the payment in minor units', async () => {
    const { transaction_uuid, amount } = buildAuthorisedPayment();
    const outcome = await verifyInteraction(
      {
        ...authoriseRequest,
        given: 'a-cart-with-a-monthly-membership',
        optionalKey: 'amount',
        description: 'a card payment, and what it takes',
        body: cardPaymentBody,
        answers: {
          status: 200,
          body: {
            data: MatchersV3.like({
              transaction_uuid: MatchersV3.string(transaction_uuid ?? ''),
              transaction_status: MatchersV3.equal('pending'),
              amount: MatchersV3.integer(amount ?? 0),
              error: null,
            }),
          },
        },
      },
      () => authorisePayment(cardPayment),
    );

    expect(outcome).toMatchObject({ transactionStatus: 'pending', amount });
  });

  test('a cart that has changed since it was shown is refused', async () => {
    const outcome = await verifyInteraction(
      {
        ...authoriseRequest,
        given: 'a-cart-with-a-monthly-membership',
        description: 'a card payment for a cart that has changed',
        body: { ...cardPaymentBody, item_hash: 'of-another-cart' },
        answers: { status: 422, body: buildFailureBody('Your basket has changed.', 'item_hash') },
      },
      () => authorisePayment({ ...cardPayment, itemHash: 'of-another-cart' }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { item_hash: [expect.any(String)] } });
  });

  test('terms that were not accepted are refused', async () => {
    const outcome = await verifyInteraction(
      {
        ...authoriseRequest,
        given: 'a-cart-with-a-monthly-membership',
        description: 'a card payment without its terms',
        body: { ...cardPaymentBody, terms: [] },
        answers: { status: 422, body: buildFailureBody('Please accept the terms.', 'terms') },
      },
      () => authorisePayment({ ...cardPayment, terms: [] }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { terms: [expect.any(String)] } });
  });

  test('a payment without authentication is a 401', async () => {
    const outcome = await verifyInteraction(
      {
        ...authoriseRequest,
        given: 'a-visitor',
        description: 'a card payment without authentication',
        token: 'expired',
        body: buildAuthorisePaymentRequest({ terms: [...terms] }),
        answers: { status: 401, body: buildFailureBody('Please log in again.') },
      },
      () => authorisePayment(cardPayment),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 401 });
  });
});
