import { describe, expect, test } from 'vitest';
import type { CardIntent } from '../card-provider.ts';
import { statusOf, toAuthorisation } from './payment-status.ts';

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
  expect(statusOf({ ...intent, ...part })).toBe(status);
});

describe('what the browser does next', () => {
  const next = (part: Partial<CardIntent>, chargedBy: 'browser' | 'server' = 'server') =>
    toAuthorisation('t-1', { ...intent, ...part }, { chargedBy });

  test('what the browser does next is nothing once the money is held', () => {
    expect(next({})).toEqual({
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

  test('what the browser does next is the bank’s form where the bank asks', () => {
    expect(next({ status: 'requires_action', challenge })).toMatchObject({
      transactionStatus: 'sca_required',
      scaUrl: 'https://bank.test/',
      scaMethod: 'POST',
      scaData: { creq: 'x' },
    });
  });

  test('what the browser does next is to show why a server-charged card was refused', () => {
    expect(next({ status: 'requires_payment_method', lastError })).toMatchObject({
      transactionStatus: 'failed',
      error: { ...lastError, details: null },
    });
  });

  test('what the browser does next is another card attempt where the browser charges it: the last refusal is not reported', () => {
    expect(next({ status: 'requires_payment_method', lastError }, 'browser')).toMatchObject({
      transactionStatus: 'pending',
      error: null,
    });
    expect(next({ status: 'canceled', lastError }, 'browser')).toMatchObject({
      transactionStatus: 'cancelled',
      error: { ...lastError, details: null },
    });
  });
});
