import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeAnswer, fakeOperator } from '@/shared/testing';
import { buildCart, buildCartTotals } from '../../../../../tests/fixtures/cart.ts';
import { buildCompletedPayment, buildPreparedPayment } from '../../../../../tests/fixtures/checkout.ts';
import { capturablePayment, provideCompleteStripe } from '../../../../../tests/fixtures/provider-scripts.ts';
import { buildTerms } from '../../../../../tests/fixtures/terms.ts';
import { defaultAnswers, fillBilling, openCheckout } from '../testing/opened-checkout-page';

/** The provider's answers to the confirmations, in order. */
let providerAnswers: unknown[] = [];

const declinedAnswer = { error: { type: 'card_error', message: 'Your card was declined.' } };
const freeCart = buildCart({ totals: buildCartTotals(0) });

/** An answer that arrives when the test says so. */
function createDeferredAnswer() {
  let respond: (answer: FakeAnswer) => void = () => {};
  const answer = new Promise<FakeAnswer>((resolve) => {
    respond = resolve;
  });
  return { answer, respond: (deferredAnswer: FakeAnswer) => respond(deferredAnswer) };
}

beforeEach(() => {
  providerAnswers = [capturablePayment];
  provideCompleteStripe(async () => providerAnswers.shift());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

// Proves C3.2, C3.9, C6.2.
test('a customer sees the purchase and pays the total once', async () => {
  const { calls, visitedPaths, readToasts, user } = openCheckout();
  await screen.findAllByText(/Total to pay now/);
  expect(screen.getByText('Riverside Leisure Centre')).toBeDefined();
  await fillBilling(user);
  expect(screen.getByLabelText<HTMLInputElement>('Postcode').value).toBe('NR1 1SR');
  await user.dblClick(await screen.findByRole('button', { name: 'Pay £27.42 now' }));
  await waitFor(() => expect(visitedPaths).toEqual(['/order-confirmed/order-1']));
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(2);
  expect(readToasts()).toEqual([['Order completed Successfully.', 10_000]]);
});

test('the payment is one form, with the amount above it and on its button', async () => {
  openCheckout();
  await screen.findByRole('heading', { level: 2, name: 'Pay by card' });
  for (const name of ['Billing Details', 'Payment Details'])
    expect(screen.getByRole('heading', { level: 3, name })).toBeDefined();
});

test('an error is shown between the billing details and the card', async () => {
  providerAnswers = [declinedAnswer];
  const { user } = openCheckout();
  await fillBilling(user);
  await user.click(await screen.findByRole('button', { name: 'Pay £27.42 now' }));
  const failureBanner = (await screen.findByText('Your payment failed')).closest('[tabindex]');
  expect(document.activeElement).toBe(failureBanner);
  const cardGroup = screen.getByRole('group', { name: 'Payment Details' });
  const FOLLOWS = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(failureBanner?.compareDocumentPosition(cardGroup)).toBe(FOLLOWS);
  expect(screen.getByLabelText('Postcode').compareDocumentPosition(failureBanner ?? cardGroup)).toBe(FOLLOWS);
});

// Proves C3.4.
test('the pay button shows what is still missing', async () => {
  const { user } = openCheckout();
  const payButton = await screen.findByRole('button', { name: 'Pay £27.42 now' });
  expect(payButton.getAttribute('aria-disabled')).toBe('true');
  const description = 'To continue: complete your billing details';
  expect(screen.getByRole('button', { description })).toBe(payButton);
  await fillBilling(user);
  expect(screen.getByRole('button', { name: 'Pay £27.42 now' }).getAttribute('aria-disabled')).toBeNull();
});

// Proves C3.4.
test('Continue is disabled while the form is invalid and the terms are not accepted', async () => {
  const { user } = openCheckout({ 'GET /api/terms': { data: [buildTerms()] } });
  const continueButton = await screen.findByRole('button', { name: 'Continue' });
  expect(continueButton.getAttribute('aria-disabled')).toBe('true');
  await fillBilling(user);
  expect(screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-disabled')).toBeNull();
});

// Proves C3.1.
test('the pay button ignores clicks while the payment is being prepared or made', async () => {
  const preparedAnswer = createDeferredAnswer();
  const authorisedAnswer = createDeferredAnswer();
  const { calls, user } = openCheckout({
    'GET /api/checkout/prepare': () => preparedAnswer.answer,
    'POST /api/checkout/authorise': () => authorisedAnswer.answer,
  });
  await fillBilling(user);
  const findBusyButton = () => screen.findByRole('button', { name: 'Processing...' });
  await user.click(await findBusyButton());
  preparedAnswer.respond({ data: buildPreparedPayment() });
  await user.click(await screen.findByRole('button', { name: 'Pay £27.42 now' }));
  await user.click(await findBusyButton());
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
  authorisedAnswer.respond({ breaks: true });
  expect(await screen.findByText('Your payment failed')).toBeDefined();
});

test('a billing field shows its error when it loses the focus', async () => {
  const { user } = openCheckout();
  await user.type(await screen.findByLabelText('Town or city'), 'N');
  await user.tab();
  expect(screen.getByText('Town or city must be at least 2 characters.')).toBeDefined();
  expect(screen.getByLabelText('Town or city').getAttribute('aria-invalid')).toBe('true');
});

// Proves C5.2.
test('a declined card shows the reason and that nothing was charged, and the customer can pay with another', async () => {
  providerAnswers = [declinedAnswer, capturablePayment];
  const { visitedPaths, user } = openCheckout();
  await fillBilling(user);
  await user.click(screen.getByRole('button', { name: 'Pay £27.42 now' }));
  const failureBanner = await screen.findByText('Your payment failed');
  expect(document.activeElement?.contains(failureBanner)).toBe(true);
  expect(screen.getByText(/you have not been charged/)).toBeDefined();
  expect(screen.getByText('Your card was declined.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Pay £27.42 now' }));
  await waitFor(() => expect(visitedPaths).toEqual(['/order-confirmed/order-1']));
});

// Proves C3.3.
test('Continue opens the terms, and paying follows after agreeing', async () => {
  const { user } = openCheckout({ 'GET /api/terms': { data: [buildTerms({ title: 'Our terms' })] } });
  await fillBilling(user);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const modal = await screen.findByRole('dialog', { name: 'Our terms' });
  await waitFor(() =>
    expect(within(modal).getByRole('button', { name: 'I Agree' }).getAttribute('aria-disabled')).toBeNull(),
  );
  await user.click(within(modal).getByRole('button', { name: 'I Agree' }));
  expect(await screen.findByRole('button', { name: 'Pay £27.42 now' })).toBeDefined();
});

// Proves C3.7.
test('a free order is confirmed without a payment form', async () => {
  const { calls, visitedPaths, user } = openCheckout({
    'GET /api/cart': { data: freeCart },
    'POST /api/checkout/free': { data: buildCompletedPayment({ complete_order_id: 'order-2' }) },
  });
  expect(await screen.findByText('No payment is required for this purchase.')).toBeDefined();
  await user.dblClick(await screen.findByRole('button', { name: 'Confirm order' }));
  await waitFor(() => expect(visitedPaths).toEqual(['/order-confirmed/order-2']));
  const postCalls = calls.filter(({ call }) => call.startsWith('POST'));
  expect(postCalls).toEqual([
    { call: 'POST /api/checkout/free', body: expect.objectContaining({ terms_accepted: true, terms: [] }) },
  ]);
});

// Proves C5.3.
test('a refused free order is reported on the page and in a toast', async () => {
  const { user, readToasts } = openCheckout({
    'GET /api/cart': { data: freeCart },
    'POST /api/checkout/free': { status: 409, body: {} },
  });
  await user.click(await screen.findByRole('button', { name: 'Confirm order' }));
  const refusal = 'Unable to complete your order, please try again.';
  expect(await screen.findByText(refusal)).toBeDefined();
  expect(readToasts()).toEqual([[refusal, undefined]]);
});

// Proves C1.5.
test('an empty cart redirects home', async () => {
  const { visitedPaths } = openCheckout({
    'GET /api/cart': { data: buildCart({ items: [], joining: null }) },
  });
  await waitFor(() => expect(visitedPaths).toEqual(['/']));
});

// Proves C1.6.
test('a paid cart redirects to its confirmation', async () => {
  const { visitedPaths, calls } = openCheckout({
    'GET /api/cart': { data: buildCart({ complete_order_id: 'order-3' }) },
  });
  await waitFor(() => expect(visitedPaths).toEqual(['/order-confirmed/order-3']));
  expect(calls.map(({ call }) => call)).toEqual(['GET /api/cart']);
});

test('a cart that fails to load can be retried', async () => {
  const { user } = openCheckout({ 'GET /api/cart': { status: 500, body: { message: 'x' } } });
  expect(await screen.findByText('We couldn’t load your order.')).toBeDefined();
  fakeOperator(defaultAnswers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Address line 1')).toBeDefined();
});

// Proves C2.1.
test('starting over warns, and leaving clears the cart and goes home', async () => {
  const { calls, visitedPaths, user } = openCheckout();
  await user.click(await screen.findByRole('button', { name: 'Cancel selection and start over' }));
  const leaveWarning = await screen.findByRole('dialog', {
    name: 'Are you sure you want to leave this screen?',
  });
  await user.click(within(leaveWarning).getByRole('button', { name: 'Leave this screen' }));
  await waitFor(() => expect(visitedPaths).toEqual(['/']));
  expect(calls.at(-1)).toEqual({ call: 'DELETE /api/cart/clear', body: { source: 'online-joining' } });
});

// Proves C5.2.
test('a lost response is not shown as a failure: the customer is asked not to pay again until the order is found', async () => {
  const lostAnswer = { breaks: true } as const;
  const completeAnswers: FakeAnswer[] = [
    lostAnswer,
    { data: buildCompletedPayment({ complete_order_id: 'order-4' }) },
  ];
  const { visitedPaths, user } = openCheckout({});
  fakeOperator({
    ...defaultAnswers,
    'POST /api/checkout/complete': () => completeAnswers.shift() ?? lostAnswer,
  });
  await fillBilling(user);
  await user.click(screen.getByRole('button', { name: 'Pay £27.42 now' }));
  expect(await screen.findByText('We are checking your payment. Do not pay again.')).toBeDefined();
  expect(screen.queryByText('Your payment failed')).toBeNull();
  await waitFor(() => expect(visitedPaths).toEqual(['/order-confirmed/order-4']), { timeout: 3000 });
});

test.each([
  ['changed', { totals: buildCartTotals(3000) }, 'Pay £30.00 now'],
  ['emptied', { items: [], joining: null }, null],
])('a payment whose basket was %s shows the reason and continues', async (_, cartChange, nextButton) => {
  const { visitedPaths, user, arriveAt, readToasts } = openCheckout();
  await fillBilling(user);
  const message = 'Your basket is not as it was, and you have not been charged.';
  fakeOperator({
    ...defaultAnswers,
    'GET /api/cart': { data: buildCart({ ...cartChange, item_hash: 'another' }) },
    'POST /api/checkout/complete': { status: 422, body: { message, code: 'basket_changed' } },
  });
  await user.click(screen.getByRole('button', { name: 'Pay £27.42 now' }));
  if (nextButton !== null) {
    expect(await screen.findByRole('button', { name: nextButton })).toBeDefined();
    expect(screen.getByText(message)).toBeDefined();
    return;
  }
  await waitFor(() => expect(visitedPaths).toEqual(['/']));
  arriveAt('/');
  const emptiedMessage = 'Your basket was emptied in another window or on another device before you paid.';
  await waitFor(() =>
    expect(readToasts()).toEqual([[`${emptiedMessage} You have not been charged.`, 600_000]]),
  );
});

test('a free order whose response was lost is checked, and no payment is mentioned', async () => {
  const { user } = openCheckout({
    'GET /api/cart': { data: freeCart },
    'POST /api/checkout/free': { status: 500, body: {} },
  });
  await user.click(await screen.findByRole('button', { name: 'Confirm order' }));
  const notice = (await screen.findByText('We’re checking your order.')).closest('[tabindex]');
  expect(notice?.textContent).not.toMatch(/payment|pay again/i);
});

test('while the order cannot be loaded, no failure is shown, and the payment is checked again', async () => {
  providerAnswers = [declinedAnswer];
  const { user } = openCheckout();
  await fillBilling(user);
  fakeOperator({ ...defaultAnswers, 'GET /api/cart': { breaks: true } });
  await user.click(screen.getByRole('button', { name: 'Pay £27.42 now' }));
  expect(await screen.findByText('We are checking your payment. Do not pay again.')).toBeDefined();
  expect(screen.queryByText('Your payment failed')).toBeNull();
  fakeOperator(defaultAnswers);
  expect(await screen.findByText('Your card was declined.', {}, { timeout: 3000 })).toBeDefined();
  expect(screen.getByText(/you have not been charged/)).toBeDefined();
});

test('a payment whose response was lost never says that nothing was charged', async () => {
  const { user } = openCheckout({ 'POST /api/checkout/authorise': { breaks: true } });
  await fillBilling(user);
  await user.click(screen.getByRole('button', { name: 'Pay £27.42 now' }));
  expect(await screen.findByText('We were unable to take payment. Please try again.')).toBeDefined();
  expect(screen.queryByText(/you have not been charged/i)).toBeNull();
});
