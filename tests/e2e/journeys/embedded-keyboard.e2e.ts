import { blockingBrowser } from '../support/blocking-browser.ts';
import { expectConfirmationShown } from '../support/checkout-steps.ts';
import { expectNoInnerScroll, openHostPage, readReceivedEvents } from '../support/host-page.ts';
import { buildNewCustomer } from '../support/joining-steps.ts';
import { joinWithKeys } from '../support/keyboard-joining.ts';
import { readLedger } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

test.use({ launchOptions: blockingBrowser });

test('a visitor of another site joins and pays inside it with the keyboard alone', async ({ page }) => {
  const customer = buildNewCustomer('embedded-keyboard');
  const frame = await openHostPage(page);
  await expectNoInnerScroll(frame);
  await joinWithKeys(page, frame, customer);
  await expectConfirmationShown(frame);
  await expectNoInnerScroll(frame);
  expect((await readLedger(customer.email)).charges).toHaveLength(1);
  await expect.poll(() => readReceivedEvents(page, 'pavilion:completed')).toHaveLength(1);
});
