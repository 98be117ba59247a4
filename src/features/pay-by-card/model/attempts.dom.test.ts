import { allSettled, createStore, type Store } from 'effector';
import { expect, test, vi } from 'vitest';
import { readUnfinishedPayment } from '@/entities/payment';
import { networkFailure, timeoutFailure } from '@/shared/api';
import type { FakeAnswer } from '@/shared/testing';
import { buildCart } from '../../../../tests/fixtures/cart.ts';
import { buildPreparedPayment, buildScaCompletion } from '../../../../tests/fixtures/checkout.ts';
import type { Authorisation } from '../gateways/gateway';
import { atTheBank, authorised, declined, openedCheckout } from '../testing/opened-checkout';

type Checkout = Awaited<ReturnType<typeof openedCheckout>>;
const noAddress = { mode: 'test', address: null, collect_billing_address: false } as const;

const read = <T>({ scope }: Checkout, store: Store<T>) => scope.getState(store);

test('a declined card ends in the order if another tab has paid it', async () => {
  const checkout = await openedCheckout({ authorise: async () => declined, orderOfCart: 'order-7' });
  await checkout.happens('payClicked');
  expect([checkout.status(), checkout.error(), checkout.paid()]).toEqual(['completed', null, ['order-7']]);
  expect(checkout.outdated()).toBe(0);
});

test('a decline is shown once the cart has been checked; until then nothing can be paid', async () => {
  const carts: FakeAnswer[] = [{ breaks: true }, { breaks: true }];
  const checkout = await openedCheckout({
    authorise: async () => declined,
    cartNow: () => carts.shift() ?? { data: buildCart() },
  });
  const $states = createStore<string[]>([]).on(checkout.model.settlement.$state, (states, state) => [
    ...states,
    state,
  ]);
  await checkout.happens('payClicked');
  expect(read(checkout, $states)).toContain('checking');
  expect([checkout.status(), checkout.error()]).toEqual(['failed', 'Your card was declined.']);
});

test('a decline says that nothing was charged; a lost response does not', async () => {
  const answers: Authorisation[] = [declined, { kind: 'transaction_unknown' }, declined];
  const checkout = await openedCheckout({ authorise: async () => answers.shift() ?? authorised });
  const isKnownNotCharged = () => read(checkout, checkout.model.$isKnownNotCharged);
  await checkout.happens('payClicked');
  expect(isKnownNotCharged()).toBe(true);
  await checkout.happens('payClicked');
  expect([checkout.status(), isKnownNotCharged()]).toEqual(['failed', false]);
  await checkout.happens('payClicked');
  expect(isKnownNotCharged()).toBe(true);
});

test('a refusal after a lost response is certain again', async () => {
  const conflict = { kind: 'http', status: 409, message: null };
  const outcomes: unknown[] = [networkFailure, conflict];
  const checkout = await openedCheckout({ authorise: () => Promise.reject(outcomes.shift()) });
  await checkout.happens('payClicked');
  expect(read(checkout, checkout.model.$isKnownNotCharged)).toBe(false);
  await checkout.happens('payClicked');
  expect(read(checkout, checkout.model.$isKnownNotCharged)).toBe(true);
});

test('a changed order is reloaded after any failure; an unchanged one is not', async () => {
  const changedCart = { data: buildCart({ item_hash: 'another-hash' }) };
  const changedCheckout = await openedCheckout({ authorise: async () => declined, cartNow: changedCart });
  await changedCheckout.happens('payClicked');
  expect(changedCheckout.outdated()).toBe(1);
  const same = await openedCheckout({ authorise: async () => declined });
  await same.happens('payClicked');
  expect(same.outdated()).toBe(0);
});

test('an amount that differs at the provider reloads the order', async () => {
  const answer: Authorisation = { kind: 'declined', message: 'It costs more now.', isCartOutdated: true };
  const answers = [answer, declined];
  const checkout = await openedCheckout({ authorise: async () => answers.shift() ?? authorised });
  await checkout.happens('payClicked');
  expect(checkout.outdated()).toBe(1);
  await checkout.happens('payClicked');
  expect(checkout.outdated()).toBe(1);
});

