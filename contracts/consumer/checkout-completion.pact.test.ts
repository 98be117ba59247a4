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
import { buildFailureBody, matchStateValue, verifyInteraction } from './verify-interaction.ts';

const { amount, itemHash, terms, transactionUuid } = providerStateValues;
const completeRequest = { method: 'POST', path: '/api/checkout/complete', token: 'valid' } as const;
const freeRequest = { method: 'POST', path: '/api/checkout/free', token: 'valid' } as const;
const completedPayment = {
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
  payments: [{ tender_type: 'card', amount: matchStateValue('amount') }],
  terms: matchStateValue('terms'),
  transaction_uuid: matchStateValue('transactionUuid'),
  item_hash: matchStateValue('itemHash'),
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
  terms: matchStateValue('terms'),
  item_hash: matchStateValue('itemHash'),
};

describe('checkout, from the payment to the order', () => {
  test('an authorised payment becomes an order', async () => {
    const outcome = await verifyInteraction(
      {
        ...completeRequest,
        given: 'an-authorised-payment',
        description: 'a payment to be completed',
        body: paymentBody,
        answers: completedPayment,
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

  test('another customer’s transaction is a 404', async () => {
    const UNKNOWN_ID = '00000000-0000-8000-a000-000000000000';
    const outcome = await verifyInteraction(
      {
        ...completeRequest,
        given: 'a-cart-with-a-monthly-membership',
        description: 'an unknown payment to be completed',
        body: { ...paymentBody, transaction_uuid: UNKNOWN_ID },
        answers: { status: 404, body: buildFailureBody('Unable to complete request, item not found.') },
      },
      () => completePayment({ ...payment, transactionUuid: UNKNOWN_ID }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('an order with nothing due is completed without a payment', async () => {
    const outcome = await verifyInteraction(
      {
        ...freeRequest,
        given: 'a-cart-with-nothing-to-pay',
        description: 'an order with nothing due',
        body: freeOrderBody,
        answers: completedPayment,
      },
      () => completeFreePayment(freeOrder),
    );

    expect(outcome).toMatchObject({ status: 'completed' });
  });

  test('a free order for a cart with an amount due is refused', async () => {
    const outcome = await verifyInteraction(
      {
        ...freeRequest,
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
