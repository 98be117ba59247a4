import type { PaymentIntentResult } from '@stripe/stripe-js';
import { expect, test, vi } from 'vitest';
import { authorisePayment, completePayment, type PreparedPayment, preparePayment } from '@/shared/api';
import { fakeOperator } from '@/shared/testing';
import {
  buildAuthorisedPayment,
  buildPaymentProviderConfiguration,
  buildPreparedPayment,
} from '../../../../../tests/fixtures/checkout.ts';
import { authorisationOf } from './outcome';
import { createStripeLikeGateway, STRIPE_SCRIPT } from './stripe-like-gateway';

const transaction = 'transaction-1';
const newCard = { savedCard: null, readSecurityCode: () => '' };
const declinedText = 'Payment failed. Please try again.';

test.each<[string, unknown, object]>([
  ['requires_capture', { paymentIntent: { status: 'requires_capture' } }, { kind: 'authorised' }],
  ['succeeded', { paymentIntent: { status: 'succeeded' } }, { kind: 'authorised' }],
  ['processing', { paymentIntent: { status: 'processing' } }, { kind: 'unknown' }],
  ['requires_payment_method', { paymentIntent: { status: 'requires_payment_method' } }, { kind: 'declined' }],
  ['canceled', { paymentIntent: { status: 'canceled' } }, { kind: 'declined' }],
  [
    'a declined card, in the words of the provider',
    { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } },
    { kind: 'declined', message: 'Your card was declined.' },
  ],
  [
    'an unfinished card',
    { error: { type: 'validation_error', message: 'Your card number is incomplete.' } },
    { kind: 'declined', message: 'Your card number is incomplete.' },
  ],
  [
    'a failed challenge',
    { error: { type: 'invalid_request_error', code: 'payment_intent_authentication_failure', message: 'x' } },
    { kind: 'declined', message: '3D Secure verification failed' },
  ],
  [
    'a mistake of ours, whose words are not for customers',
    { error: { type: 'invalid_request_error', code: 'parameter_missing', message: 'Missing param' } },
    { kind: 'declined', message: declinedText },
  ],
  ['a broken line', { error: { type: 'api_connection_error', message: 'x' } }, { kind: 'unknown' }],
  [
    'a payment that another tab has confirmed',
    {
      error: {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        payment_intent: { status: 'requires_capture' },
      },
    },
    { kind: 'authorised' },
  ],
])('a confirmation that ends with %s is understood', (_, result, expected) => {
  expect(authorisationOf(fromProvider(result), transaction)).toMatchObject(expected);
});

/** What the provider's script gives is typed by the provider; the cases above are cut to what is read. */
function fromProvider(result: unknown): PaymentIntentResult {
  return JSON.parse(JSON.stringify(result));
}

async function prepared(publishableKey: string | null = 'pk_test_pavilion'): Promise<PreparedPayment> {
  const configuration = buildPaymentProviderConfiguration({ publishable_key: publishableKey });
  fakeOperator({
    'GET /api/checkout/prepare': {
      data: buildPreparedPayment({ payment_provider_configuration: configuration }),
    },
  });
  return preparePayment();
}

/** A provider's script whose fields are ready at once and whose confirmation gives the result. */
function fakeStripe(confirm: () => Promise<unknown>) {
  const listeners = new Map<string, (event: unknown) => void>();
  const card = {
    on: (name: string, listener: (event: unknown) => void) => void listeners.set(name, listener),
    mount: () => listeners.get('ready')?.({}),
    update: vi.fn(),
    destroy: vi.fn(),
  };
  const stripe = { elements: () => ({ create: () => card }), confirmCardPayment: vi.fn(confirm) };
  return { card, stripe, say: (name: string, event: unknown) => listeners.get(name)?.(event) };
}

