import { expect, test } from 'vitest';
import { type AuthorisePaymentRequest, loadCart } from '@/shared/api';
import { fakeOperator } from '@/shared/testing';
import { buildCart, buildCartTotals } from '../../../../tests/fixtures/cart.ts';
import type { CardGateway } from '../gateways/gateway';
import { toCompletion, toUnfinishedCompletion, toUnfinishedPayment } from './completion';

const gateway: CardGateway = {
  hasSavedCards: false,
  hasSecurityCodeField: false,
  notice: null,
  initialise: async () => {},
  authorise: async () => ({ kind: 'transaction_unknown' }),
  finalise: async ({ transactionUuid }) => ({
    completeOrderId: `of ${transactionUuid}`,
    status: 'completed',
  }),
  tearDown: () => {},
};

/** An attempt to pay £27.42 with these request fields. */
async function anAttempt(overrides: Partial<AuthorisePaymentRequest>) {
  fakeOperator({ 'GET /api/cart': { data: buildCart({ id: 'cart-1', totals: buildCartTotals(2742) }) } });
  const request: AuthorisePaymentRequest = { payments: [], source: 'online-joining', terms: ['terms-1'] };
  return { provider: 'stripe', gateway, cart: await loadCart(), request: { ...request, ...overrides } };
}

const common = {
  payments: [{ tenderType: 'card', amount: 2742 }],
  terms: ['terms-1'],
  transactionUuid: 'transaction-1',
  source: 'online-joining',
};

test('completion sends what the transaction was authorised for', async () => {
  const wholeAttempt = await anAttempt({ itemHash: 'hash-1', completedWaivers: ['waiver-1'] });
  expect(toCompletion(wholeAttempt, 'transaction-1').body).toEqual({
    ...common,
    itemHash: 'hash-1',
    completedWaivers: ['waiver-1'],
  });
  expect(toCompletion(await anAttempt({}), 'transaction-1').body).toEqual({
    ...common,
    itemHash: null,
    completedWaivers: [],
  });
});

test('what is stored of an attempt suffices to complete it after a reload, and contains no card details', async () => {
  const attempt = await anAttempt({ itemHash: 'hash-1', token: 'card-1' });
  const unfinishedPayment = toUnfinishedPayment(attempt, 'transaction-1', true);
  expect(unfinishedPayment).toEqual({
    provider: 'stripe',
    transactionUuid: 'transaction-1',
    cartId: 'cart-1',
    itemHash: 'hash-1',
    terms: ['terms-1'],
    isAtBank: true,
  });
  expect(toUnfinishedPayment(await anAttempt({}), 'transaction-1', false)).toMatchObject({
    itemHash: null,
    isAtBank: false,
  });
  const { cart } = attempt;
  const registry = { stripe: async () => gateway };
  const { body, finalise } = toUnfinishedCompletion(unfinishedPayment, {
    cart,
    source: 'online-joining',
    registry,
  });
  expect(body).toEqual({ ...common, itemHash: 'hash-1', completedWaivers: [] });
  expect(await finalise(body)).toEqual({ completeOrderId: 'of transaction-1', status: 'completed' });
});
