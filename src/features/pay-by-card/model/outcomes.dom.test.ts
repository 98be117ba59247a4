import { allSettled, createStore } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { readUnfinishedPayment, storeUnfinishedPayment } from '@/entities/payment';
import { timeoutFailure } from '@/shared/api';
import type { FakeAnswer } from '@/shared/testing';
import { buildCart } from '../../../../tests/fixtures/cart.ts';
import { buildPaymentError, buildScaCompletion } from '../../../../tests/fixtures/checkout.ts';
import type { Authorisation } from '../gateways/gateway';
import { atTheBank, authorised, declined, openedCheckout } from '../testing/opened-checkout';

const basketChanged = { kind: 'validation', message: 'Your basket has changed.', errors: {} } as const;

describe('payments with a challenge', () => {
  const saying = (status: 'authorised' | 'pending' | 'failed') => ({ data: buildScaCompletion({ status }) });

  // Proves P3.3.
  test('during a challenge the payment keeps its data and is busy until the bank has answered', async () => {
    const checkout = await openedCheckout({ authorise: async () => atTheBank });
    await checkout.happens('payClicked');
    expect(checkout.status()).toBe('sca_required');
    expect(checkout.scope.getState(checkout.model.$isBusy)).toBe(true);
    expect(checkout.scope.getState(checkout.model.challenge.$pendingChallenge)).toEqual({
      transactionUuid: 'transaction-1',
      form: atTheBank.form,
    });
    await checkout.happens('payClicked');
    expect(checkout.gateway.authorise).toHaveBeenCalledOnce();
  });

  // Proves P3.4.
  test('after a challenge the payment is completed if the server answers authorised', async () => {
    const checkout = await openedCheckout({ authorise: async () => atTheBank, sca: saying('authorised') });
    await checkout.happens('payClicked');
    await checkout.bankReturns();
    expect(checkout.paid()).toEqual(['order-1']);
    expect(checkout.gateway.finalise.mock.calls[0]?.[0]).toMatchObject({ transactionUuid: 'transaction-1' });
  });

  // Proves P4.18.
  test('a payment that was verified but cannot be completed shows a message', async () => {
    const refusalMessage = 'Payment verified but could not complete the transaction';
    const checkout = await openedCheckout({
      authorise: async () => ({ ...atTheBank, refusalMessage }),
      sca: saying('authorised'),
    });
    checkout.gateway.finalise.mockRejectedValue({ kind: 'validation', message: null, errors: {} });
    await checkout.happens('payClicked');
    await checkout.bankReturns();
    expect([checkout.status(), checkout.error()]).toEqual(['failed', refusalMessage]);
  });

  test('a payment that was verified but cannot be completed shows the server’s reason', async () => {
    const checkout = await openedCheckout({ authorise: async () => atTheBank, sca: saying('authorised') });
    checkout.gateway.finalise.mockRejectedValue(basketChanged);
    await checkout.happens('payClicked');
    await checkout.bankReturns();
    expect([checkout.status(), checkout.error()]).toEqual(['failed', 'Your basket has changed.']);
  });

  test('a challenge that ended for another reason than the bank’s shows the server’s reason', async () => {
    const error = buildPaymentError({ code: 'basket_changed', message: 'Your basket has changed.' });
    const checkout = await openedCheckout({
      authorise: async () => atTheBank,
      sca: { data: buildScaCompletion({ status: 'failed', error }) },
    });
    await checkout.happens('payClicked');
    await checkout.bankReturns();
    expect([checkout.status(), checkout.error()]).toEqual(['failed', 'Your basket has changed.']);
  });

  test('a challenge that exceeds the time limit says so, whatever the server’s result is called', async () => {
    const error = buildPaymentError({ code: 'cancelled', message: 'This payment was cancelled.' });
    const checkout = await openedCheckout({
      authorise: async () => atTheBank,
      sca: { data: buildScaCompletion({ status: 'failed', error }) },
    });
    await checkout.happens('payClicked');
    await allSettled(checkout.model.challenge.timers.timeLimit.expired, { scope: checkout.scope });
    expect(checkout.error()).toBe('Your bank didn’t confirm the payment in time.');
  });

  // Proves P3.5.
  test('a failed challenge shows its message, and another card can be used as a new attempt', async () => {
    const answers = [atTheBank, authorised];
    const checkout = await openedCheckout({
      authorise: async () => answers.shift() ?? authorised,
      sca: saying('failed'),
    });
    await checkout.happens('payClicked');
    await checkout.bankReturns();
    expect([checkout.status(), checkout.error()]).toEqual(['failed', '3D Secure verification failed']);
    await checkout.happens('payClicked');
    expect(checkout.paid()).toEqual(['order-1']);
    const attempts = checkout.gateway.authorise.mock.calls.map(([request]) => request.attemptId);
    expect(new Set(attempts).size).toBe(2);
  });

  // Proves P3.6.
  test('a challenge that the customer cancels keeps the form and says that nothing was charged', async () => {
    const checkout = await openedCheckout({ authorise: async () => atTheBank, sca: saying('failed') });
    await checkout.happens('payClicked');
    await checkout.cancels();
    expect([checkout.status(), checkout.error()]).toEqual(['ready', null]);
    expect(checkout.said()).toEqual(['You cancelled the check with your bank. You have not been charged.']);
  });

  test('if the cart cannot be checked after a cancelled challenge, the form is shown once it can', async () => {
    const answers: FakeAnswer[] = [{ breaks: true }];
    const checkout = await openedCheckout({
      authorise: async () => atTheBank,
      sca: saying('failed'),
      cartNow: () => answers.shift() ?? { data: buildCart() },
    });
    await checkout.happens('payClicked');
    await checkout.cancels();
    expect([checkout.status(), checkout.error()]).toEqual([
      'failed',
      'You cancelled the check with your bank.',
    ]);
    await checkout.happens('payClicked');
    expect(checkout.status()).toBe('sca_required');
  });

  test('a challenge cancelled without a response is checked before a result is shown', async () => {
    const checkout = await openedCheckout({
      authorise: async () => atTheBank,
      orderOfCart: 'order-9',
    });
    await checkout.happens('payClicked');
    await checkout.cancels();
    expect(checkout.paid()).toEqual(['order-9']);
  });
});

