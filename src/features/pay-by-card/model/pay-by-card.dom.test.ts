import { allSettled, createStore } from 'effector';
import { expect, test } from 'vitest';
import { timeoutFailure } from '@/shared/api';
import { fakeOperator } from '@/shared/testing';
import { buildPreparedPayment } from '../../../../tests/fixtures/checkout.ts';
import { authorised, declined, openedCheckout } from '../testing/opened-checkout';

// Proves P1.3.
test('the form is ready once the provider has shown its card fields', async () => {
  const checkout = await openedCheckout();
  expect(checkout.status()).toBe('ready');
  expect(checkout.gateway.initialise).toHaveBeenCalledOnce();
});

// Proves P1.5.
test('preparation is skipped when the form is ready', async () => {
  const checkout = await openedCheckout();
  await checkout.happens('opened');
  expect(checkout.calls.filter(({ call }) => call.endsWith('/prepare'))).toHaveLength(1);
});

// Proves P1.8.
test('an authorised payment is completed and returns its order', async () => {
  const checkout = await openedCheckout();
  await checkout.happens('payClicked');
  expect(checkout.status()).toBe('completed');
  expect(checkout.paid()).toEqual(['order-1']);
  expect(checkout.gateway.authorise.mock.calls[0]?.[0]).toMatchObject({
    billingFirstName: 'Sam',
    billingPostcode: null,
    payments: [{ tenderType: 'card', amount: 2742 }],
    terms: ['terms-1'],
    itemHash: checkout.cart.itemHash,
    browserJavascriptEnabled: 1,
    browserJavaEnabled: 0,
    attemptId: expect.any(String),
  });
  expect(checkout.gateway.finalise.mock.calls[0]?.[0]).toMatchObject({ transactionUuid: 'transaction-1' });
});

// Proves P1.7.
test('pressing Pay twice at once sends one request', async () => {
  const checkout = await openedCheckout();
  await Promise.all([checkout.happens('payClicked'), checkout.happens('payClicked')]);
  await checkout.happens('payClicked');
  expect(checkout.gateway.authorise).toHaveBeenCalledOnce();
  expect(checkout.paid()).toEqual(['order-1']);
});

// Proves P1.9.
test('after a declined card the form is usable, and another card is a new attempt', async () => {
  const answers = [declined, authorised];
  const checkout = await openedCheckout({ authorise: async () => answers.shift() ?? authorised });
  await checkout.happens('payClicked');
  expect([checkout.status(), checkout.error()]).toEqual(['failed', 'Your card was declined.']);
  expect(checkout.gateway.finalise).not.toHaveBeenCalled();
  await checkout.happens('payClicked');
  expect([checkout.status(), checkout.error()]).toEqual(['completed', null]);
  expect(checkout.scope.getState(checkout.model.$previousError)).toBe('Your card was declined.');
  const attempts = checkout.gateway.authorise.mock.calls.map(([request]) => request.attemptId);
  expect(new Set(attempts).size).toBe(2);
});

// Proves P4.2.
test('a refusal by the server shows all of its messages', async () => {
  const checkout = await openedCheckout({
    authorise: async () => {
      throw { kind: 'validation', message: 'No.', errors: { billing_city: ['The city is unknown.'] } };
    },
  });
  await checkout.happens('payClicked');
  expect([checkout.status(), checkout.error()]).toEqual(['failed', 'The city is unknown.']);
});

test('after a refusal by the server the next try is a new attempt', async () => {
  const refusal = { kind: 'http', status: 409, message: null };
  const checkout = await openedCheckout({ authorise: () => Promise.reject(refusal) });
  await checkout.happens('payClicked');
  await checkout.happens('payClicked');
  const attempts = checkout.gateway.authorise.mock.calls.map(([request]) => request.attemptId);
  expect(new Set(attempts).size).toBe(2);
});

test('too many cards: the server’s message is shown, and the form stays', async () => {
  const message = 'Too many attempts. Please try again in 10 minutes.';
  const rateLimitFailure = { kind: 'http', status: 429, message, retryAfter: 600 };
  const checkout = await openedCheckout({ authorise: () => Promise.reject(rateLimitFailure) });
  await checkout.happens('payClicked');
  expect([checkout.status(), checkout.error()]).toEqual(['failed', message]);
});

// Proves P6.5.
test('an order that was changed in another tab is reloaded', async () => {
  const checkout = await openedCheckout({
    authorise: async () => {
      throw { kind: 'validation', message: 'No.', errors: { item_hash: ['Your order has changed.'] } };
    },
  });
  const $outdated = createStore(0).on(checkout.model.cartOutdated, (count) => count + 1);
  await checkout.happens('payClicked');
  expect(checkout.scope.getState($outdated)).toBe(1);
});

// Proves P6.5.
test('a refusal that names no field reloads the cart, because another tab may have paid', async () => {
  const checkout = await openedCheckout({
    authorise: async () => {
      throw { kind: 'validation', message: 'Your basket is empty.', errors: {} };
    },
  });
  const $outdated = createStore(0).on(checkout.model.cartOutdated, (count) => count + 1);
  await checkout.happens('payClicked');
  expect(checkout.scope.getState($outdated)).toBe(1);
});

// Proves P4.7.
test('a lost response to authorising is checked: without an order, the same attempt can be repeated', async () => {
  const outcomes = [timeoutFailure, null];
  const checkout = await openedCheckout({
    authorise: async () => {
      const failure = outcomes.shift();
      if (failure) throw failure;
      return authorised;
    },
  });
  await checkout.happens('payClicked');
  expect([checkout.status(), checkout.error()]).toEqual(['failed', 'Payment failed. Please try again.']);
  await checkout.happens('payClicked');
  const attempts = checkout.gateway.authorise.mock.calls.map(([request]) => request.attemptId);
  expect(new Set(attempts).size).toBe(1);
  expect(checkout.paid()).toEqual(['order-1']);
});

