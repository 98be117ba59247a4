import { switchOn } from '../support/analytics.ts';
import { expectConfirmationShown } from '../support/checkout-steps.ts';
import { newCustomer } from '../support/joining-steps.ts';
import { press, typeInto } from '../support/keyboard.ts';
import { joinWithKeys } from '../support/keyboard-joining.ts';
import { enterScenario, ledgerOf } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

test('a visitor joins and pays with the keyboard alone', async ({ page }) => {
  const customer = newCustomer('keyboard');
  await page.goto('/');
  await joinWithKeys(page, page, customer);
  await expectConfirmationShown(page);
  expect((await ledgerOf(customer.email)).charges).toHaveLength(1);
});

test('the analytics bar and the log-in page are used with the keyboard alone', async ({ page }) => {
  const login = await enterScenario<{ email: string; password: string }>('a-customer-without-instruction');
  await switchOn(page);
  await page.goto('/login');
  const bar = page.getByRole('region', { name: 'Analytics' });
  await press(page, bar.getByRole('button', { name: 'Accept analytics' }));
  const change = bar.getByRole('button', { name: 'Change your choice about analytics' });
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('heading', { name: 'Analytics' })).toBeFocused();
  await press(page, bar.getByRole('button', { name: 'Reject analytics' }));
  await expect(change).toBeFocused();

  await press(page, page.getByRole('button', { name: 'Log in', exact: true }));
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Enter your password' }));
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();

  const forgotten = page.getByRole('button', { name: 'Forgotten your password?' });
  await press(page, forgotten);
  await expect(page.getByRole('dialog', { name: 'Forgotten password' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(forgotten).toBeFocused();

  await typeInto(page, page.getByLabel(/^Email/), login.email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), login.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Buy a membership' })).toBeVisible();
});