describe('a reload', () => {
  const leaveAtBank = async (sca: FakeAnswer) => {
    const firstVisit = await openedCheckout({ authorise: async () => atTheBank });
    await firstVisit.happens('payClicked');
    return openedCheckout({ sca });
  };

  test('a reload during the challenge checks the server first, and completes an approved payment', async () => {
    const secondVisit = await leaveAtBank({ data: buildScaCompletion({ status: 'authorised' }) });
    expect(secondVisit.paid()).toEqual(['order-1']);
    expect(secondVisit.gateway.authorise).not.toHaveBeenCalled();
  });

  test('a reload during a failed challenge says so and shows the form', async () => {
    const secondVisit = await leaveAtBank({ data: buildScaCompletion({ status: 'failed' }) });
    expect(secondVisit.status()).toBe('ready');
    expect(secondVisit.said()).toEqual(['Your last payment was not finished. You have not been charged.']);
    expect(sessionStorage.getItem('pavilion.payment')).toBeNull();
  });

  test('a reload during a challenge with an unknown result offers Check and Cancel, without a form', async () => {
    const secondVisit = await leaveAtBank({ breaks: true });
    expect(secondVisit.status()).toBe('sca_processing');
    expect(secondVisit.scope.getState(secondVisit.model.challenge.$phase)).toBe('waiting');
    expect(secondVisit.gateway.initialise).not.toHaveBeenCalled();
  });

  test('a reload while completing completes the same transaction', async () => {
    const firstVisit = await openedCheckout();
    firstVisit.gateway.finalise.mockRejectedValue(timeoutFailure);
    await firstVisit.happens('payClicked');
    const secondVisit = await openedCheckout();
    expect(secondVisit.paid()).toEqual(['order-1']);
    expect(secondVisit.gateway.finalise.mock.calls[0]?.[0]).toMatchObject({
      transactionUuid: 'transaction-1',
    });
    expect(secondVisit.gateway.authorise).not.toHaveBeenCalled();
  });

  test('a reload while the provider’s script has sent the customer away completes an authorised payment', async () => {
    const firstVisit = await openedCheckout();
    firstVisit.gateway.authorise.mockImplementation((_request, _card, onTransactionCreated) => {
      onTransactionCreated('transaction-1');
      return new Promise(() => {});
    });
    void firstVisit.happens('payClicked');
    await vi.waitFor(() => expect(sessionStorage.getItem('pavilion.payment')).toContain('transaction-1'));
    const secondVisit = await openedCheckout();
    expect(secondVisit.paid()).toEqual(['order-1']);
    expect(secondVisit.gateway.finalise.mock.calls[0]?.[0]).toMatchObject({
      transactionUuid: 'transaction-1',
    });
    expect(secondVisit.gateway.authorise).not.toHaveBeenCalled();
  });

  test('opening the page with another cart drops the stored payment without completing it', async () => {
    storeUnfinishedPayment({
      provider: 'stripe',
      transactionUuid: 'transaction-1',
      cartId: 'of-another-customer',
      itemHash: null,
      terms: [],
      isAtBank: false,
    });
    const secondVisit = await openedCheckout();
    expect(secondVisit.status()).toBe('ready');
    expect(secondVisit.gateway.finalise).not.toHaveBeenCalled();
    expect(readUnfinishedPayment()).toBeNull();
  });

  test('a reload keeps no card details, and nothing once the result is known', async () => {
    const firstVisit = await openedCheckout({ authorise: async () => atTheBank });
    await firstVisit.happens('payClicked');
    expect(Object.keys(JSON.parse(sessionStorage.getItem('pavilion.payment') ?? '{}')).toSorted()).toEqual([
      'cartId',
      'isAtBank',
      'itemHash',
      'provider',
      'terms',
      'transactionUuid',
    ]);
    sessionStorage.clear();
    const paid = await openedCheckout();
    await paid.happens('payClicked');
    expect(sessionStorage.getItem('pavilion.payment')).toBeNull();
  });
});

