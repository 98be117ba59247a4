import { expect, type Page } from '@playwright/test';
import { sandboxUrl } from '../../e2e/support/addresses.ts';
import { SECURITY_CODE } from '../../e2e/support/card-data.ts';
import {
  acceptTerms,
  CONFIRMED,
  fillBilling,
  fillCard,
  PLAIN_CARD,
} from '../../e2e/support/checkout-steps.ts';
import { answerChallenge, expectChallengeShown, fillDropIn } from '../../e2e/support/opayo-steps.ts';
import { fillRyftCard } from '../../e2e/support/ryft-steps.ts';
import { enterScenario, readLedger } from '../../e2e/support/sandbox.ts';
import type { Call, Customer } from '../call.ts';
import { logInAs } from './log-in-as.ts';

/** How a customer pays with one provider. */
interface PaymentMethod {
  readonly scenario: string;
  readonly fill: (page: Page) => Promise<void>;
  /** Whether the bank requires a challenge, which the customer passes. */
  readonly asks?: true;
}

const stripe: PaymentMethod = {
  scenario: 'provider-stripe',
  async fill(page) {
    await fillBilling(page);
    await fillCard(page, PLAIN_CARD);
  },
};
const savedCard: PaymentMethod = {
  scenario: 'provider-stripe-with-saved-card',
  async fill(page) {
    const frame = page.frameLocator('iframe[title="Secure CVC input frame"]');
    await frame.getByLabel('Credit or debit card CVC/CVV').fill(SECURITY_CODE);
  },
};
const opayo: PaymentMethod = {
  scenario: 'provider-opayo',
  async fill(page) {
    await fillBilling(page);
    await fillDropIn(page, 'SUCCESSFUL');
  },
};
const challenged: PaymentMethod = {
  scenario: 'provider-opayo',
  async fill(page) {
    await fillBilling(page);
    await fillDropIn(page, 'CHALLENGE');
  },
  asks: true,
};
const ryft: PaymentMethod = { scenario: 'provider-ryft', fill: (page) => fillRyftCard(page) };
const freeMethod: PaymentMethod = {
  scenario: 'a-cart-with-nothing-to-pay',
  async fill(page) {
    await page.getByRole('checkbox', { name: 'I agree to the Terms and Conditions' }).check();
  },
};

const findConfirmation = (page: Page) => page.getByRole('heading', { level: 1, name: CONFIRMED });
const atCheckout = (page: Page) => page.getByRole('heading', { level: 1, name: 'Checkout' });
const payButton = (page: Page) => page.getByRole('button', { name: /^(Pay £[\d.]+ now|Confirm order)$/ });
const toTerms = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).first();
const checkAgain = (page: Page) =>
  page.getByRole('button', { name: 'Check again' }).or(checkBank(page)).first();
const checkBank = (page: Page) => page.getByRole('button', { name: 'Check', exact: true });
const logIn = (page: Page) => page.getByRole('heading', { level: 1, name: 'Log in' });

async function open(page: Page, customer: Customer): Promise<void> {
  await logInAs(page, customer);
  await page.goto('/checkout');
}

/** Brings the page to where one press pays. */
async function makeReady(page: Page, { fill }: PaymentMethod): Promise<void> {
  await fill(page);
  await expect(payButton(page).or(toTerms(page)).first()).toBeEnabled();
  if (!(await toTerms(page).isVisible())) return;
  await toTerms(page).click();
  await acceptTerms(page);
}

async function press(page: Page, { asks }: PaymentMethod): Promise<void> {
  await payButton(page).click();
  if (!asks) return;
  await expectChallengeShown(page);
}

/** Gets to the confirmation by what the page offers: check again, try again, log in again, fill in and pay. */
function payToTheEnd(method: PaymentMethod): Call['recover'] {
  return async (page, customer) => {
    for (let step = 0; step < 8; step += 1) {
      const offers = [findConfirmation, checkAgain, tryAgain, logIn, payButton, toTerms].map((offer) =>
        offer(page),
      );
      await expect(async () => {
        const visibleOffers = await Promise.all(offers.map((offer) => offer.isVisible()));
        expect(visibleOffers).toContain(true);
      }).toPass();
      if (await findConfirmation(page).isVisible()) return;
      if (await checkAgain(page).isVisible()) await checkAgain(page).click();
      else if (await logIn(page).isVisible()) await open(page, customer);
      else if (await tryAgain(page).isVisible()) await tryAgain(page).click();
      else {
        await makeReady(page, method);
        await press(page, method);
        if (method.asks) await answerChallenge(page, 'Complete authentication');
        await expect(findConfirmation(page)).toBeVisible();
      }
      await expect(
        findConfirmation(page).or(payButton(page)).or(toTerms(page)).or(tryAgain(page)).first(),
      ).toBeVisible();
    }
  };
}

async function isPaidOnce({ email }: Customer): Promise<void> {
  const { orders, charges } = await readLedger(email);
  expect([orders.length, charges.length]).toEqual([1, 1]);
  expect(charges[0]?.amount).toBe(orders[0]?.total);
}

