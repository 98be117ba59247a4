import { browserFlags, findBrowser } from '../../../scripts/lib/browser.ts';
import { expectCheckoutShown, expectConfirmationShown, openCheckout } from '../support/checkout-steps.ts';
import { findSection } from '../support/joining-steps.ts';
import { readLedger } from '../support/sandbox.ts';
import { openAs } from '../support/sign-in.ts';
import { expect, expectAccessible, expectAddress, test } from '../support/test.ts';

// Playwright disables the back-forward cache, which people's browsers have.
test.use({
  launchOptions: {
    executablePath: await findBrowser(),
    args: browserFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

// Proves J11.10.
test('Back after buying does not say that the membership is saved and still to be paid', async ({ page }) => {
  const joining = /\/centre\/[\w-]+\/membership\/[\w-]+\/\w+$/;
  const goBack = () => page.evaluate(() => history.back());
  const savedNote = page.getByText('Your membership is saved. Continue to checkout to pay and finish.');

  await openAs(page, 'a-cart-with-nothing-to-pay', '/');
  await expect(savedNote).toBeVisible();
  await findSection(page, 'Checkout').getByRole('link', { name: 'Continue to checkout' }).click();
  await expectCheckoutShown(page);
  await goBack();
  await expectAddress(page, joining);
  await expect(savedNote).toBeVisible();

  await findSection(page, 'Checkout').getByRole('link', { name: 'Continue to checkout' }).click();
  await expectCheckoutShown(page);
  await page.getByRole('checkbox', { name: 'I agree to the Terms and Conditions' }).check();
  await page.getByRole('button', { name: 'Confirm order' }).click();
  await expectConfirmationShown(page);

  await goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Buy a membership' })).toBeVisible();
  await expect(savedNote).toHaveCount(0);
  await expectAccessible(page);
});

// Proves P6.3.
test('a checkout that was left and paid for in another tab leads to the confirmation when Back restores it', async ({
  page,
}) => {
  const customer = await openCheckout(page, 'a-cart-with-nothing-to-pay');
  await expect(page.getByRole('checkbox', { name: 'I agree to the Terms and Conditions' })).toBeVisible();
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'Whoops!' })).toBeVisible();

  const otherPage = await page.context().newPage();
  await otherPage.goto('/checkout');
  await expectCheckoutShown(otherPage);
  await otherPage.getByRole('checkbox', { name: 'I agree to the Terms and Conditions' }).check();
  await otherPage.getByRole('button', { name: 'Confirm order' }).click();
  await expectConfirmationShown(otherPage);

  await page.bringToFront();
  await page.evaluate(() => history.back());
  await expectConfirmationShown(page);
  expect((await readLedger(customer.email)).orders).toHaveLength(1);
});
