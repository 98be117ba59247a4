import { expect, type Page } from '@playwright/test';
import { sandboxUrl } from '../../e2e/support/addresses.ts';
import { SECURITY_CODE } from '../../e2e/support/card-data.ts';
import {
  acceptTerms,
  CONFIRMATION_HEADING,
  fillBilling,
  fillCard,
  PLAIN_CARD,
} from '../../e2e/support/checkout-steps.ts';
import { answerChallenge, expectChallengeShown, fillDropIn } from '../../e2e/support/opayo-steps.ts';
import { fillRyftCard } from '../../e2e/support/ryft-steps.ts';
import { enterScenario, readLedger } from '../../e2e/support/sandbox.ts';
import type { BrowserCall, Customer } from '../call.ts';
import { logInAs } from './log-in-as.ts';

/** How a customer pays with one provider. */
interface PaymentMethod {
  readonly scenario: string;
  readonly fillPayment: (page: Page) => Promise<void>;
  /** Whether the bank requires a challenge, which the customer passes. */
  readonly hasChallenge?: true;
}

const stripe: PaymentMethod = {
  scenario: 'provider-stripe',
  async fillPayment(page) {
    await fillBilling(page);
    await fillCard(page, PLAIN_CARD);
  },
};
const savedCard: PaymentMethod = {
  scenario: 'provider-stripe-with-saved-card',
  async fillPayment(page) {
    const frame = page.frameLocator('iframe[title="Secure CVC input frame"]');
    await frame.getByLabel('Credit or debit card CVC/CVV').fill(SECURITY_CODE);
  },
};
const opayo: PaymentMethod = {
  scenario: 'provider-opayo',
  async fillPayment(page) {
    await fillBilling(page);
    await fillDropIn(page, 'SUCCESSFUL');
  },
};
const challengedOpayo: PaymentMethod = {
  scenario: 'provider-opayo',
  async fillPayment(page) {
    await fillBilling(page);
    await fillDropIn(page, 'CHALLENGE');
  },
  hasChallenge: true,
};
const ryft: PaymentMethod = { scenario: 'provider-ryft', fillPayment: (page) => fillRyftCard(page) };
const freeMethod: PaymentMethod = {
  scenario: 'a-cart-with-nothing-to-pay',
  async fillPayment(page) {
    await page.getByRole('checkbox', { name: 'I agree to the Terms and Conditions' }).check();
  },
};

const findConfirmation = (page: Page) => page.getByRole('heading', { level: 1, name: CONFIRMATION_HEADING });
const findCheckoutHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Checkout' });
const findPayButton = (page: Page) => page.getByRole('button', { name: /^(Pay £[\d.]+ now|Confirm order)$/ });
const findContinueButton = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });
const findTryAgainButton = (page: Page) => page.getByRole('button', { name: 'Try again' }).first();
const findCheckAgainButton = (page: Page) =>
  page.getByRole('button', { name: 'Check again' }).or(findCheckBankButton(page)).first();
const findCheckBankButton = (page: Page) => page.getByRole('button', { name: 'Check', exact: true });
const findLogInHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Log in' });

async function openCheckout(page: Page, customer: Customer): Promise<void> {
  await logInAs(page, customer);
  await page.goto('/checkout');
}

/** Brings the page to where one press pays. */
async function prepareToPay(page: Page, { fillPayment }: PaymentMethod): Promise<void> {
  await fillPayment(page);
  await expect(findPayButton(page).or(findContinueButton(page)).first()).toBeEnabled();
  if (!(await findContinueButton(page).isVisible())) return;
  await findContinueButton(page).click();
  await acceptTerms(page);
}

async function pressPay(page: Page, { hasChallenge }: PaymentMethod): Promise<void> {
  await findPayButton(page).click();
  if (!hasChallenge) return;
  await expectChallengeShown(page);
}

/** Gets to the confirmation by what the page offers: check again, try again, log in again, fill in and pay. */
function createPaymentRecovery(method: PaymentMethod): BrowserCall['recover'] {
  return async (page, customer) => {
    for (let step = 0; step < 8; step += 1) {
      const offeredControls = [
        findConfirmation,
        findCheckAgainButton,
        findTryAgainButton,
        findLogInHeading,
        findPayButton,
        findContinueButton,
      ].map((findControl) => findControl(page));
      await expect(async () => {
        const visibilities = await Promise.all(offeredControls.map((control) => control.isVisible()));
        expect(visibilities).toContain(true);
      }).toPass();
      if (await findConfirmation(page).isVisible()) return;
      if (await findCheckAgainButton(page).isVisible()) await findCheckAgainButton(page).click();
      else if (await findLogInHeading(page).isVisible()) await openCheckout(page, customer);
      else if (await findTryAgainButton(page).isVisible()) await findTryAgainButton(page).click();
      else {
        await prepareToPay(page, method);
        await pressPay(page, method);
        if (method.hasChallenge) await answerChallenge(page, 'Complete authentication');
        await expect(findConfirmation(page)).toBeVisible();
      }
      await expect(
        findConfirmation(page)
          .or(findPayButton(page))
          .or(findContinueButton(page))
          .or(findTryAgainButton(page))
          .first(),
      ).toBeVisible();
    }
  };
}

async function expectPaidOnce({ email }: Customer): Promise<void> {
  const { orders, charges } = await readLedger(email);
  expect([orders.length, charges.length]).toEqual([1, 1]);
  expect(charges[0]?.amount).toBe(orders[0]?.total);
}

async function expectConfirmedOnce({ email }: Customer): Promise<void> {
  const { orders, charges } = await readLedger(email);
  expect([orders.length, charges.length]).toEqual([1, 0]);
}

