import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import {
  completeSession,
  createSessionPayment,
  preparePayment,
  prepareSession,
} from '../../src/shared/api/index.ts';
import { buildCompletedPayment } from '../../tests/fixtures/checkout.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { notFoundAnswer, UNKNOWN_ID } from './unknown-values.ts';
import { buildFailureBody, matchPath, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

// With a Ryft-like provider, the session is prepared before the provider's script attempts the payment.

const { boolean, equal, like, number, regex, string } = MatchersV3;
const { amount, itemHash, paymentSessionId, terms, transactionUuid } = providerStateValues;
const postRequest = { method: 'POST', token: 'valid' } as const;
const prepareRequest = { ...postRequest, path: '/api/checkout/session/prepare' } as const;
const payRequest = { ...postRequest, path: '/api/checkout/session/payment' } as const;
const completePath = matchPath`/api/checkout/session/complete/${'transactionUuid'}`;
const completeRequest = { ...postRequest, path: completePath };
const source = 'online-joining' as const;

const orderDetails = {
  payments: [{ tenderType: 'card' as const, amount }],
  terms: [...terms],
  completedWaivers: [],
  source,
  itemHash,
};
const orderDetailsBody = {
  payments: [{ tender_type: 'card', amount: matchProviderValue('amount') }],
  terms: matchProviderValue('terms'),
  completed_waivers: [],
  source,
  item_hash: matchProviderValue('itemHash'),
};
const ATTEMPT_ID = '0197b1c2-0000-7c31-9a55-3e1f0c2d4ba1';
const payment = { ...orderDetails, itemHash: String(itemHash), paymentSessionId, attemptId: ATTEMPT_ID };
const paymentBody = {
  ...orderDetailsBody,
  payment_session_id: matchProviderValue('paymentSessionId'),
  attempt_id: ATTEMPT_ID,
};

const invalidPayments: readonly {
  readonly circumstance: string;
  readonly field: string;
  readonly changedKeys: Partial<typeof payment>;
  readonly changedBodyKeys: object;
}[] = [
  {
    circumstance: 'without the terms of the cart',
    field: 'terms',
    changedKeys: { terms: [] },
    changedBodyKeys: { terms: [] },
  },
  {
    circumstance: 'for a cart that has changed',
    field: 'item_hash',
    changedKeys: { itemHash: 'of-another-cart' },
    changedBodyKeys: { item_hash: 'of-another-cart' },
  },
];

const configuration = {
  mode: regex('^(test|live)$', 'test'),
  address: null,
  collect_billing_address: boolean(false),
  public_key: string('pk_sandbox_pavilion'),
  account_id: string('ac_6f7a7c31'),
};

const PAYMENT_METHODS =
  '{"items":[{"id":"pmt_1","type":"Card","customerId":"cus_1","createdTimestamp":1794999600}]}';

test('preparing a payment names the session-style provider and the values that its script needs', async () => {
  const outcome = await verifyInteraction(
    {
      given: 'provider-ryft',
      description: 'a session-style card provider',
      method: 'GET',
      path: '/api/checkout/prepare',
      token: 'valid',
      answers: {
        status: 200,
        body: buildResponseBody(
          like({ payment_provider: equal('ryft'), payment_provider_configuration: like(configuration) }),
        ),
      },
    },
    () => preparePayment(),
  );

  expect(outcome).toMatchObject({
    paymentProvider: 'ryft',
    paymentProviderConfiguration: { publicKey: 'pk_sandbox_pavilion', accountId: 'ac_6f7a7c31' },
  });
});

describe('a payment session', () => {
  test('a payment session is prepared with the keys of its provider', async () => {
    const outcome = await verifyInteraction(
      {
        ...prepareRequest,
        given: 'provider-ryft',
        description: 'a payment session',
        body: { source },
        answers: {
          status: 200,
          body: buildResponseBody(
            like({
              payment_provider: equal('ryft'),
              payment_session_id: string(paymentSessionId),
              client_secret: string('ps_6f7a7c319a55_secret_3e1f'),
              session_key: string('ps_0197b1c20000'),
              saved_card: null,
              payment_provider_configuration: like(configuration),
            }),
          ),
        },
      },
      () => prepareSession({ source }),
    );

    expect(outcome).toMatchObject({
      paymentProvider: 'ryft',
      paymentSessionId,
      clientSecret: 'ps_6f7a7c319a55_secret_3e1f',
      paymentProviderConfiguration: {
        publicKey: 'pk_sandbox_pavilion',
        accountId: 'ac_6f7a7c31',
        address: null,
      },
    });
  });

  test('a payment session has the provider’s unchanged list of the customer’s payment methods', async () => {
    const outcome = await verifyInteraction(
      {
        ...prepareRequest,
        given: 'provider-ryft-with-saved-card',
        description: 'a payment session of a customer with a saved card',
        body: { source },
        answers: {
          status: 200,
          body: buildResponseBody(
            like({
              payment_provider: equal('ryft'),
              customer_payment_methods: regex('^\\{.*"items":.*\\}$', PAYMENT_METHODS),
              payment_provider_configuration: like(configuration),
            }),
          ),
        },
      },
      () => prepareSession({ source }),
    );

    expect(outcome).toMatchObject({ customerPaymentMethods: PAYMENT_METHODS });
  });

  test('a payment session of an empty cart cannot be prepared', async () => {
    const outcome = await verifyInteraction(
      {
        ...prepareRequest,
        given: 'a-customer-without-instruction',
        description: 'a payment session of an empty cart',
        body: { source },
        answers: { status: 422, body: buildFailureBody('Your basket is empty.') },
      },
      () => prepareSession({ source }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', message: 'Your basket is empty.' });
  });

  test('a payment session has a transaction and its amount', async () => {
    const transaction = like({ transaction_uuid: string(transactionUuid), amount: number(amount) });
    const outcome = await verifyInteraction(
      {
        ...payRequest,
        given: 'a-payment-session',
        description: 'a payment within a session',
        body: paymentBody,
        answers: { status: 200, body: buildResponseBody(transaction) },
      },
      () => createSessionPayment(payment),
    );

    expect(outcome).toEqual({ transactionUuid, amount });
  });

  test.each(invalidPayments)(
    'a session payment is refused $circumstance',
    async ({ circumstance, field, changedKeys, changedBodyKeys }) => {
      const outcome = await verifyInteraction(
        {
          ...payRequest,
          given: 'a-payment-session',
          description: `a payment within a session ${circumstance}`,
          body: { ...paymentBody, ...changedBodyKeys },
          answers: { status: 422, body: buildFailureBody('This cannot be paid.', field) },
        },
        () => createSessionPayment({ ...payment, ...changedKeys }),
      );

      expect(outcome).toMatchObject({ kind: 'validation', errors: { [field]: [expect.any(String)] } });
    },
  );

  test('a payment within a session whose cart was emptied is refused', async () => {
    const body = { ...paymentBody, payments: [], terms: [], item_hash: null };
    const outcome = await verifyInteraction(
      {
        ...payRequest,
        given: 'an-abandoned-payment-session',
        description: 'a payment within a session whose cart has gone',
        body,
        answers: { status: 422, body: buildFailureBody('Your basket is empty.') },
      },
      () => createSessionPayment({ ...payment, payments: [], terms: [], itemHash: null }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', message: 'Your basket is empty.' });
  });

  test('a payment within another customer’s session is a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...payRequest,
        given: 'provider-ryft',
        description: 'a payment within an unknown session',
        body: { ...paymentBody, payment_session_id: UNKNOWN_ID },
        answers: notFoundAnswer,
      },
      () => createSessionPayment({ ...payment, paymentSessionId: UNKNOWN_ID }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('a payment session that is approved becomes an order', async () => {
    const outcome = await verifyInteraction(
      {
        ...completeRequest,
        given: 'an-approved-payment-session',
        description: 'a payment session to be completed',
        body: orderDetailsBody,
        answers: {
          status: 200,
          body: buildResponseBody(
            like({
              complete_order_id: string(buildCompletedPayment().complete_order_id ?? ''),
              status: equal('completed'),
            }),
          ),
        },
      },
      () => completeSession({ transactionId: transactionUuid, ...orderDetails }),
    );

    expect(outcome).toEqual({
      completeOrderId: buildCompletedPayment().complete_order_id,
      status: 'completed',
    });
  });

  test('a payment session without a card attempt is not captured', async () => {
    const outcome = await verifyInteraction(
      {
        ...completeRequest,
        given: 'an-unattempted-payment-session',
        description: 'an unattempted payment session to be completed',
        body: orderDetailsBody,
        answers: { status: 422, body: buildFailureBody('Payment was declined') },
      },
      () => completeSession({ transactionId: transactionUuid, ...orderDetails }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', message: 'Payment was declined' });
  });

  test('completing an unknown transaction is a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...completeRequest,
        path: `/api/checkout/session/complete/${UNKNOWN_ID}`,
        given: 'provider-ryft',
        description: 'an unknown payment session to be completed',
        body: orderDetailsBody,
        answers: notFoundAnswer,
      },
      () => completeSession({ transactionId: UNKNOWN_ID, ...orderDetails }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});
