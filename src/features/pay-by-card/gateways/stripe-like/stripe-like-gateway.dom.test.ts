import { expect, test, vi } from 'vitest';
import { fakeOperator } from '@/shared/testing';
import { buildAuthorisedPayment, buildCompletedPayment } from '../../../../../tests/fixtures/checkout.ts';
import { openGateway, savedCardChoice, toRequest } from './testing/stripe-world';

const transaction = 'transaction-1';
const onTransactionCreated = vi.fn();
const noAddress = { line1: null, line2: null, city: null, postal_code: null, country: 'GB' };
const newCard = { savedCard: null, readSecurityCode: () => '' };

const pays = () =>
  fakeOperator({
    'POST /api/checkout/authorise': {
      data: buildAuthorisedPayment({ transaction_uuid: transaction, client_secret: 'pi_1_secret_2' }),
    },
  });
const confirmHeld = async () => ({ paymentIntent: { status: 'requires_capture' } });

// Proves P2.3.
test('the configured script loads before the provider is opened; without one, Stripe’s own does', async () => {
  const world = await openGateway(async () => ({}));
  await world.start('http://stripe-like.test/v1/stripe-like.js');
  await world.start(null);
  expect(world.loadedUrls).toEqual([
    'http://stripe-like.test/v1/stripe-like.js',
    'https://js.stripe.com/endive/stripe.js',
  ]);
});

test('the site’s gateway uses a script that is already in the page, and pays with the operator’s API', async () => {
  const world = await openGateway(confirmHeld, { isOfSite: true });
  await world.start(null);
  pays();
  expect(await world.gateway.authorise(toRequest(), newCard, onTransactionCreated)).toEqual({
    kind: 'authorised',
    transactionUuid: transaction,
  });
});

test('the authorised transaction is the one that is completed', async () => {
  const calls = fakeOperator({ 'POST /api/checkout/complete': { data: buildCompletedPayment() } });
  const { gateway } = await openGateway(confirmHeld);
  const completion = { transactionUuid: transaction, payments: [], terms: [] };
  await gateway.finalise({ ...completion, source: 'online-joining' });
  expect(calls).toMatchObject([
    { call: 'POST /api/checkout/complete', body: { transaction_uuid: transaction } },
  ]);
});

test('the fields have our own fields’ text colours, also for placeholders and errors', async () => {
  const world = await openGateway(async () => ({}));
  await world.start(null);
  expect(world.provider.create).toHaveBeenCalledWith(
    'card',
    expect.objectContaining({
      style: {
        base: expect.objectContaining({
          color: 'rgb(1, 2, 3)',
          fontSize: '16px',
          iconColor: 'rgb(4, 5, 6)',
          '::placeholder': { color: 'rgb(4, 5, 6)' },
          ':-webkit-autofill': { color: 'rgb(1, 2, 3)' },
          ':disabled': { color: 'rgb(4, 5, 6)' },
        }),
        invalid: { color: 'rgb(7, 8, 9)', iconColor: 'rgb(7, 8, 9)' },
      },
    }),
  );
});

test('a script that loads after the timeout shows no fields', async () => {
  const world = await openGateway(async () => ({}));
  const gatewayStart = world.start(null);
  world.giveUp();
  await expect(gatewayStart).rejects.toThrow();
  expect(world.provider.create).not.toHaveBeenCalled();
});

// Proves P2.4.
test('without a publishable key the customer sees a message', async () => {
  const world = await openGateway(async () => ({}), { publishableKey: null });
  await expect(world.start(null)).rejects.toEqual({ kind: 'gateway', message: 'No publishable key found' });
});

test('messages from the card fields reach the form', async () => {
  const world = await openGateway(async () => ({}));
  await world.start(null);
  world.provider.say('change', { complete: false, error: { message: 'Your card number is invalid.' } });
  expect(world.fields).toEqual([{ isComplete: false, error: 'Your card number is invalid.' }]);
});

// Proves C4.13.
test('leaving the card fields before they are complete reports it; moving between them does not', async () => {
  const world = await openGateway(async () => ({}));
  await world.start(null);
  document.body.append(world.container);
  world.container.querySelector('button')?.focus();
  world.provider.say('blur', {});
  expect(world.fields).toEqual([]);
  world.container.querySelector('button')?.blur();
  world.provider.say('blur', {});
  expect(world.fields).toEqual([{ isComplete: false, error: 'Please complete all required fields' }]);
  world.provider.say('change', { complete: true });
  world.provider.say('blur', {});
  expect(world.fields.at(-1)).toEqual({ isComplete: true, error: null });
  world.container.remove();
});