async function isConfirmedOnce({ email }: Customer): Promise<void> {
  const { orders, charges } = await readLedger(email);
  expect([orders.length, charges.length]).toEqual([1, 0]);
}

const TYPED = (page: Page) =>
  [
    [page.getByLabel('First name'), 'Ada'],
    [page.getByLabel('Address line 1'), '12 Ockham Road'],
  ] as const;

/** A call that is made when the checkout opens. */
const buildOpeningCall = (
  name: string,
  call: string,
  method: PaymentMethod,
  overrides: Partial<Call> = {},
): Call => ({
  name,
  call,
  isPaying: true,
  customer: () => enterScenario<Customer>(method.scenario),
  openBefore: (page, customer) => logInAs(page, customer),
  makeCall: async (page) => {
    await page.goto('/checkout');
  },
  findResult: (page) => payButton(page).or(toTerms(page)).and(page.locator(':not([aria-busy])')).first(),
  findRepeatedResult: findConfirmation,
  isOpening: true,
  recover: payToTheEnd(method),
  expectRecords: isPaidOnce,
  ...overrides,
});

/** A call that is made when Pay is pressed. */
const paying = (name: string, call: string, method: PaymentMethod, overrides: Partial<Call> = {}): Call => ({
  name,
  call,
  isPaying: true,
  customer: () => enterScenario<Customer>(method.scenario),
  async openBefore(page, customer) {
    await open(page, customer);
    await expect(atCheckout(page)).toBeVisible();
    await makeReady(page, method);
  },
  makeCall: (page) => press(page, method),
  findResult: findConfirmation,
  recover: payToTheEnd(method),
  expectRecords: isPaidOnce,
  ...overrides,
});

const AUTHORISE = 'POST /api/checkout/authorise';
const COMPLETE = 'POST /api/checkout/complete';
const leave = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Leave this screen' });
const startOver = (page: Page) =>
  page.getByRole('button', { name: 'Cancel selection and start over', exact: true });

export const payingCalls: readonly Call[] = [
  buildOpeningCall('load the cart', 'GET /api/cart', stripe, { isInShortRun: ['key-missing'] }),
  buildOpeningCall('prepare (Stripe-like)', 'GET /api/checkout/prepare', stripe),
  buildOpeningCall('prepare a session (Ryft-like)', 'POST /api/checkout/session/prepare', ryft, {
    isInShortRun: ['unknown-value'],
  }),
  paying('authorise (Stripe-like)', AUTHORISE, stripe, {
    listTyped: TYPED,
    isInShortRun: ['lost', 'cut', 'object-for-text'],
  }),
  paying('authorise a saved card', AUTHORISE, savedCard),
  paying('authorise (Opayo-like)', AUTHORISE, opayo, { listTyped: TYPED }),
  paying('complete (Stripe-like)', COMPLETE, stripe, {
    listTyped: TYPED,
    isInShortRun: ['lost', 'empty-id'],
  }),
  paying('complete (Opayo-like)', COMPLETE, opayo, { listTyped: TYPED }),
  paying('pay within a session (Ryft-like)', 'POST /api/checkout/session/payment', ryft, {
    isInShortRun: ['lost'],
  }),
  paying('complete a session (Ryft-like)', 'POST /api/checkout/session/complete/{transactionId}', ryft),
  paying(
    'end of a challenge (Opayo-like)',
    'POST /api/payment-providers/sca-completion/{transactionId}',
    challenged,
    {
      async openBefore(page, customer) {
        await open(page, customer);
        await makeReady(page, challenged);
        await press(page, challenged);
      },
      makeCall: (page) => answerChallenge(page, 'Complete authentication'),
    },
  ),
  paying('confirm a free order', 'POST /api/checkout/free', freeMethod, {
    expectRecords: isConfirmedOnce,
    isInShortRun: ['lost', 'cut'],
  }),
  {
    name: 'start over',
    call: 'DELETE /api/cart/clear',
    isPaying: true,
    isUnreported: true,
    customer: () => enterScenario<Customer>('provider-stripe'),
    async openBefore(page, customer) {
      await open(page, customer);
      await expect(toTerms(page).or(payButton(page)).first()).toBeVisible();
      await startOver(page).click();
    },
    makeCall: (page) => leave(page).click(),
    findResult: (page) => page.getByRole('heading', { level: 1, name: 'Buy a membership' }),
    async recover(page, customer) {
      await open(page, customer);
      const home = page.getByRole('heading', { level: 1, name: 'Buy a membership' });
      await expect(startOver(page).or(home).first()).toBeVisible();
      if (await home.isVisible()) return;
      await startOver(page).click();
      await leave(page).click();
    },
    expectRecords: async ({ email, token = '' }) => {
      const { orders, charges } = await readLedger(email);
      expect([orders.length, charges.length]).toEqual([0, 0]);
      const headers = { Authorization: `Bearer ${token}` };
      const items = async () => {
        const cart: unknown = await (await fetch(`${sandboxUrl}/api/cart`, { headers })).json();
        return JSON.stringify(cart).includes('"item_count":1');
      };
      await expect.poll(items).toBe(false);
    },
  },
];