// Proves P4.8.
test('rejected card details are reported at once, and the form is usable again after 2 s', async () => {
  const checkout = await openedCheckout({
    authorise: async () => ({
      kind: 'declined',
      message: 'Card validation failed.',
      isTokenisationFailure: true,
    }),
  });
  const $cooldowns = createStore<number[]>([]).on(checkout.model.outcomes.cooldown.started, (all, ms) => [
    ...all,
    ms,
  ]);
  await checkout.happens('payClicked');
  expect(checkout.scope.getState($cooldowns)).toEqual([2000]);
  expect(checkout.said()).toEqual(['Card validation failed.']);
  expect([checkout.status(), checkout.error()]).toEqual(['failed', 'Card validation failed.']);
});

test('a declined payment is reported only above the form', async () => {
  const checkout = await openedCheckout({ authorise: async () => declined });
  await checkout.happens('payClicked');
  expect([checkout.error(), checkout.said()]).toEqual(['Your card was declined.', []]);
});

test('rejected card details end in the order if another tab has paid it', async () => {
  const checkout = await openedCheckout({
    authorise: async () => ({
      kind: 'declined',
      message: 'Card validation failed.',
      isTokenisationFailure: true,
    }),
    orderOfCart: 'order-7',
  });
  await checkout.happens('payClicked');
  expect([checkout.status(), checkout.error(), checkout.paid()]).toEqual(['completed', null, ['order-7']]);
});

test('an incomplete card is reported at its form, and no payment is shown as failed', async () => {
  const message = 'The card number is required';
  const answers: Authorisation[] = [{ kind: 'invalid_card', message }, authorised];
  const checkout = await openedCheckout({ authorise: async () => answers.shift() ?? authorised });
  const problem = () => checkout.scope.getState(checkout.model.$cardProblem);
  const $cooldowns = createStore<number[]>([]).on(checkout.model.outcomes.cooldown.started, (all, ms) => [
    ...all,
    ms,
  ]);
  const callCount = checkout.calls.length;
  await checkout.happens('payClicked');
  expect([checkout.status(), checkout.error(), problem()]).toEqual(['failed', null, message]);
  expect([checkout.said(), checkout.scope.getState($cooldowns)]).toEqual([[message], [2000]]);
  expect(checkout.calls.slice(callCount)).toEqual([]);
  await checkout.happens('payClicked');
  expect([checkout.status(), problem()]).toEqual(['completed', null]);
  const attempts = checkout.gateway.authorise.mock.calls.map(([request]) => request.attemptId);
  expect(new Set(attempts).size).toBe(2);
});