test('a lost response whose order exists ends in its confirmation, not in a second payment', async () => {
  const checkout = await openedCheckout({
    authorise: async () => {
      throw timeoutFailure;
    },
    orderOfCart: 'order-7',
  });
  await checkout.happens('payClicked');
  expect(checkout.status()).toBe('completed');
  expect(checkout.paid()).toEqual(['order-7']);
});

test('while the response to completing is unknown, the payment is neither failed nor payable', async () => {
  const checkout = await openedCheckout();
  checkout.gateway.finalise.mockRejectedValue(timeoutFailure);
  await checkout.happens('payClicked');
  expect(checkout.status()).toBe('completing');
  expect(checkout.scope.getState(checkout.model.$settlementState)).toBe('polls_exhausted');
  await checkout.happens('payClicked');
  expect(checkout.gateway.authorise).toHaveBeenCalledOnce();
  checkout.gateway.finalise.mockResolvedValue({ completeOrderId: 'order-1', status: 'completed' });
  await allSettled(checkout.model.checkAgainClicked, { scope: checkout.scope });
  expect(checkout.paid()).toEqual(['order-1']);
});

// Proves C3.3.
test('nothing can be paid before the terms are accepted', async () => {
  const checkout = await openedCheckout({ isTermsAccepted: false });
  await checkout.happens('payClicked');
  expect(checkout.gateway.authorise).not.toHaveBeenCalled();
});

// Proves P2.2.
test('an unsupported provider is named in the error', async () => {
  const checkout = await openedCheckout({
    prepare: { data: buildPreparedPayment({ payment_provider: 'acme' }) },
  });
  expect([checkout.status(), checkout.error()]).toEqual([
    'prepare_failed',
    'acme payment provider is not supported',
  ]);
});

// Proves P4.4.
test('a payment that cannot be prepared shows one message, or the server’s reason instead', async () => {
  const silent = await openedCheckout({ prepare: { status: 500, body: {} } });
  expect([silent.status(), silent.error()]).toEqual(['prepare_failed', 'Preparation failed']);
  const cut = await openedCheckout({ prepare: { breaks: true } });
  expect([cut.status(), cut.error()]).toEqual(['prepare_failed', 'Preparation failed']);
});

// Proves P1.5.
test('preparation is skipped if a client secret exists: only the fields are created again', async () => {
  const outcomes = [new Error('blocked')];
  const checkout = await openedCheckout({
    prepare: { data: buildPreparedPayment({ client_secret: 'ps_1_secret_2' }) },
    initialise: async () => {
      const failure = outcomes.shift();
      if (failure) throw failure;
    },
  });
  await checkout.happens('retryClicked');
  expect(checkout.status()).toBe('ready');
  expect(checkout.calls.filter(({ call }) => call.endsWith('/prepare'))).toHaveLength(1);
});

// Proves P4.5.
test('a refusal without a reason shows our message, for authorising and for completing', async () => {
  const conflict = { kind: 'http', status: 409, message: null };
  const first = await openedCheckout({ authorise: () => Promise.reject(conflict) });
  await first.happens('payClicked');
  expect([first.status(), first.error()]).toEqual(['failed', 'Authorization failed']);
  const second = await openedCheckout();
  second.gateway.finalise.mockRejectedValue(conflict);
  await second.happens('payClicked');
  expect([second.status(), second.error()]).toEqual(['failed', 'Payment completion failed']);
});

// Proves P4.6.
test('a payment without a transaction is looked up in the cart before it is reported as failed', async () => {
  const lost = {
    kind: 'transaction_unknown',
    noOrderMessage: 'No transaction ID available for payment completion',
  } as const;
  const paid = await openedCheckout({ authorise: async () => lost, orderOfCart: 'order-7' });
  await paid.happens('payClicked');
  expect(paid.paid()).toEqual(['order-7']);
  const unchargedCheckout = await openedCheckout({ authorise: async () => lost });
  await unchargedCheckout.happens('payClicked');
  expect([unchargedCheckout.status(), unchargedCheckout.error()]).toEqual(['failed', lost.noOrderMessage]);
});

// Proves P1.4, P4.3.
test('the server’s reason is shown if paying is not allowed, and Try again prepares the payment once more', async () => {
  const body = { message: 'Online payment is closed for you.', paid_booking_disabled: true };
  const checkout = await openedCheckout({ prepare: { status: 403, body } });
  expect([checkout.status(), checkout.error()]).toEqual([
    'prepare_failed',
    'Online payment is closed for you.',
  ]);
  fakeOperator({ 'GET /api/checkout/prepare': { data: buildPreparedPayment() } });
  await checkout.happens('retryClicked');
  expect([checkout.status(), checkout.error()]).toEqual(['ready', null]);
});

// Proves P1.4, P4.13, P6.8.
test('a blocked script offers Try again, and the second try works', async () => {
  const outcomes = [new Error('blocked')];
  const checkout = await openedCheckout({
    initialise: async () => {
      const failure = outcomes.shift();
      if (failure) throw failure;
    },
  });
  expect([checkout.status(), checkout.error()]).toEqual([
    'prepare_failed',
    'Failed to initialize payment form',
  ]);
  await checkout.happens('retryClicked');
  expect(checkout.status()).toBe('ready');
});

// Proves P1.10.
test('tearing down removes the card fields and ends the flow', async () => {
  const checkout = await openedCheckout();
  await checkout.happens('closed');
  expect(checkout.status()).toBe('idle');
  expect(checkout.gateway.tearDown).toHaveBeenCalledOnce();
  await checkout.happens('opened');
  expect(checkout.status()).toBe('ready');
});
