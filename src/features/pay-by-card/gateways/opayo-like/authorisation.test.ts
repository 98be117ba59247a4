import { expect, test } from 'vitest';
import { authorisePayment } from '@/shared/api';
import { fakeOperator } from '@/shared/testing';
import { buildAuthorisedPayment } from '../../../../../tests/fixtures/checkout.ts';
import type { Wire } from '../../../../../tests/fixtures/wire.ts';
import { toAuthorisation } from './authorisation';
import { findErrorText } from './errors';

async function interpret(answer: Partial<Wire<'AuthorisedPayment'>>) {
  fakeOperator({ 'POST /api/checkout/authorise': { data: buildAuthorisedPayment(answer) } });
  return toAuthorisation(await authorisePayment({ payments: [], source: 'online-joining', terms: [] }));
}

// Proves P4.1.
test('a payment is declined if its status is failed or there is an error, whatever the status', async () => {
  const error = { code: null, message: 'Not with this card.', details: null };
  expect(await interpret({ transaction_status: 'authorised', error })).toEqual({
    kind: 'declined',
    message: 'Not with this card.',
  });
  expect(await interpret({ transaction_status: 'failed' })).toEqual({
    kind: 'declined',
    message: 'Payment was declined',
  });
});

// Proves P4.20.
test('a decline has the provider’s message, and a gateway code has ours', async () => {
  const failed = (code: string, message: string) =>
    interpret({ transaction_status: 'failed', error: { code, message, details: null } });
  expect(await failed('2000', 'The bank declined the card.')).toMatchObject({
    message: 'The bank declined the card.',
  });
  expect(await failed('9999', 'An internal error')).toMatchObject({
    message: 'There is a problem with the payment system. Please try again later.',
  });
});

test('a failed authentication has our message, not the vendor’s', async () => {
  const message = "3D-Authentication failed. This vendor's rules require a successful 3D-Authentication.";
  const error = { code: '4026', message, details: null };
  expect(await interpret({ transaction_status: 'failed', error })).toEqual({
    kind: 'declined',
    message: 'Payment authentication failed',
  });
});

test('after a timeout the payment may have succeeded: the transaction is checked, otherwise the cart', async () => {
  const error = { code: '9998', message: 'Request timeout', details: null };
  const timedOut = (transaction_uuid: string | null) =>
    interpret({ transaction_status: 'failed', transaction_uuid, error });
  expect(await timedOut('transaction-1')).toEqual({
    kind: 'result_unknown',
    transactionUuid: 'transaction-1',
    statusMessage: 'The payment request timed out. Please try again.',
  });
  expect(await timedOut(null)).toEqual({
    kind: 'transaction_unknown',
    noOrderMessage: 'The payment request timed out. Please try again.',
  });
});

test('an authorised payment without a transaction is looked up, and never reported as declined', async () => {
  expect(await interpret({ transaction_status: 'authorised', transaction_uuid: null })).toEqual({
    kind: 'transaction_unknown',
    noOrderMessage: 'No transaction ID available for payment completion',
  });
  for (const transaction_status of ['pending', 'sca_required'] as const)
    expect(await interpret({ transaction_status, transaction_uuid: null })).toEqual({
      kind: 'declined',
      message: 'Failed to create transaction',
    });
});

test('an unknown status is undecided, with or without a transaction', async () => {
  const unheardOf = async (transaction_uuid: string | null) => {
    const data = { ...buildAuthorisedPayment({ transaction_uuid }), transaction_status: 'unheard_of' };
    fakeOperator({ 'POST /api/checkout/authorise': { data } });
    return toAuthorisation(await authorisePayment({ payments: [], source: 'online-joining', terms: [] }));
  };
  expect(await unheardOf('transaction-1')).toEqual({
    kind: 'result_unknown',
    transactionUuid: 'transaction-1',
  });
  expect(await unheardOf(null)).toMatchObject({ kind: 'transaction_unknown' });
});

// Proves P4.17.
test('a challenge without a bank address is checked with the server, whose refusal is a failed authentication', async () => {
  expect(await interpret({ transaction_status: 'sca_required', transaction_uuid: 'transaction-1' })).toEqual({
    kind: 'result_unknown',
    transactionUuid: 'transaction-1',
    refusalMessage: 'Payment authentication failed',
  });
});

// Proves P3.2.
test.each([
  [null, 'POST'],
  ['POST', 'POST'],
  ['GET', 'GET'],
] as const)('a challenge with the method %s is sent to the bank with %s', (scaMethod, method) => {
  const authorisation = toAuthorisation({
    transactionUuid: 'transaction-1',
    transactionStatus: 'sca_required',
    scaUrl: 'https://acs.bank.example/challenge',
    scaMethod,
    scaData: { creq: 'abc' },
    clientSecret: null,
    returnUrl: null,
    error: null,
  });
  expect(authorisation).toEqual({
    kind: 'challenge',
    transactionUuid: 'transaction-1',
    form: { url: 'https://acs.bank.example/challenge', method, fields: { creq: 'abc' } },
    refusalMessage: 'Payment verified but could not complete the transaction',
    findTextOfCode: findErrorText,
  });
});
