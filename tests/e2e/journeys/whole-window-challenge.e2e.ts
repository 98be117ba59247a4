import type { Page } from '@playwright/test';
import {
  expectCheckoutShown,
  expectConfirmationShown,
  expectPaidOnce,
  fillBilling,
  fillCard,
  openCheckout,
  pay,
} from '../support/checkout-steps.ts';
import { nonStripeProviders } from '../support/providers.ts';
import { readLedger } from '../support/sandbox.ts';
import { expect, expectAccessible, expectAddress, test } from '../support/test.ts';

/** A card whose bank uses a page of its own, to which the customer is redirected. */
const REDIRECT_CARD = '4000 0000 0000 3063';

/** How long the checkout waits for a frame that does not load. */
const NO_FRAME_MS = 15_000;

async function expectBankPageShown(page: Page): Promise<void> {
  await expectAddress(page, /^http:\/\/bank\.another\.localhost/);
  await expect(page.getByRole('heading', { level: 1, name: 'Approve this payment' })).toBeVisible();
}

test('a bank that wants the whole window returns to a form that pays again, after a refusal and after Back, and makes one order', async ({
  page,
}) => {
  const customer = await openCheckout(page, 'provider-stripe');
  await fillBilling(page);
  await fillCard(page, REDIRECT_CARD);
  await pay(page);
  await expectBankPageShown(page);
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await expectCheckoutShown(page);
  await expect(
    page.getByText('Your last payment was not finished. You have not been charged.'),
  ).toBeVisible();
  // No trace of the payment is left in the address.
  await expectAddress(page, /\/checkout$/);
  expect((await readLedger(customer.email)).orders).toHaveLength(0);

  await fillBilling(page);
  await fillCard(page, REDIRECT_CARD);
  await expectAccessible(page);
  await pay(page);
  await expectBankPageShown(page);
  await page.goBack();
  await expectCheckoutShown(page);

  await fillBilling(page);
  await fillCard(page, REDIRECT_CARD);
  await pay(page);
  await expectBankPageShown(page);
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expectConfirmationShown(page);
  await expectPaidOnce(customer);
});

test.describe('a browser that cannot frame the bank’s page', () => {
  // The browser reports the blocked frame.
  test.use({ expectedNoise: /^Failed to load resource: / });

  for (const { name, scenario, fillForm } of nonStripeProviders) {
    test(`without frames the ${name} bank opens in the whole window, and the order is made once`, async ({
      page,
    }) => {
      await page.route('**/sca-frame.html', (route) =>
        route.request().frame() === page.mainFrame() ? route.continue() : route.abort(),
      );
      await page.clock.install();
      const customer = await openCheckout(page, scenario);
      await fillForm(page);
      await pay(page);
      await expect(page.getByRole('dialog', { name: 'Verifying your payment' })).toBeVisible();
      await page.clock.fastForward(NO_FRAME_MS);
      await expectBankPageShown(page);
      await page.getByRole('button', { name: 'Complete authentication' }).click();
      await expectConfirmationShown(page);
      await expectPaidOnce(customer);
    });
  }
});
