import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeAnswer, fakeOperator } from '@/shared/testing';
import { buildCart, buildCartTotals } from '../../../../../tests/fixtures/cart.ts';
import { capturablePayment, provideCompleteStripe } from '../../../../../tests/fixtures/provider-scripts.ts';
import { defaultAnswers, fillBilling, openCheckout } from '../testing/opened-checkout-page';

const paidElsewhereAnswers = { 'GET /api/cart': { data: buildCart({ complete_order_id: 'order-5' }) } };
const basketGoneAnswer: FakeAnswer = { status: 422, body: { message: 'Your basket is empty.' } };

beforeEach(() => provideCompleteStripe(async () => capturablePayment));
afterEach(() => {
  vi.unstubAllGlobals();
});

// Proves P6.6.
test('an order that another tab has paid opens its confirmation, without an error', async () => {
  const { visitedPaths, user } = openCheckout();
  await fillBilling(user);
  fakeOperator({
    ...defaultAnswers,
    ...paidElsewhereAnswers,
    'POST /api/checkout/authorise': basketGoneAnswer,
  });
  await user.click(screen.getByRole('button', { name: 'Pay £27.42 now' }));
  await waitFor(() => expect(visitedPaths).toEqual(['/order-confirmed/order-5']));
  expect(screen.queryByText(/you have not been charged/i)).toBeNull();
});

test('after another tab has paid, Try again opens the confirmation too', async () => {
  const { visitedPaths, user } = openCheckout({ 'GET /api/checkout/prepare': { breaks: true } });
  const retryButton = await screen.findByRole('button', { name: 'Try again' });
  fakeOperator({ ...defaultAnswers, ...paidElsewhereAnswers, 'GET /api/checkout/prepare': basketGoneAnswer });
  await user.click(retryButton);
  await waitFor(() => expect(visitedPaths).toEqual(['/order-confirmed/order-5']));
});

test('a free order that another tab has confirmed opens its confirmation', async () => {
  const { visitedPaths, user } = openCheckout({
    'GET /api/cart': { data: buildCart({ totals: buildCartTotals(0) }) },
  });
  const confirmButton = await screen.findByRole('button', { name: 'Confirm order' });
  fakeOperator({ ...defaultAnswers, ...paidElsewhereAnswers, 'POST /api/checkout/free': basketGoneAnswer });
  await user.click(confirmButton);
  await waitFor(() => expect(visitedPaths).toEqual(['/order-confirmed/order-5']));
});
