import type { Page } from '@playwright/test';
import {
  answerBank,
  CHALLENGE_CARD,
  expectConfirmationShown,
  expectPaidOnce,
  fillBilling,
  fillCard,
  findPaymentFailure,
  openCheckout,
  PLAIN_CARD,
  pay,
} from '../support/checkout-steps.ts';
import { readLedger } from '../support/sandbox.ts';
import { expect, expectAccessible, ONE_WIDTH, test } from '../support/test.ts';

const DECLINED_CARD = '4000 0000 0000 0002';
const CARD_WITHOUT_FUNDS = '4000 0000 0000 9995';

async function expectRefused(page: Page, { email }: { email: string }, reason: string): Promise<void> {
  await expect(findPaymentFailure(page, reason)).toBeVisible();
  await expectAccessible(page);
  const { orders, charges } = await readLedger(email);
  expect([orders, charges]).toEqual([[], []]);
}

test(
  'a declined card and one without funds are reported in the provider’s words, and another one pays',
  ONE_WIDTH,
  async ({ page }) => {
    const customer = await openCheckout(page, 'provider-stripe');
    await fillBilling(page);
    await fillCard(page, DECLINED_CARD);
    await pay(page);
    await expectRefused(page, customer, 'Your card was declined.');

    await fillCard(page, CARD_WITHOUT_FUNDS);
    await pay(page);
    await expectRefused(page, customer, 'Your card has insufficient funds.');

    await fillCard(page, PLAIN_CARD);
    await pay(page);
    await expectConfirmationShown(page);
    await expectPaidOnce(customer);
  },
);

test(
  'closing the bank’s page, and failing its challenge, take nothing and keep what was typed, and the card may be used again',
  ONE_WIDTH,
  async ({ page }) => {
    const customer = await openCheckout(page, 'provider-stripe');
    await fillBilling(page);
    await fillCard(page, CHALLENGE_CARD);
    await pay(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await expectRefused(page, customer, 'you have not been charged');
    await expect(page.getByLabel('First name')).toHaveValue('Ada');

    await fillCard(page, CHALLENGE_CARD);
    await pay(page);
    await answerBank(page, 'Fail');
    await expectRefused(page, customer, '3D Secure verification failed');
    await expect(page.getByLabel('First name')).toHaveValue('Ada');

    await fillCard(page, CHALLENGE_CARD);
    await pay(page);
    await answerBank(page, 'Complete');
    await expectConfirmationShown(page);
    await expectPaidOnce(customer);

    await page.goto('/checkout');
    await expect(page).not.toHaveURL(/\/checkout$/);
  },
);
