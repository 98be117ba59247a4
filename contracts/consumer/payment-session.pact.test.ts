import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import {
  completeSession,
  createSessionPayment,
  preparePayment,
  prepareSession,
} from '../../src/shared/api/index.ts';
import { buildCompletedPayment } from '../../tests/fixtures/checkout.ts';
import { buildAnswer } from '../../tests/fixtures/wire.ts';
import { stateValues } from '../state-values.ts';
import { buildFailureBody, matchState, path, verifyInteraction } from './verify-interaction.ts';

// A Ryft-like provider: the session is prepared first, then the provider's script attempts the payment and runs the
// challenge.

const { boolean, equal, like, number, regex, string } = MatchersV3;
const UNKNOWN_ID = '00000000-0000-8000-a000-000000000000';
const { amount, itemHash, paymentSessionId, terms, transactionUuid } = stateValues;
const post = { method: 'POST', as: 'customer' } as const;
const prepare = { ...post, path: '/api/checkout/session/prepare' } as const;
const pay = { ...post, path: '/api/checkout/session/payment' } as const;
const complete = { ...post, path: path`/api/checkout/session/complete/${'transactionUuid'}` };
const source = 'online-joining' as const;

const consent = {
  payments: [{ tenderType: 'card' as const, amount }],
  terms: [...terms],
  completedWaivers: [],
  source,
  itemHash,
};
const consentBody = {
  payments: [{ tender_type: 'card', amount: matchState('amount') }],
  terms: matchState('terms'),
  completed_waivers: [],
  source,
  item_hash: matchState('itemHash'),
};
const attemptId = '0197b1c2-0000-7c31-9a55-3e1f0c2d4ba1';
const payment = { ...consent, itemHash: String(itemHash), paymentSessionId, attemptId };
const paymentBody = {
  ...consentBody,
  payment_session_id: matchState('paymentSessionId'),
  attempt_id: attemptId,
};

const unpayable: readonly {
  readonly how: string;
  readonly field: string;
  readonly changes: Partial<typeof payment>;
  readonly changedBody: object;
}[] = [
  {
    how: 'without the terms of the cart',
    field: 'terms',
    changes: { terms: [] },
    changedBody: { terms: [] },
  },
  {
    how: 'for a cart that has changed',
    field: 'item_hash',
    changes: { itemHash: 'of-another-cart' },
    changedBody: { item_hash: 'of-another-cart' },
  },
];

const configuration = {
  mode: regex('^(test|live)$', 'test'),
  address: null,
  collect_billing_address: boolean(false),
  public_key: string('pk_sandbox_pavilion'),
  account_id: string('ac_6f7a7c31'),
};

const listed = '{"items":[{"id":"pmt_1","type":"Card","customerId":"cus_1","createdTimestamp":1794999600}]}';

test('preparing a payment names the session-style provider and the values that its script needs', async () => {
  const outcome = await verifyInteraction(
    {
      given: 'provider-ryft',
      description: 'a session-style card provider',
      method: 'GET',
      path: '/api/checkout/prepare',
      as: 'customer',
      answers: {
        status: 200,
        body: buildAnswer(
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
        ...prepare,
        given: 'provider-ryft',
        description: 'a payment session',
        body: { source },
        answers: {
          status: 200,
          body: buildAnswer(
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
        ...prepare,
        given: 'provider-ryft-with-saved-card',
        description: 'a payment session of a customer with a saved card',
        body: { source },
        answers: {
          status: 200,
          body: buildAnswer(
            like({
              payment_provider: equal('ryft'),
              customer_payment_methods: regex('^\\{.*"items":.*\\}$', listed),
              payment_provider_configuration: like(configuration),
            }),
          ),
        },
      },
      () => prepareSession({ source }),
    );

    expect(outcome).toMatchObject({ customerPaymentMethods: listed });
  });

  test('a payment session of an empty cart cannot be prepared', async () => {
    const outcome = await verifyInteraction(
      {
        ...prepare,
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
    const outcome = await verifyInteraction(
      {
        ...pay,
        given: 'a-payment-session',
        description: 'a payment within a session',
        body: paymentBody,
        answers: {
          status: 200,
          body: buildAnswer(like({ transaction_uuid: string(transactionUuid), amount: number(amount) })),
        },
      },
      () => createSessionPayment(payment),
    );

    expect(outcome).toEqual({ transactionUuid, amount });
  });

  test.each(unpayable)('a session payment is refused $how', async ({ how, field, changes, changedBody }) => {
    const outcome = await verifyInteraction(
      {
        ...pay,
        given: 'a-payment-session',
        description: `a payment within a session ${how}`,
        body: { ...paymentBody, ...changedBody },
        answers: { status: 422, body: buildFailureBody('This cannot be paid.', field) },
      },
      () => createSessionPayment({ ...payment, ...changes }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { [field]: [expect.any(String)] } });
  });

  test('a payment within a session whose cart was emptied is refused', async () => {
    const body = { ...paymentBody, payments: [], terms: [], item_hash: null };
    const outcome = await verifyInteraction(
      {
        ...pay,
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
        ...pay,
        given: 'provider-ryft',
        description: 'a payment within an unknown session',
        body: { ...paymentBody, payment_session_id: UNKNOWN_ID },
        answers: { status: 404, body: buildFailureBody('Unable to complete request, item not found.') },
      },
      () => createSessionPayment({ ...payment, paymentSessionId: UNKNOWN_ID }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('a payment session that is approved becomes an order', async () => {
    const outcome = await verifyInteraction(
      {
        ...complete,
        given: 'an-approved-payment-session',
        description: 'a payment session to be completed',
        body: consentBody,
        answers: {
          status: 200,
          body: buildAnswer(
            like({
              complete_order_id: string(buildCompletedPayment().complete_order_id ?? ''),
              status: equal('completed'),
            }),
          ),
        },
      },
      () => completeSession({ transactionId: transactionUuid, ...consent }),
    );

    expect(outcome).toEqual({
      completeOrderId: buildCompletedPayment().complete_order_id,
      status: 'completed',
    });
  });

  test('a payment session without a card attempt is not captured', async () => {
    const outcome = await verifyInteraction(
      {
        ...complete,
        given: 'an-unattempted-payment-session',
        description: 'an unattempted payment session to be completed',
        body: consentBody,
        answers: { status: 422, body: buildFailureBody('Payment was declined') },
      },
      () => completeSession({ transactionId: transactionUuid, ...consent }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', message: 'Payment was declined' });
  });

  test('completing an unknown transaction is a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...complete,
        path: `/api/checkout/session/complete/${UNKNOWN_ID}`,
        given: 'provider-ryft',
        description: 'an unknown payment session to be completed',
        body: consentBody,
        answers: { status: 404, body: buildFailureBody('Unable to complete request, item not found.') },
      },
      () => completeSession({ transactionId: UNKNOWN_ID, ...consent }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});
