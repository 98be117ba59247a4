import { fillBilling, fillCard, PLAIN_CARD, pay } from '../support/checkout-steps.ts';
import { enterScenario, readLedger } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, expectAccessible, expectAddress, test } from '../support/test.ts';

test('the climbing waiver for a child is read and accepted in the basket, and then paid for in another document', async ({
  page,
}) => {
  const { email, token } = await enterScenario<{ email: string; token: string }>('a-basket-with-waivers');
  await keepToken(page, token);
  // Without the waiver, the operator refuses the payment and says where to accept it.
  await page.goto(`${sites.bookings}/checkout`);
  await fillBilling(page);
  await fillCard(page, PLAIN_CARD);
  await pay(page);
  await expect(
    page.getByText(/Please read and accept “Climbing: what a child must know” for Leo Scenario/).first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to your basket' }).click();

  await expect(page.getByText('accept the terms under “Before you pay”')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Read Climbing: what a child must know, for Leo Scenario' }).click();
  await expect(page.getByRole('dialog').getByText(/Climbing has risks/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I Agree' }).click();
  await expect(page.getByRole('checkbox', { name: /for Leo Scenario$/ })).toBeChecked();
  await page.getByRole('link', { name: /^Pay £/ }).click();
  await expectAddress(page, new RegExp(`^${sites.bookings}/checkout$`));
  await fillBilling(page);
  await fillCard(page, PLAIN_CARD);
  await pay(page);
  await expectAddress(page, new RegExp(`^${sites.bookings}/booking-confirmed/[\\w-]+$`));
  const { orders, charges } = await readLedger(email);
  expect([orders.length, charges.length]).toEqual([1, 1]);
});
