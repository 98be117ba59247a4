import { expect, test, vi } from 'vitest';
import { fakeOperator } from '@/shared/testing';
import { buildAuthorisedPayment } from '../../../../../tests/fixtures/checkout.ts';
import { openGateway, toRequest } from './testing/stripe-world';

const onTransactionCreated = vi.fn();
const newCard = { savedCard: null, readSecurityCode: () => '' };
const amountChanged = {
  kind: 'declined',
  message: 'The amount to pay has changed. Please check it and pay again.',
  isCartOutdated: true,
};

test('an amount that differs from the screen is not confirmed, and the customer sees that it has changed', async () => {
  const world = await openGateway(async () => ({ paymentIntent: { status: 'requires_capture' } }));
  await world.start(null);
  fakeOperator({ 'POST /api/checkout/authorise': { data: buildAuthorisedPayment({ amount: 3000 }) } });
  expect(await world.gateway.authorise(toRequest(), newCard, onTransactionCreated)).toEqual(amountChanged);
  expect(world.provider.stripe.confirmCardPayment).not.toHaveBeenCalled();
});

test('if the server gives the amount, the provider is not asked for it', async () => {
  const world = await openGateway(async () => ({ paymentIntent: { status: 'requires_capture' } }));
  await world.start(null);
  fakeOperator({ 'POST /api/checkout/authorise': { data: buildAuthorisedPayment() } });
  expect(await world.gateway.authorise(toRequest(), newCard, onTransactionCreated)).toMatchObject({
    kind: 'authorised',
  });
  expect(world.provider.stripe.retrievePaymentIntent).not.toHaveBeenCalled();
});

test('if the server does not give the amount, the provider’s intent is read before confirming', async () => {
  const world = await openGateway(async () => ({ paymentIntent: { status: 'requires_capture' } }));
  await world.start(null);
  fakeOperator({ 'POST /api/checkout/authorise': { data: buildAuthorisedPayment({ amount: null }) } });
  expect(await world.gateway.authorise(toRequest(), newCard, onTransactionCreated)).toMatchObject({
    kind: 'authorised',
  });
  expect(world.provider.stripe.retrievePaymentIntent).toHaveBeenCalledExactlyOnceWith('pi_1_secret_2');

  world.provider.stripe.retrievePaymentIntent.mockResolvedValue({ paymentIntent: { amount: 3000 } });
  expect(await world.gateway.authorise(toRequest(), newCard, onTransactionCreated)).toEqual(amountChanged);
  expect(world.provider.stripe.confirmCardPayment).toHaveBeenCalledOnce();
});

test.each([
  ['is refused', async () => ({ error: { type: 'api_error' } })],
  [
    'breaks off',
    async () => {
      throw new Error('frame gone');
    },
  ],
])('an intent with an unknown amount is not confirmed: reading it %s', async (_, retrieve) => {
  const world = await openGateway(async () => ({ paymentIntent: { status: 'requires_capture' } }));
  await world.start(null);
  world.provider.stripe.retrievePaymentIntent.mockImplementation(retrieve);
  fakeOperator({ 'POST /api/checkout/authorise': { data: buildAuthorisedPayment({ amount: null }) } });
  expect(await world.gateway.authorise(toRequest(), newCard, onTransactionCreated)).toMatchObject({
    kind: 'declined',
  });
  expect(world.provider.stripe.confirmCardPayment).not.toHaveBeenCalled();
});