test('a refusal that is not about the order does not reload it', async () => {
  const checkout = await openedCheckout({
    authorise: () =>
      Promise.reject({ kind: 'validation', message: 'No.', errors: { billing_city: ['Unknown.'] } }),
  });
  await checkout.happens('payClicked');
  expect(checkout.outdated()).toBe(0);
});

test('Pay with missing details shows what is missing, and pays nothing', async () => {
  const checkout = await openedCheckout();
  const typedDetail = { field: 'firstName', value: 'A' } as const;
  await allSettled(checkout.model.billing.fieldChanged, { scope: checkout.scope, params: typedDetail });
  await allSettled(checkout.model.preparation.fieldsChanged, {
    scope: checkout.scope,
    params: { isComplete: false, error: null },
  });
  expect(read(checkout, checkout.model.$cardProblem)).toBeNull();
  await checkout.happens('payClicked');
  expect(checkout.gateway.authorise).not.toHaveBeenCalled();
  expect(read(checkout, checkout.model.billing.$shownProblems).map(({ field }) => field)).toEqual([
    'firstName',
  ]);
  expect(read(checkout, checkout.model.$cardProblem)).toBe('Please complete all required fields');
  expect(read(checkout, checkout.model.$missingParts)).toEqual({
    billing: true,
    card: true,
    securityCode: false,
  });
  expect(read(checkout, checkout.model.$isFormValid)).toBe(false);
});

test('the provider’s messages about its fields are shown, also on Pay', async () => {
  const checkout = await openedCheckout();
  const error = 'Your card number is invalid.';
  await allSettled(checkout.model.preparation.fieldsChanged, {
    scope: checkout.scope,
    params: { isComplete: false, error },
  });
  expect(read(checkout, checkout.model.$cardProblem)).toBe(error);
  await checkout.happens('payClicked');
  expect(read(checkout, checkout.model.$cardProblem)).toBe(error);
});

