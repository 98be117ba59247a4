import { describe, expect, test } from 'vitest';
import type { CardIntent } from '../card-provider.ts';
import { toAuthorisation, toTransactionStatus } from './payment-status.ts';

const intent: CardIntent = {
  id: 'pi_1',
  clientSecret: 'pi_1_secret',
  status: 'requires_capture',
  amount: 2742,
  currency: 'GBP',
  reference: 't-1',
  isRefunded: false,
  lastError: null,
  challenge: null,
  card: null,
};
const lastError = { code: 'card_declined', message: 'Your card was declined.' };
const challenge = { url: 'https://bank.test/', method: 'POST', fields: { creq: 'x' }, key: 'creq' } as const;

test.each<[Partial<CardIntent>, string]>([
  [{ status: 'requires_capture' }, 'authorised'],
  [{ status: 'succeeded' }, 'authorised'],
  [{ status: 'processing' }, 'processing'],
  [{ status: 'canceled' }, 'cancelled'],
  [{ status: 'requires_confirmation' }, 'pending'],
  [{ status: 'requires_payment_method' }, 'pending'],
  [{ status: 'requires_payment_method', lastError }, 'failed'],
  [{ status: 'requires_action' }, 'pending'],
  [{ status: 'requires_action', challenge }, 'sca_required'],
])('an intent of %j is %s', (part, status) => {
  expect(toTransactionStatus({ ...intent, ...part })).toBe(status);
});

describe('the browser’s next step', () => {
  const decideNextStep = (part: Partial<CardIntent>, chargedBy: 'browser' | 'server' = 'server') =>
    toAuthorisation('t-1', { ...intent, ...part }, { chargedBy });

  test('the browser’s next step is nothing once the money is held', () => {
    expect(decideNextStep({})).toEqual({
      transactionUuid: 't-1',
      transactionStatus: 'authorised',
      amount: 2742,
      clientSecret: 'pi_1_secret',
      scaUrl: null,
      scaMethod: null,
      scaData: null,
      returnUrl: null,
      error: null,
    });
  });

  test('the browser’s next step is the bank’s form if the bank requires it', () => {
    expect(decideNextStep({ status: 'requires_action', challenge })).toMatchObject({
      transactionStatus: 'sca_required',
      scaUrl: 'https://bank.test/',
      scaMethod: 'POST',
      scaData: { creq: 'x' },
    });
  });

  test('the browser’s next step is to show why a server-charged card was refused', () => {
    expect(decideNextStep({ status: 'requires_payment_method', lastError })).toMatchObject({
      transactionStatus: 'failed',
      error: { ...lastError, details: null },
    });
  });

  test('the browser’s next step is another card attempt if the browser charges the card: the last refusal is not reported', () => {
    expect(decideNextStep({ status: 'requires_payment_method', lastError }, 'browser')).toMatchObject({
      transactionStatus: 'pending',
      error: null,
    });
    expect(decideNextStep({ status: 'canceled', lastError }, 'browser')).toMatchObject({
      transactionStatus: 'cancelled',
      error: { ...lastError, details: null },
    });
  });
});
