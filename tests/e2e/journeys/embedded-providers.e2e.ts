import { blockingBrowser } from '../support/blocking-browser.ts';
import {
  expectCheckoutShown,
  expectConfirmationShown,
  expectPaidOnce,
  pay,
} from '../support/checkout-steps.ts';
import {
  expectNoInnerScroll,
  hostPages,
  joiningSite,
  openHostPage,
  readFrameStorage,
  readReceivedEvents,
} from '../support/host-page.ts';
import { findSection } from '../support/joining-steps.ts';
import { nonStripeProviders } from '../support/providers.ts';
import { enterScenario } from '../support/sandbox.ts';
import { expect, expectAddress, test } from '../support/test.ts';

test.use({ launchOptions: blockingBrowser });

for (const { name, scenario, fillForm, passCheck } of nonStripeProviders) {
  test(`inside another site the customer pays with the ${name} provider and the bank’s challenge, without a cookie of ours`, async ({
    page,
  }) => {
    const customer = await enterScenario<{ email: string; password: string }>(scenario);
    const frame = await openHostPage(page);
    expect(await readFrameStorage(frame)).toEqual({ cookies: false, storage: false });

    // The saved membership is there again after the log-in.
    await frame.goto(`${joiningSite}/login?embedded&redirect=%2F`, { referer: `${hostPages.known}/` });
    await frame.getByLabel(/^Email/).fill(customer.email);
    await frame.getByLabel('Password', { exact: true }).fill(customer.password);
    await frame.getByRole('button', { name: 'Log in', exact: true }).click();
    await findSection(frame, 'Checkout').getByRole('link', { name: 'Continue to checkout' }).click();

    await expectCheckoutShown(frame);
    await fillForm(frame);
    await expectNoInnerScroll(frame);
    await pay(frame);
    await passCheck(frame);
    await expectConfirmationShown(frame);
    await expectAddress(frame, /\/order-confirmed\/[\w-]+\?embedded$/);
    await expectPaidOnce(customer);
    await expect.poll(() => readReceivedEvents(page, 'pavilion:completed')).toHaveLength(1);
  });
}
