import { allSettled, fork, is, type Scope } from 'effector';
import { expect, test } from 'vitest';
import { $cart, $cartStatus } from '@/entities/cart';
import { $user } from '@/entities/customer';
import { $subSite } from '@/shared/mode';
import { aUser, type FakeAnswer, fakeOperator } from '@/shared/testing';
import { $toasts, toastShown, toastTimerFx } from '@/shared/toast';
import { buildCart, buildCartTotals } from '../../../../../tests/fixtures/cart.ts';
import { buildCompletedPayment } from '../../../../../tests/fixtures/checkout.ts';
import { buildTerms } from '../../../../../tests/fixtures/terms.ts';
import * as checkout from './checkout';
import { closed, opened } from './checkout';
import * as leave from './leave';
import { cardPayment, checkoutTerms, freeOrder } from './payment';

const responses = {
  'GET /api/cart': { data: buildCart({ joining: null }) },
  'GET /api/terms': { data: [buildTerms()] },
  'GET /api/checkout/prepare': { status: 403, body: { message: 'Paying online is closed today.' } },
};

// Proves C1.7.
test('on leaving, the cart, the payment and the terms are cleared', async () => {
  fakeOperator(responses);
  const scope = fork();
  const readSnapshot = () => ({
    cart: scope.getState($cart)?.id ?? null,
    cartStatus: scope.getState($cartStatus),
    payment: scope.getState(cardPayment.$status),
    error: scope.getState(cardPayment.$error),
    terms: scope.getState(checkoutTerms.$hasTerms),
  });
  await allSettled(opened, { scope });
  expect(readSnapshot()).toEqual({
    cart: buildCart().id,
    cartStatus: 'ready',
    payment: 'prepare_failed',
    error: 'Paying online is closed today.',
    terms: true,
  });
  await allSettled(closed, { scope });
  expect(readSnapshot()).toEqual({
    cart: null,
    cartStatus: 'idle',
    payment: 'idle',
    error: null,
    terms: false,
  });
});

// Proves C1.7.
test.each(['GET /api/cart', 'GET /api/checkout/prepare'] as const)(
  'a response that arrives after the checkout was left changes nothing: %s',
  async (lateCall) => {
    let respond = (_: FakeAnswer) => {};
    const pendingResponse = new Promise<FakeAnswer>((resolve) => {
      respond = resolve;
    });
    fakeOperator({ ...responses, [lateCall]: () => pendingResponse });
    const scope = fork();
    void allSettled(opened, { scope });
    const closing = allSettled(closed, { scope });
    respond(responses[lateCall]);
    await closing;
    expect(scope.getState($cart)).toBeNull();
    expect(scope.getState(cardPayment.$status)).toBe('idle');
    expect(scope.getState(cardPayment.$error)).toBeNull();
  },
);

/** The values of all stores that the screens of the page use. */
function listStoreValues(scope: Scope): unknown[] {
  const { billing, cardChoice, challenge, outcomes, preparation, settlement, providerWait, ...ownUnits } =
    cardPayment;
  const models = [
    checkout,
    leave,
    checkoutTerms,
    freeOrder,
    freeOrder.settlement,
    ownUnits,
    billing,
    cardChoice,
    challenge,
    outcomes,
  ];
  return [...models, preparation, settlement, providerWait].map((model) =>
    Object.entries(model).flatMap(([name, unit]: [string, unknown]) =>
      is.store(unit) ? [[name, scope.getState(unit)]] : [],
    ),
  );
}

test.each([
  {
    visit: 'an order that was paid for',
    changedResponses: { 'POST /api/checkout/free': { data: buildCompletedPayment() } },
    $changedStore: checkout.$paidOrderId,
  },
  {
    visit: 'an order that was refused',
    changedResponses: { 'POST /api/checkout/free': { status: 422, body: { message: 'No.' } } },
    $changedStore: freeOrder.$error,
  },
  {
    visit: 'a payment that could not be prepared',
    changedResponses: { 'GET /api/cart': responses['GET /api/cart'] },
    $changedStore: cardPayment.$error,
  },
])('closing checkout resets every store after $visit', async ({ changedResponses, $changedStore }) => {
  const freeCart = buildCart({ joining: null, totals: buildCartTotals(0) });
  fakeOperator({ ...responses, 'GET /api/cart': { data: freeCart }, ...changedResponses });
  const scope = fork({ handlers: [[toastTimerFx, ({ id }: { id: number }) => id]] });
  const valuesBefore = listStoreValues(scope);
  await allSettled(opened, { scope });
  await allSettled(checkoutTerms.accepted, { scope });
  await allSettled(checkout.formSubmitted, { scope });
  expect(scope.getState($changedStore)).not.toBeNull();
  await allSettled(leave.startOverClicked, { scope });
  await allSettled(closed, { scope });
  expect(listStoreValues(scope)).toEqual(valuesBefore);
});

test('no billing field is shown before it is clear whether the customer’s address is known', async () => {
  fakeOperator({ ...responses, 'GET /api/data-fields': { data: [] } });
  const scope = fork({ values: [[$user, aUser()]] });
  expect(scope.getState(cardPayment.billing.$view)).toBe('loading');
  await allSettled(opened, { scope });
  expect(scope.getState(cardPayment.billing.$view)).toBe('fields');
});

test('an order that is sent again no longer shows its earlier error', async () => {
  const cart = buildCart({ joining: null, totals: buildCartTotals(0) });
  const refusalMessages = ['Try at the desk.', 'We are closed.'];
  fakeOperator({
    ...responses,
    'GET /api/cart': { data: cart },
    'POST /api/checkout/free': () => ({ status: 422, body: { message: refusalMessages.shift() } }),
  });
  // Toasts never expire in this test.
  const scope = fork({ handlers: [[toastTimerFx, () => 0]] });
  const readToasts = () => scope.getState($toasts).map(({ content }) => content);
  await allSettled(opened, { scope });
  await allSettled(checkoutTerms.accepted, { scope });
  await allSettled(checkout.formSubmitted, { scope });
  expect(readToasts()).toEqual(['Try at the desk.']);
  await allSettled(checkout.formSubmitted, { scope });
  expect(readToasts()).toEqual(['We are closed.']);
  await allSettled(closed, { scope });
  expect(readToasts()).toEqual([]);
});

test.each([
  ['pays again', checkout.formSubmitted],
  ['loads the order again', checkout.reloadClicked],
  ['asks again whether it is paid', checkout.checkAgainClicked],
  ['prepares the payment again', cardPayment.retryClicked],
] as const)('an error toast goes when the customer %s', async (_, customerAction) => {
  fakeOperator(responses);
  const scope = fork({ handlers: [[toastTimerFx, () => 0]] });
  await allSettled(opened, { scope });
  await allSettled(toastShown, { scope, params: { content: 'Your card isn’t valid.', type: 'danger' } });
  await allSettled(customerAction, { scope });
  expect(scope.getState($toasts)).toEqual([]);
});

test.each([
  ['bookings', ['Your card was declined.']],
  ['online-joining', []],
] as const)('a card payment that fails on %s has the toasts %j', async (subSite, expectedToasts) => {
  const scope = fork({
    values: [[$subSite, subSite]],
    handlers: [[toastTimerFx, () => new Promise(() => {})]],
  });
  void allSettled(cardPayment.failed, { scope, params: 'Your card was declined.' });
  expect(scope.getState($toasts).map(({ content }) => content)).toEqual(expectedToasts);
});