const listTypedFields = (page: Page) =>
  [
    [page.getByLabel('First name'), 'Ada'],
    [page.getByLabel('Address line 1'), '12 Ockham Road'],
  ] as const;

/** A call that is made when the checkout opens. */
const buildOpeningCall = (
  name: string,
  call: string,
  method: PaymentMethod,
  overrides: Partial<BrowserCall> = {},
): BrowserCall => ({
  name,
  call,
  isPaying: true,
  customer: () => enterScenario<Customer>(method.scenario),
  openBefore: (page, customer) => logInAs(page, customer),
  makeCall: async (page) => {
    await page.goto('/checkout');
  },
  findResult: (page) =>
    findPayButton(page).or(findContinueButton(page)).and(page.locator(':not([aria-busy])')).first(),
  findRepeatedResult: findConfirmation,
  isOpening: true,
  recover: createPaymentRecovery(method),
  expectRecords: expectPaidOnce,
  ...overrides,
});

/** A call that is made when Pay is pressed. */
const buildPayingCall = (
  name: string,
  call: string,
  method: PaymentMethod,
  overrides: Partial<BrowserCall> = {},
): BrowserCall => ({
  name,
  call,
  isPaying: true,
  customer: () => enterScenario<Customer>(method.scenario),
  async openBefore(page, customer) {
    await openCheckout(page, customer);
    await expect(findCheckoutHeading(page)).toBeVisible();
    await prepareToPay(page, method);
  },
  makeCall: (page) => pressPay(page, method),
  findResult: findConfirmation,
  recover: createPaymentRecovery(method),
  expectRecords: expectPaidOnce,
  ...overrides,
});

const AUTHORISE_ENDPOINT = 'POST /api/checkout/authorise';
const COMPLETE_ENDPOINT = 'POST /api/checkout/complete';
const findLeaveButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Leave this screen' });
const findStartOverButton = (page: Page) =>
  page.getByRole('button', { name: 'Cancel selection and start over', exact: true });

export const payingCalls: readonly BrowserCall[] = [
  buildOpeningCall('load the cart', 'GET /api/cart', stripe, { isInShortRun: ['key-missing'] }),
  buildOpeningCall('prepare (Stripe-like)', 'GET /api/checkout/prepare', stripe),
  buildOpeningCall('prepare a session (Ryft-like)', 'POST /api/checkout/session/prepare', ryft, {
    isInShortRun: ['unknown-value'],
  }),
  buildPayingCall('authorise (Stripe-like)', AUTHORISE_ENDPOINT, stripe, {
    listTyped: listTypedFields,
    isInShortRun: ['lost', 'cut', 'object-for-text'],
  }),
  buildPayingCall('authorise a saved card', AUTHORISE_ENDPOINT, savedCard),
  buildPayingCall('authorise (Opayo-like)', AUTHORISE_ENDPOINT, opayo, { listTyped: listTypedFields }),
  buildPayingCall('complete (Stripe-like)', COMPLETE_ENDPOINT, stripe, {
    listTyped: listTypedFields,
    isInShortRun: ['lost', 'empty-id'],
  }),
  buildPayingCall('complete (Opayo-like)', COMPLETE_ENDPOINT, opayo, { listTyped: listTypedFields }),
  buildPayingCall('pay within a session (Ryft-like)', 'POST /api/checkout/session/payment', ryft, {
    isInShortRun: ['lost'],
  }),
  buildPayingCall(
    'complete a session (Ryft-like)',
    'POST /api/checkout/session/complete/{transactionId}',
    ryft,
  ),
  buildPayingCall(
    'end of a challenge (Opayo-like)',
    'POST /api/payment-providers/sca-completion/{transactionId}',
    challengedOpayo,
    {
      async openBefore(page, customer) {
        await openCheckout(page, customer);
        await prepareToPay(page, challengedOpayo);
        await pressPay(page, challengedOpayo);
      },
      makeCall: (page) => answerChallenge(page, 'Complete authentication'),
    },
  ),
  buildPayingCall('confirm a free order', 'POST /api/checkout/free', freeMethod, {
    expectRecords: expectConfirmedOnce,
    isInShortRun: ['lost', 'cut'],
  }),
  {
    name: 'start over',
    call: 'DELETE /api/cart/clear',
    isPaying: true,
    isUnreported: true,
    customer: () => enterScenario<Customer>('provider-stripe'),
    async openBefore(page, customer) {
      await openCheckout(page, customer);
      await expect(findContinueButton(page).or(findPayButton(page)).first()).toBeVisible();
      await findStartOverButton(page).click();
    },
    makeCall: (page) => findLeaveButton(page).click(),
    findResult: (page) => page.getByRole('heading', { level: 1, name: 'Buy a membership' }),
    async recover(page, customer) {
      await openCheckout(page, customer);
      const homeHeading = page.getByRole('heading', { level: 1, name: 'Buy a membership' });
      await expect(findStartOverButton(page).or(homeHeading).first()).toBeVisible();
      if (await homeHeading.isVisible()) return;
      await findStartOverButton(page).click();
      await findLeaveButton(page).click();
    },
    expectRecords: async ({ email, token = '' }) => {
      const { orders, charges } = await readLedger(email);
      expect([orders.length, charges.length]).toEqual([0, 0]);
      const headers = { Authorization: `Bearer ${token}` };
      const hasOneItem = async () => {
        const cart: unknown = await (await fetch(`${sandboxUrl}/api/cart`, { headers })).json();
        return JSON.stringify(cart).includes('"item_count":1');
      };
      await expect.poll(hasOneItem).toBe(false);
    },
  },
];
