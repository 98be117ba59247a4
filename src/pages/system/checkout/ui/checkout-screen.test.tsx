import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { purchaseEnded } from '@/entities/cart';
import { $token, $user } from '@/entities/customer';
import { $config, readConfig } from '@/shared/config';
import { $mode } from '@/shared/mode';
import { navigatorReady } from '@/shared/routes';
import { aUser, type FakeAnswer, fakeOperator, readText } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { buildUser } from '../../../../../tests/fixtures/auth.ts';
import {
  buildCart,
  buildCartTotals,
  buildJoiningPaymentOption,
  buildJoiningSummary,
} from '../../../../../tests/fixtures/cart.ts';
import { buildCompletedPayment } from '../../../../../tests/fixtures/checkout.ts';
import { buildTerms } from '../../../../../tests/fixtures/terms.ts';
import { freeOrder } from '../model/payment';
import { CheckoutPage } from './checkout-page';

const TYPE_ID = '0197b1c2-0000-7c31-9a55-3e1f0c2d4b61';
const MEMBERSHIP_TERMS = `GET /api/terms/membership/${TYPE_ID}`;
const HEALTH_TERMS = `${MEMBERSHIP_TERMS}/health-commitment`;

type OperatorAnswers = Parameters<typeof fakeOperator>[0];

const nothingDueAnswers: OperatorAnswers = {
  'GET /api/cart': { data: buildCart({ totals: buildCartTotals(0) }) },
};
const completedAnswer = { data: buildCompletedPayment({ complete_order_id: 'order-2' }) };
const defaultAnswers: OperatorAnswers = {
  'GET /api/cart': { data: buildCart() },
  'GET /api/terms': { data: [] },
  [MEMBERSHIP_TERMS]: { data: null },
  [HEALTH_TERMS]: { data: null },
  'GET /api/checkout/prepare': { status: 403, body: { message: 'Paying online is closed today.' } },
  'POST /api/checkout/free': completedAnswer,
  'GET /api/auth/user': { data: buildUser() },
};

function openCheckout(answerOverrides: OperatorAnswers = {}, { isKiosk = false, config = {} } = {}) {
  const calls = fakeOperator({ ...defaultAnswers, ...answerOverrides });
  const visitedPaths: string[] = [];
  const onPurchaseEnded = vi.fn();
  const scope = fork({
    values: [
      [$token, 'token'],
      [$user, aUser()],
      [$mode, { isKiosk, isEmbedded: false, centre: null }],
      [$config, readConfig(config)],
    ],
    handlers: [[freeOrder.settlement.pauseFx, () => undefined]],
  });
  void allSettled(navigatorReady, { scope, params: (to: string) => void visitedPaths.push(to) });
  createWatch({ unit: purchaseEnded, scope, fn: onPurchaseEnded });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter>
          <CheckoutPage />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return {
    listCalls: () => calls.map(({ call }) => call),
    visitedPaths,
    onPurchaseEnded,
    user: userEvent.setup(),
  };
}

/** Returns a function that gives the value beside a label of the summary. */
async function findSummary() {
  const aside = within(await screen.findByRole('complementary', { name: 'Your membership' }));
  return (label: string) => readText(aside.getByText(label).closest('dt')?.nextElementSibling);
}

