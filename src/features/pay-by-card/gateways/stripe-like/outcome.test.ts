import type { PaymentIntentResult } from '@stripe/stripe-js';
import { expect, test } from 'vitest';
import { toAuthorisation } from './outcome';

const transaction = 'transaction-1';
const declinedText = 'Payment failed. Please try again.';

// Proves P2.5, P3.5.
test.each<[string, unknown, object]>([
  ['requires_capture', { paymentIntent: { status: 'requires_capture' } }, { kind: 'authorised' }],
  ['succeeded', { paymentIntent: { status: 'succeeded' } }, { kind: 'authorised' }],
  ['processing', { paymentIntent: { status: 'processing' } }, { kind: 'result_unknown' }],
  [
    'requires_payment_method',
    { paymentIntent: { status: 'requires_payment_method' } },
    { kind: 'declined', message: declinedText },
  ],
  [
    'requires_action',
    { paymentIntent: { status: 'requires_action' } },
    {
      kind: 'declined',
      message: 'Additional action required. Please complete the authentication process.',
    },
  ],
  ...['requires_confirmation', 'canceled'].map((status): [string, unknown, object] => [
    status,
    { paymentIntent: { status } },
    {
      kind: 'declined',
      message: `Payment was not successful (status: ${status}). Please try again.`,
    },
  ]),
  [
    'a declined card, without a word',
    { error: { type: 'card_error', code: 'card_declined' } },
    { kind: 'declined', message: declinedText },
  ],
  ...['api_error', 'rate_limit_error'].map((type): [string, unknown, object] => [
    type,
    { error: { type, message: 'x' } },
    { kind: 'result_unknown' },
  ]),
  [
    'a payment that is elsewhere, without its state',
    { error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' } },
    { kind: 'result_unknown' },
  ],
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
  [
    'an unknown status',
    { paymentIntent: { status: 'requires_something_new' } },
    { kind: 'result_unknown', transactionUuid: transaction },
  ],
  ['an intent without a status', { paymentIntent: {} }, { kind: 'result_unknown' }],
  ['nothing in it', {}, { kind: 'result_unknown' }],
  ['a list', [], { kind: 'result_unknown' }],
  ['null', null, { kind: 'result_unknown' }],
  ['a broken line', { error: { type: 'api_connection_error', message: 'x' } }, { kind: 'result_unknown' }],
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
])('a confirmation that ends with %s is interpreted', (_, result, expected) => {
  expect(toAuthorisation(fromProvider(result), transaction)).toMatchObject(expected);
});

/** The provider types the result of its script; the cases above contain only the fields that we read. */
function fromProvider(result: unknown): PaymentIntentResult {
  return JSON.parse(JSON.stringify(result));
}
