import { expect, test } from 'vitest';
import { toAuthorisation } from './outcome';
import type { RyftSession } from './sdk';

const sdkWords = {
  getUserFacingErrorMessage: (code: string) => (code === 'expired_card' ? 'Your card has expired' : ''),
};

// Proves P2.12.
test.each<[unknown, object]>([
  [{ status: 'Approved' }, { kind: 'authorised' }],
  [{ status: 'Captured', lastError: null }, { kind: 'authorised' }],
  [
    { status: 'PendingPayment', lastError: 'expired_card' },
    { kind: 'declined', message: 'Your card has expired' },
  ],
  [
    { status: 'PendingPayment', lastError: 'a_new_code' },
    { kind: 'declined', message: 'Payment failed. Please try again.' },
  ],
  [
    { status: 'PendingPayment' },
    {
      kind: 'result_unknown',
      statusMessage: 'Payment is still being processed. Please wait a moment and try again.',
    },
  ],
  [
    { status: 'PendingAction' },
    {
      kind: 'result_unknown',
      statusMessage: 'Additional action required. Please complete the authentication process.',
    },
  ],
  [
    {
      status: 'PendingAction',
      requiredAction: { type: 'Redirect', url: 'https://acs.bank.example/a?b=c%20d' },
    },
    { kind: 'challenge', form: { url: 'https://acs.bank.example/a?b=c%20d', method: 'GET', fields: {} } },
  ],
  [
    { status: 'PendingAction', requiredAction: { type: 'Redirect', url: 'javascript:alert(1)' } },
    { kind: 'result_unknown' },
  ],
  [{ status: 'PendingAction', requiredAction: { type: 'Identify' } }, { kind: 'result_unknown' }],
  [
    { status: 'Declined' },
    {
      kind: 'declined',
      message: 'Payment was declined. Please check your card details or try a different payment method.',
    },
  ],
  [
    { status: 'Failed' },
    { kind: 'declined', message: 'Payment processing failed. Please try again or contact support.' },
  ],
  [
    { status: 'Voided' },
    {
      kind: 'result_unknown',
      statusMessage: 'Payment was not successful (status: Voided). Please try again.',
    },
  ],
  [{ status: {} }, { kind: 'result_unknown', refusalMessage: 'Payment failed. Please try again.' }],
  [{}, { kind: 'result_unknown', refusalMessage: 'Payment failed. Please try again.' }],
  [null, { kind: 'result_unknown', refusalMessage: 'Payment failed. Please try again.' }],
])('a session that ends as %j is interpreted', (session, expected) => {
  expect(toAuthorisation(fromProvider(session), 'transaction-1', sdkWords)).toMatchObject(expected);
});

/** The type is ours; the cases above contain what the provider's script may return nevertheless. */
function fromProvider(session: unknown): RyftSession {
  return JSON.parse(JSON.stringify(session));
}