// Proves P2.5.
test('an authorised card is confirmed with the client secret and the billing details', async () => {
  const world = await openGateway(async () => ({ paymentIntent: { status: 'requires_capture' } }));
  await world.start(null);
  fakeOperator({
    'POST /api/checkout/authorise': {
      data: buildAuthorisedPayment({ transaction_uuid: transaction, client_secret: 'pi_1_secret_2' }),
    },
  });
  expect(await world.gateway.authorise(toRequest(), newCard, onTransactionCreated)).toEqual({
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
});

test.each([
  [{}, { name: 'Sam Taylor', address: noAddress }],
  [{ billingFirstName: null }, { name: 'Taylor', address: noAddress }],
  [{ billingLastName: null }, { name: 'Sam', address: noAddress }],
  [
    {
      billingAddressLineOne: '4 Mill Lane',
      billingAddressLineTwo: 'Flat 2',
      billingCity: 'Norwich',
      billingPostcode: 'NR1 1SR',
    },
    {
      name: 'Sam Taylor',
      address: {
        line1: '4 Mill Lane',
        line2: 'Flat 2',
        city: 'Norwich',
        postal_code: 'NR1 1SR',
        country: 'GB',
      },
    },
  ],
])('for a payer with %j the provider gets %j', async (given, billing) => {
  const world = await openGateway(confirmHeld);
  await world.start(null);
  pays();
  await world.gateway.authorise({ ...toRequest(), ...given }, newCard, onTransactionCreated);
  expect(world.provider.stripe.confirmCardPayment).toHaveBeenCalledWith(
    'pi_1_secret_2',
    expect.objectContaining({ payment_method: { card: world.provider.card, billing_details: billing } }),
  );
});

// Proves P6.11.
test('a script that fails during the payment leaves the result unknown, never declined', async () => {
  const world = await openGateway(async () => {
    throw new Error('frame gone');
  });
  await world.start(null);
  fakeOperator({
    'POST /api/checkout/authorise': {
      data: buildAuthorisedPayment({ transaction_uuid: transaction, client_secret: 'pi_1_secret_2' }),
    },
  });
  expect(await world.gateway.authorise(toRequest(), newCard, onTransactionCreated)).toEqual({
    kind: 'result_unknown',
    transactionUuid: transaction,
  });
});

// Proves P2.6.
test.each([
  [{ client_secret: null }, { kind: 'declined', message: 'Failed to create session' }],
  [{ transaction_uuid: null }, { kind: 'declined', message: 'Failed to create transaction' }],
  [
    { transaction_uuid: null, transaction_status: 'authorised' as const },
    { kind: 'transaction_unknown', noOrderMessage: 'No transaction ID available for payment completion' },
  ],
  [
    { transaction_status: 'authorised' as const, transaction_uuid: transaction },
    { kind: 'authorised', transactionUuid: transaction },
  ],
  [
    { transaction_status: 'sca_required' as const, transaction_uuid: transaction },
    { kind: 'result_unknown', transactionUuid: transaction },
  ],
  [{ transaction_status: 'failed' as const }, { kind: 'declined', message: 'Payment was declined' }],
  [
    {
      transaction_status: 'authorised' as const,
      error: { code: null, message: 'No, sorry.', details: null },
    },
    { kind: 'declined', message: 'No, sorry.' },
  ],
])('a response with %j has nothing to confirm', async (given, expected) => {
  const world = await openGateway(async () => ({}));
  await world.start(null);
  fakeOperator({ 'POST /api/checkout/authorise': { data: buildAuthorisedPayment(given) } });
  expect(await world.gateway.authorise(toRequest(), newCard, onTransactionCreated)).toEqual(expected);
  expect(world.provider.stripe.confirmCardPayment).not.toHaveBeenCalled();
});

test('a saved card is confirmed by its id, with the code from the provider’s own field, which is then cleared', async () => {
  const world = await openGateway(confirmHeld, { hasSavedCard: true });
  await world.start(null);
  pays();
  expect(await world.gateway.authorise(toRequest(), savedCardChoice, onTransactionCreated)).toMatchObject({
    kind: 'authorised',
  });
  expect(world.provider.stripe.confirmCardPayment).toHaveBeenCalledWith('pi_1_secret_2', {
    payment_method: 'pm_kept',
    payment_method_options: { card: { cvc: world.provider.code.element } },
    return_url: window.location.href,
  });
  expect(world.provider.code.element.clear).toHaveBeenCalledOnce();
});

test('messages from the security code’s field reach the form', async () => {
  const world = await openGateway(confirmHeld, { hasSavedCard: true });
  await world.start(null);
  world.provider.code.say('change', {
    complete: false,
    error: { message: 'Your card’s code is incomplete.' },
  });
  world.provider.code.say('change', { complete: true, error: undefined });
  expect(world.codes).toEqual([
    { isComplete: false, error: 'Your card’s code is incomplete.' },
    { isComplete: true, error: null },
  ]);
});

test('without a saved card there is no field for its security code', async () => {
  const world = await openGateway(confirmHeld);
  await world.start(null);
  expect(world.provider.create.mock.calls.map(([type]) => type)).toEqual(['card']);
});

test.each([
  [true, { setup_future_usage: 'on_session' }],
  [false, {}],
])('a new card is saved only if the customer chooses so (%s)', async (saveCard, isKept) => {
  const world = await openGateway(confirmHeld);
  await world.start(null);
  pays();
  await world.gateway.authorise({ ...toRequest(), saveCard }, newCard, onTransactionCreated);
  const [, given] = world.provider.stripe.confirmCardPayment.mock.calls[0] ?? [];
  expect(given).toEqual({ payment_method: expect.anything(), return_url: window.location.href, ...isKept });
});

test('the transaction and the return address are reported before the provider’s script may leave the page', async () => {
  const transactionIds: string[] = [];
  const world = await openGateway(async () => {
    transactionIds.push('confirmed');
    return { paymentIntent: { status: 'requires_capture' } };
  });
  await world.start(null);
  fakeOperator({
    'POST /api/checkout/authorise': {
      data: buildAuthorisedPayment({
        transaction_uuid: transaction,
        client_secret: 'pi_1_secret_2',
        return_url: 'https://join.example/checkout',
      }),
    },
  });
  await world.gateway.authorise(toRequest(), newCard, (id) => transactionIds.push(id));
  expect(transactionIds).toEqual([transaction, 'confirmed']);
  expect(world.provider.stripe.confirmCardPayment.mock.calls[0]?.[1]).toMatchObject({
    return_url: 'https://join.example/checkout',
  });
});