test('a response after leaving the page is ignored', async () => {
  const checkout = await openedCheckout();
  let answer = (_: Authorisation) => {};
  checkout.gateway.authorise.mockImplementation(() => {
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  const paying = checkout.happens('payClicked');
  void checkout.happens('closed');
  answer(authorised);
  await paying;
  expect(checkout.status()).toBe('idle');
  expect(checkout.gateway.finalise).not.toHaveBeenCalled();
});

test('leaving the page clears its errors, its challenge and what was typed', async () => {
  const answers = [declined, atTheBank];
  const checkout = await openedCheckout({ authorise: async () => answers.shift() ?? authorised });
  const typedDetail = { field: 'city', value: 'York' } as const;
  await allSettled(checkout.model.billing.fieldChanged, { scope: checkout.scope, params: typedDetail });
  await checkout.happens('payClicked');
  await checkout.happens('payClicked');
  await checkout.happens('closed');
  expect([checkout.error(), read(checkout, checkout.model.$previousError)]).toEqual([null, null]);
  expect(read(checkout, checkout.model.challenge.$phase)).toBe('none');
  expect(read(checkout, checkout.model.billing.$values).city).toBe('');
});

test('a failure keeps the previous one, also during a new attempt', async () => {
  const answers: Authorisation[] = [declined, { kind: 'declined', message: 'Not with this card.' }];
  const checkout = await openedCheckout({ authorise: async () => answers.shift() ?? authorised });
  await checkout.happens('payClicked');
  await checkout.happens('payClicked');
  expect([checkout.error(), read(checkout, checkout.model.$previousError)]).toEqual([
    'Not with this card.',
    'Your card was declined.',
  ]);
});

test('the address is asked for until the server says that the provider does not need it', async () => {
  const early = await openedCheckout({ isOpened: false });
  expect(read(early, early.model.billing.$fields)).toContain('postcode');
  const lateCheckout = await openedCheckout();
  expect(read(lateCheckout, lateCheckout.model.billing.$fields)).toEqual(['firstName', 'lastName']);
  expect(read(lateCheckout, lateCheckout.model.$notice)).toBeNull();
  expect(read(lateCheckout, lateCheckout.model.$returnOrigin)).toBe('http://operator.test');
});

test('the transaction is stored once the provider reports it, before its bank is involved', async () => {
  const checkout = await openedCheckout();
  checkout.gateway.authorise.mockImplementation((_request, _card, onTransactionCreated) => {
    onTransactionCreated('transaction-1');
    return new Promise(() => {});
  });
  void checkout.happens('payClicked');
  await vi.waitFor(() =>
    expect(readUnfinishedPayment()).toEqual({
      provider: 'stripe',
      transactionUuid: 'transaction-1',
      cartId: checkout.cart.id,
      itemHash: checkout.cart.itemHash,
      terms: ['terms-1'],
      isAtBank: false,
    }),
  );
});

test('a payment with a challenge is stored as being at the bank', async () => {
  const checkout = await openedCheckout({ authorise: async () => atTheBank });
  await checkout.happens('payClicked');
  expect(readUnfinishedPayment()).toMatchObject({ transactionUuid: 'transaction-1', isAtBank: true });
});

test('Try again while the form is shown, and Pay before it is shown, change nothing', async () => {
  const checkout = await openedCheckout();
  await checkout.happens('retryClicked');
  expect(checkout.gateway.initialise).toHaveBeenCalledOnce();
  const early = await openedCheckout({ isOpened: false });
  await early.happens('payClicked');
  expect([early.status(), early.gateway.authorise.mock.calls]).toEqual(['idle', []]);
});

test('leaving the page ends the pause after a rejected card', async () => {
  const checkout = await openedCheckout({ isOpened: false });
  const $stopped = createStore(0).on(checkout.model.outcomes.cooldown.stopped, (count) => count + 1);
  await checkout.happens('closed');
  expect(read(checkout, $stopped)).toBe(1);
});

test('a cancelled payment that neither the server nor the cart knows is reported as failed', async () => {
  const checkout = await openedCheckout({ authorise: async () => atTheBank });
  await checkout.happens('payClicked');
  await checkout.cancels();
  expect([checkout.status(), checkout.error()]).toEqual([
    'failed',
    'You cancelled the check with your bank.',
  ]);
});

test('an interrupted payment that cannot be completed shows the form and a message', async () => {
  const firstVisit = await openedCheckout();
  firstVisit.gateway.finalise.mockRejectedValue(timeoutFailure);
  await firstVisit.happens('payClicked');
  const secondVisit = await openedCheckout({ isOpened: false });
  secondVisit.gateway.finalise.mockRejectedValue({ kind: 'validation', message: 'Declined.', errors: {} });
  await secondVisit.happens('opened');
  expect(secondVisit.status()).toBe('ready');
  expect(secondVisit.calls.filter(({ call }) => call === 'GET /api/cart')).toHaveLength(1);
  expect(secondVisit.said()).toEqual(['Your last payment was not finished. You have not been charged.']);
  expect(readUnfinishedPayment()).toBeNull();
});

test('an interrupted payment that the customer cancels at the bank shows the form', async () => {
  const firstVisit = await openedCheckout({ authorise: async () => atTheBank });
  await firstVisit.happens('payClicked');
  const answers = ['pending', 'pending', 'pending', 'pending', 'pending'] as const;
  const remainingAnswers = [...answers];
  const secondVisit = await openedCheckout({
    sca: () => ({ data: buildScaCompletion({ status: remainingAnswers.shift() ?? 'failed' }) }),
  });
  expect(secondVisit.status()).toBe('sca_processing');
  await secondVisit.cancels();
  expect(secondVisit.status()).toBe('ready');
  expect(secondVisit.said()).toEqual(['Your last payment was not finished. You have not been charged.']);
});

test('a form created after a reload shows its own failure', async () => {
  const firstVisit = await openedCheckout({ authorise: async () => atTheBank });
  await firstVisit.happens('payClicked');
  const secondVisit = await openedCheckout({
    authorise: async () => declined,
    prepare: { data: buildPreparedPayment({ payment_provider_configuration: noAddress }) },
    sca: { data: buildScaCompletion({ status: 'failed' }) },
  });
  secondVisit.fillCard();
  await secondVisit.happens('payClicked');
  expect([secondVisit.status(), secondVisit.error()]).toEqual(['failed', 'Your card was declined.']);
});
