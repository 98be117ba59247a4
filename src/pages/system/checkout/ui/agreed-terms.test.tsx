import { screen, waitFor } from '@testing-library/react';
import { allSettled, createStore } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoadedTerms } from '@/features/accept-terms';
import { buildCart, buildCartTotals } from '../../../../../tests/fixtures/cart.ts';
import { capturablePayment, provideCompleteStripe } from '../../../../../tests/fixtures/provider-scripts.ts';
import { buildTerms } from '../../../../../tests/fixtures/terms.ts';
import { createCustomerScope, fillBilling, openCheckout } from '../testing/opened-checkout-page';

const firstTerms = buildTerms({ id: 'terms-1', html: '<p>Be well.</p>' });
const secondTerms = buildTerms({ id: 'terms-2', html: '<p>Be fair.</p>' });

/** The first and the second terms, which the customer accepts in joining before the checkout opens. */
const joiningTermsModels = [firstTerms, secondTerms].map((document) =>
  createLoadedTerms({ $params: createStore({}), load: async () => [document] }),
);

/** Opens the checkout for a customer who has accepted both in joining, with the given terms of its own. */
async function openAfterJoining(checkoutDocuments: readonly unknown[], isFree = false) {
  const scope = createCustomerScope();
  for (const model of joiningTermsModels) {
    await allSettled(model.opened, { scope });
    await allSettled(model.ticked, { scope, params: true });
  }
  return openCheckout(
    {
      'GET /api/terms': { data: checkoutDocuments },
      ...(isFree ? { 'GET /api/cart': { data: buildCart({ totals: buildCartTotals(0) }) } } : {}),
    },
    scope,
  );
}

beforeEach(() => {
  provideCompleteStripe(async () => capturablePayment);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

// Proves C3.5.
test('a customer who has accepted the same terms in joining pays at once, and their ids are sent as usual', async () => {
  const { calls, visitedPaths, user } = await openAfterJoining([secondTerms, firstTerms]);
  await fillBilling(user);
  await user.click(await screen.findByRole('button', { name: 'Pay £27.42 now' }));
  await waitFor(() => expect(visitedPaths).toEqual(['/order-confirmed/order-1']));
  for (const call of ['POST /api/checkout/authorise', 'POST /api/checkout/complete'])
    expect(calls.find((request) => request.call === call)?.body).toMatchObject({
      terms: ['terms-2', 'terms-1'],
    });
});

// Proves C3.5.
test('accepted terms can be read again', async () => {
  const { user } = await openAfterJoining([firstTerms]);
  expect(await screen.findByText('You have agreed to the terms.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Read the Terms and Conditions' }));
  expect(await screen.findByText('Be well.')).toBeDefined();
});

// Proves C3.6.
test.each([
  ['other words', [firstTerms, { ...secondTerms, html: '<p>Be fair!</p>' }]],
  ['another id', [firstTerms, { ...secondTerms, id: 'terms-3' }]],
  ['one more document', [firstTerms, secondTerms, buildTerms({ id: 'terms-3' })]],
])('terms with %s have to be read to the end first', async (_, checkoutDocuments) => {
  const { calls, user } = await openAfterJoining(checkoutDocuments);
  await fillBilling(user);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByRole('dialog');
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

// Proves C3.8.
test('a free order still needs its own checkbox', async () => {
  await openAfterJoining([firstTerms], true);
  const termsCheckbox = await screen.findByRole('checkbox', { name: 'I agree to the Terms and Conditions' });
  expect(termsCheckbox).toHaveProperty('checked', false);
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined();
});