async function openGateway(
  confirm: () => Promise<unknown>,
  { publishableKey = 'pk_test_pavilion' }: { publishableKey?: string | null } = {},
) {
  const provider = fakeStripe(confirm);
  const loaded: string[] = [];
  const fields: unknown[] = [];
  const gateway = createStripeLikeGateway({
    loadScript: async (url) => void loaded.push(url),
    loadStripe: async () => Object.assign(Object.create(null), provider.stripe),
    authorisePayment,
    completePayment,
  });
  const start = async (scriptUrl: string | null) =>
    gateway.initialise({
      prepared: await prepared(publishableKey),
      container: document.createElement('div'),
      settings: { scriptUrl, isOwnForm: false },
      source: 'online-joining',
      isSavingOffered: false,
      onFieldsChange: (state) => fields.push(state),
    });
  return { gateway, provider, loaded, fields, start };
}

const request = {
  payments: [],
  source: 'online-joining',
  terms: [],
  billingFirstName: 'Sam',
  billingLastName: 'Taylor',
} as const;
const toRequest = () => ({ ...request, payments: [], terms: [] });

test('the configured script is awaited before the provider is opened; without one it is Stripe’s own', async () => {
  const world = await openGateway(async () => ({}));
  await world.start('http://stripe-like.test/v1/stripe-like.js');
  await world.start(null);
  expect(world.loaded).toEqual(['http://stripe-like.test/v1/stripe-like.js', STRIPE_SCRIPT]);
});

test('without a publishable key the customer is told so', async () => {
  const world = await openGateway(async () => ({}), { publishableKey: null });
  await expect(world.start(null)).rejects.toEqual({ kind: 'gateway', message: 'No publishable key found' });
});

test('what the card fields say reaches the form', async () => {
  const world = await openGateway(async () => ({}));
  await world.start(null);
  world.provider.say('change', { complete: false, error: { message: 'Your card number is invalid.' } });
  expect(world.fields).toEqual([{ isComplete: false, error: 'Your card number is invalid.' }]);
});

test('an authorised card is confirmed with the client secret and the billing details', async () => {
  const world = await openGateway(async () => ({ paymentIntent: { status: 'requires_capture' } }));
  await world.start(null);
  fakeOperator({
    'POST /api/checkout/authorise': {
      data: buildAuthorisedPayment({ transaction_uuid: transaction, client_secret: 'pi_1_secret_2' }),
    },
  });
  expect(await world.gateway.authorise(toRequest(), newCard)).toEqual({
    kind: 'authorised',
    transactionUuid: transaction,
  });
  expect(world.provider.stripe.confirmCardPayment).toHaveBeenCalledWith(
    'pi_1_secret_2',
    expect.objectContaining({
      payment_method: expect.objectContaining({
        billing_details: expect.objectContaining({ name: 'Sam Taylor' }),
      }),
    }),
  );
  expect(world.provider.card.update.mock.calls).toEqual([[{ disabled: true }], [{ disabled: false }]]);
});

test('a script that breaks off in mid-payment leaves the outcome unknown, never declined', async () => {
  const world = await openGateway(async () => {
    throw new Error('frame gone');
  });
  await world.start(null);
  fakeOperator({
    'POST /api/checkout/authorise': {
      data: buildAuthorisedPayment({ transaction_uuid: transaction, client_secret: 'pi_1_secret_2' }),
    },
  });
  expect(await world.gateway.authorise(toRequest(), newCard)).toEqual({
    kind: 'unknown',
    transactionUuid: transaction,
  });
});

test('a refusal by our server is a decline with its message', async () => {
  const world = await openGateway(async () => ({}));
  await world.start(null);
  const error = { code: 'card_declined', message: 'No, sorry.', details: null };
  fakeOperator({
    'POST /api/checkout/authorise': { data: buildAuthorisedPayment({ transaction_status: 'failed', error }) },
  });
  expect(await world.gateway.authorise(toRequest(), newCard)).toEqual({
    kind: 'declined',
    message: 'No, sorry.',
  });
  expect(world.provider.stripe.confirmCardPayment).not.toHaveBeenCalled();
});