describe('the checkout screen', () => {
  // Proves C1.1.
  test('the checkout screen has a top bar with the title Checkout and the total to pay now', async () => {
    openCheckout();
    expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeTruthy();
    const total = await screen.findByText('£27.42', { selector: 'strong' });
    expect(readText(total.parentElement)).toBe('Total to pay now: £27.42');
  });

  test('the checkout screen announces the total to pay now when it changes', async () => {
    openCheckout();
    const total = await screen.findByText('£27.42', { selector: 'strong' });
    expect(readText(total.closest('[role="status"]'))).toBe('Total to pay now: £27.42');
  });

  // Proves C1.2.
  test('the summary of a monthly membership shows centre, membership, categories, fees, pro-rata days, dates and total', async () => {
    openCheckout();
    const readValue = await findSummary();
    expect(readValue('Centre')).toBe('Riverside Leisure Centre');
    expect(readValue('Membership')).toBe('Total Fitness');
    expect(readValue('Type')).toBe('Gym');
    expect(readValue('Payment')).toBe('Monthly');
    expect(readValue('Membership fee')).toBe('£35.00 a month');
    expect(readValue('Start date')).toBe('20 November 2026');
    expect(readValue('Setup fee')).toBe('£15.00');
    expect(readValue('Pro-rata fee for the first month, 20 Nov – 30 Nov (11 days)')).toBe('£12.42');
    expect(readValue('Total to pay now')).toBe('£27.42');
  });

  test('the checkout screen shows when each payment is taken: today, the first collection, and the day of every month after it', async () => {
    openCheckout();
    const timeline = (await screen.findByText('When you pay')).closest('section');
    const dates = [...(timeline?.querySelectorAll('li') ?? [])];
    expect(dates.map(readText)).toEqual([
      expect.stringMatching(/^Today, .*£27\.42by card at checkout$/),
      '1st December 2026£35.00first monthly payment, by Direct Debit',
      'On the 1st of every month after that£35.00by Direct Debit',
    ]);
  });

  // Proves C1.2.
  test('the summary of a single payment shows its duration', async () => {
    const paymentOption = buildJoiningPaymentOption({
      payment_type: 'fixed',
      fixed_duration: 6,
      fixed_period: 'months',
      pretty_first_billing_date: null,
    });
    openCheckout({
      'GET /api/cart': {
        data: buildCart({ joining: buildJoiningSummary({ payment_option: paymentOption }) }),
      },
    });
    const readValue = await findSummary();
    expect(readValue('Payment')).toBe('Single payment');
    expect(readValue('Duration')).toBe('6 months');
    expect(screen.queryByText('First monthly payment')).toBeNull();
  });

  test.each([
    ['with a new mandate', true, 'Bank, completed'],
    ['without bank details', false, 'Bank, not needed'],
  ])('the checkout screen is at the last of the six steps, %s', async (_, newMandate, bankStepText) => {
    openCheckout({
      'GET /api/cart': { data: buildCart({ joining: buildJoiningSummary({ new_mandate: newMandate }) }) },
    });
    const steps = within(await screen.findByRole('list', { name: 'Step 6 of 6' })).getAllByRole('listitem');
    expect(steps.slice(-2).map(readText)).toEqual([bankStepText, 'Pay, current']);
  });

  test('the button of the checkout screen has the same label before its terms have loaded as after: it never says Confirm order first', async () => {
    const labels: (string | null)[] = [];
    let releaseTerms = () => {};
    const pendingTerms = new Promise<void>((resolve) => {
      releaseTerms = resolve;
    });
    openCheckout({
      ...nothingDueAnswers,
      'GET /api/terms': async () => {
        await pendingTerms;
        return { data: [buildTerms()] };
      },
    });
    await screen.findByText('No payment is required for this purchase.');
    const readLabel = () => screen.getByRole('button', { name: /^(Continue|Confirm order)$/ }).textContent;
    labels.push(readLabel());
    releaseTerms();
    await screen.findByRole('checkbox', { name: 'I agree to the Terms and Conditions' });
    labels.push(readLabel());
    expect(labels).toEqual(['Continue', 'Continue']);
  });

  // Proves C1.3.
  test('the checkout screen loads the health commitment and the membership terms of a cart with a membership type', async () => {
    const { listCalls } = openCheckout(nothingDueAnswers);
    await screen.findByRole('button', { name: 'Confirm order' });
    expect(listCalls()).toEqual(expect.arrayContaining(['GET /api/terms', HEALTH_TERMS, MEMBERSHIP_TERMS]));
  });

  // Proves C1.3.
  test('the checkout screen loads only the cart’s own terms without a membership type', async () => {
    const cart = buildCart({ joining: null, totals: buildCartTotals(0) });
    const { listCalls } = openCheckout({ 'GET /api/cart': { data: cart } });
    await screen.findByRole('button', { name: 'Confirm order' });
    expect(listCalls().filter((call) => call.startsWith('GET /api/terms'))).toEqual(['GET /api/terms']);
  });

  // Proves P1.2.
  test("the checkout screen prepares the payment, and the pay button says 'Processing...' and ignores clicks meanwhile", async () => {
    const { listCalls, user } = openCheckout({ 'GET /api/checkout/prepare': () => new Promise(() => {}) });
    const busyButton = await screen.findByRole('button', { name: 'Processing...' });
    expect(listCalls()).toContain('GET /api/checkout/prepare');
    await user.click(busyButton);
    expect(listCalls().filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  // Proves C5.1.
  test('the checkout screen shows the error text when the payment cannot be prepared, and no pay button', async () => {
    openCheckout();
    expect(await screen.findByText('Paying online is closed today.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  test('the checkout screen has no Try again for a customer who may not pay online, because it could not help', async () => {
    openCheckout({}, { config: { subSites: { myAccount: '/account' } } });
    expect(await screen.findByText('Paying online is closed today.')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Go to my account' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

// Proves C3.1, C3.7, C3.8, C6.1, C6.3.
describe('an order with nothing due', () => {
  test("an order with nothing due says 'No payment is required for this purchase.', and its button reads Confirm order", async () => {
    openCheckout(nothingDueAnswers);
    expect(await screen.findByText('No payment is required for this purchase.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Confirm order' })).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test("an order with nothing due has the checkbox 'I agree to the Terms and Conditions' if there are terms, and its button reads Continue until it is ticked", async () => {
    const { user } = openCheckout({ ...nothingDueAnswers, 'GET /api/terms': { data: [buildTerms()] } });
    const termsCheckbox = await screen.findByRole('checkbox', {
      name: 'I agree to the Terms and Conditions',
    });
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
    await user.click(termsCheckbox);
    expect(await screen.findByRole('button', { name: 'Confirm order' })).toBeTruthy();
  });

  test("an order with nothing due is sent once, with 'Processing...' on the button meanwhile", async () => {
    let respond = (_: FakeAnswer) => {};
    const laterAnswer = new Promise<FakeAnswer>((resolve) => {
      respond = resolve;
    });
    const { user, visitedPaths, listCalls } = openCheckout({
      ...nothingDueAnswers,
      'POST /api/checkout/free': () => laterAnswer,
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm order' }));
    const busyButton = await screen.findByRole('button', { name: 'Processing...' });
    await user.click(busyButton);
    respond(completedAnswer);
    await waitFor(() => expect(visitedPaths).toEqual(['/order-confirmed/order-2']));
    expect(listCalls().filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  test('an order with nothing due and an unknown result is neither busy nor payable: it can only be checked, and takes the focus', async () => {
    let isLost = true;
    const { user, visitedPaths } = openCheckout({
      ...nothingDueAnswers,
      'POST /api/checkout/free': () => (isLost ? { status: 500, body: {} } : completedAnswer),
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm order' }));
    const checkAgainButton = await screen.findByRole('button', { name: 'Check again' });
    expect(document.activeElement?.contains(checkAgainButton)).toBe(true);
    expect(screen.queryByRole('button', { name: /^(Processing|Confirm order)/ })).toBeNull();
    isLost = false;
    await user.click(checkAgainButton);
    await waitFor(() => expect(visitedPaths).toEqual(['/order-confirmed/order-2']));
  });

  test('a completed order with nothing due resets the selection, reloads the customer and opens its confirmation', async () => {
    const { user, visitedPaths, onPurchaseEnded, listCalls } = openCheckout(nothingDueAnswers);
    await user.click(await screen.findByRole('button', { name: 'Confirm order' }));
    await waitFor(() => expect(visitedPaths).toEqual(['/order-confirmed/order-2']));
    expect(onPurchaseEnded).toHaveBeenCalledOnce();
    expect(listCalls()).toContain('GET /api/auth/user');
  });

  test('a completed order in kiosk mode opens its confirmation with ?kiosk=true', async () => {
    const { user, visitedPaths } = openCheckout(nothingDueAnswers, { isKiosk: true });
    await user.click(await screen.findByRole('button', { name: 'Confirm order' }));
    await waitFor(() => expect(visitedPaths).toEqual(['/order-confirmed/order-2?kiosk=true']));
  });
});

// Proves C2.2.
test('the leave warning has its texts, and Continue with my purchase closes it', async () => {
  const { user, visitedPaths, onPurchaseEnded } = openCheckout(nothingDueAnswers);
  await user.click(await screen.findByRole('button', { name: 'Cancel selection and start over' }));
  const leaveWarning = within(
    await screen.findByRole('dialog', { name: 'Are you sure you want to leave this screen?' }),
  );
  expect(
    leaveWarning.getByText(
      'Your current selection will be lost and you will have to start over to purchase a membership.',
    ),
  ).toBeTruthy();
  expect(leaveWarning.getByRole('button', { name: 'Leave this screen' })).toBeTruthy();
  await user.click(leaveWarning.getByRole('button', { name: 'Continue with my purchase' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(visitedPaths).toEqual([]);
  expect(onPurchaseEnded).not.toHaveBeenCalled();
});
