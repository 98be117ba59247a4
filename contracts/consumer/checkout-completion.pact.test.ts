import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { completeFreePayment, completePayment } from '../../src/shared/api/index.ts';
import {
  buildCompletedPayment,
  buildCompletePaymentRequest,
  buildFreePaymentRequest,
} from '../../tests/fixtures/checkout.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { notFoundAnswer, UNKNOWN_ID } from './unknown-values.ts';
import { buildFailureBody, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const { amount, itemHash, terms, transactionUuid } = providerStateValues;
const completeRequest = { method: 'POST', path: '/api/checkout/complete', token: 'valid' } as const;
const freeOrderRequest = { method: 'POST', path: '/api/checkout/free', token: 'valid' } as const;
const completedPaymentAnswer = {
  status: 200,
  body: buildResponseBody(
    MatchersV3.like({
      complete_order_id: MatchersV3.string(buildCompletedPayment().complete_order_id ?? ''),
      status: MatchersV3.equal('completed'),
    }),
  ),
};

const payment = {
  completedWaivers: [],
  payments: [{ tenderType: 'card' as const, amount }],
  terms: [...terms],
  transactionUuid,
  source: 'online-joining' as const,
  itemHash,
};
const paymentBody = {
  ...buildCompletePaymentRequest(),
  payments: [{ tender_type: 'card', amount: matchProviderValue('amount') }],
  terms: matchProviderValue('terms'),
  transaction_uuid: matchProviderValue('transactionUuid'),
  item_hash: matchProviderValue('itemHash'),
};
const freeOrder = {
  termsAccepted: true,
  terms: [...terms],
  completedWaivers: [],
  source: 'online-joining' as const,
  itemHash,
  attemptId: buildFreePaymentRequest().attempt_id ?? null,
};
const freeOrderBody = {
  ...buildFreePaymentRequest(),
  terms: matchProviderValue('terms'),
  item_hash: matchProviderValue('itemHash'),
};

describe('checkout, from the payment to the order', () => {
  test('an authorised payment becomes an order', async () => {
    const outcome = await verifyInteraction(
      {
        ...completeRequest,
        given: 'an-authorised-payment',
        description: 'a payment to be completed',
        body: paymentBody,
        answers: completedPaymentAnswer,
      },
      () => completePayment(payment),
    );

    expect(outcome).toEqual({
      completeOrderId: buildCompletedPayment().complete_order_id,
      status: 'completed',
    });
  });

  test('a payment without a confirmed card is not captured', async () => {
    const outcome = await verifyInteraction(
      {
        ...completeRequest,
        given: 'an-unconfirmed-payment',
        description: 'an unconfirmed payment to be completed',
        body: paymentBody,
        answers: { status: 422, body: buildFailureBody('The payment was not finished.') },
      },
      () => completePayment(payment),
    );

    expect(outcome).toMatchObject({ kind: 'validation', message: 'The payment was not finished.' });
  });

  test('completing an unknown transaction is a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...completeRequest,
        given: 'a-cart-with-a-monthly-membership',
        description: 'an unknown payment to be completed',
        body: { ...paymentBody, transaction_uuid: UNKNOWN_ID },
        answers: notFoundAnswer,
      },
      () => completePayment({ ...payment, transactionUuid: UNKNOWN_ID }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('an order with nothing due is completed without a payment', async () => {
    const outcome = await verifyInteraction(
      {
        ...freeOrderRequest,
        given: 'a-cart-with-nothing-to-pay',
        description: 'an order with nothing due',
        body: freeOrderBody,
        answers: completedPaymentAnswer,
      },
      () => completeFreePayment(freeOrder),
    );

    expect(outcome).toMatchObject({ status: 'completed' });
  });

  test('a free order for a cart with an amount due is refused', async () => {
    const outcome = await verifyInteraction(
      {
        ...freeOrderRequest,
        given: 'a-cart-with-a-monthly-membership',
        description: 'a free order where something is due',
        body: freeOrderBody,
        answers: { status: 422, body: buildFailureBody('There is something to pay.') },
      },
      () => completeFreePayment(freeOrder),
    );

    expect(outcome).toMatchObject({ kind: 'validation' });
  });
});
