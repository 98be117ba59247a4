import type { Page } from '@playwright/test';
import { e2ePort } from '../support/addresses.ts';
import { answerOnce, holdAnswer } from '../support/answers.ts';
import { fillAddress } from '../support/fill.ts';
import { buildNewCustomer } from '../support/joining-steps.ts';
import { pressKeyOn, tabTo, typeInto } from '../support/keyboard.ts';
import { enterScenario, readSandboxStatus } from '../support/sandbox.ts';
import { type Credentials, keepToken, readToken, triggerCookieCheck } from '../support/sign-in.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const BOOKINGS_SITE = `http://bookings.pavilion.localhost:${e2ePort}`;
const REGISTER_ADDRESS = '**/api/auth/customer/register?*';
const CUSTOMER_SCENARIO = 'a-customer-without-instruction';

const findPasswordField = (page: Page) => page.getByLabel('Password', { exact: true });

test('a visitor creates an account after making mistakes, and continues to where they were going', async ({
  page,
}) => {
  const customer = buildNewCustomer('register');
  await page.goto('/login?redirect=%2Fcentre%2Fardwick-fields-leisure-centre');
  await page.getByRole('link', { name: "I don't have an account" }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeFocused();
  await page.getByLabel('I agree to the Terms and Conditions').check();
  await expectAccessible(page);

  const create = page.getByRole('button', { name: 'Create account' });
  await create.click();
  const problems = page.getByRole('alert', { name: 'There is a problem' });
  await expect(problems.getByRole('link', { name: 'Last name is required.' })).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Create an account/);
  await expectAccessible(page);

  await page.getByLabel('First name').fill(customer.firstName);
  await problems.getByRole('link', { name: 'Last name is required.' }).click();
  await expect(page.getByLabel('Last name')).toBeFocused();
  await page.keyboard.type(customer.lastName);
  await page.getByLabel('Date of birth').fill('10/12/1985');
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill(customer.email);
  await page.getByLabel('Phone number').fill('01632 960123');
  await fillAddress(page, 'm1 1ae');

  // A reload keeps what was typed, except for the password.
  await findPasswordField(page).fill(customer.password);
  await page.reload();
  await expect(page.getByLabel('Town or city')).toHaveValue('Manchester');
  await expect(findPasswordField(page)).toHaveValue('');
  await findPasswordField(page).fill(customer.password);
  await page.getByLabel('Repeat password').fill(customer.password);
  await page.getByLabel('I agree to the Terms and Conditions').check();

  const errors = { email: ['The email has already been taken.'] };
  await answerOnce(page, REGISTER_ADDRESS, { message: 'The given data was invalid.', errors }, 422);
  await create.click();
  const refusals = page.getByRole('alert', { name: 'Validation errors' });
  await expect(refusals.getByRole('link', { name: 'The email has already been taken.' })).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue(customer.email);
  await expect(findPasswordField(page)).toHaveValue(customer.password);
  await expectAccessible(page);

  await page.getByLabel('Repeat password').press('Enter');
  await expect(page).toHaveURL(/\/centre\/ardwick-fields-leisure-centre$/);
  expect(await readSandboxStatus('/api/auth/user', await readToken(page))).toBe(200);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    customer.email,
  );
});

test('a log-in that a password manager can fill leads back to where it was requested', async ({ page }) => {
  const login = await enterScenario<Credentials>(CUSTOMER_SCENARIO);
  await page.goto('/login?redirect=%2Fcentre%2Fardwick-fields-leisure-centre%3Ffrom%3Dmail');
  const name = page.getByLabel(/^Email address or customer ID/);
  await expect(name).toHaveAttribute('autocomplete', 'username');
  await expect(findPasswordField(page)).toHaveAttribute('autocomplete', 'current-password');
  await name.fill(login.email);
  await findPasswordField(page).fill(login.password);
  await findPasswordField(page).press('Enter');
  await expect(page).toHaveURL(/\/centre\/ardwick-fields-leisure-centre\?from=mail$/);
  // The log-in page is for visitors only: a customer is redirected, but never to another site.
  await page.goto(`/login?redirect=${encodeURIComponent(`${BOOKINGS_SITE}/basket`)}`);
  await expect(page).toHaveURL(/^http:\/\/online-joining\.pavilion\.localhost:\d+\/$/);
});

test('on the bookings site a customer logs in without leaving the page, by keyboard alone, after a forgotten password for several accounts', async ({
  page,
}) => {
  const family = await enterScenario<{ email: string; password: string; references: string[] }>(
    'several-accounts-on-one-email',
  );
  await page.goto(`${BOOKINGS_SITE}/nowhere`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await pressKeyOn(page, menu);
  await pressKeyOn(page, page.getByRole('button', { name: 'Log in' }));
  const modal = page.getByRole('dialog', { name: 'Log in' });
  const name = modal.getByLabel(/^Email address or customer ID/);
  await expect(name).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.type(family.email);
  await pressKeyOn(page, modal.getByRole('button', { name: 'Forgotten your password?' }));
  const asking = page.getByRole('dialog', { name: 'Forgotten password' });
  await expect(asking.getByRole('textbox')).toHaveValue(family.email);
  await expectAccessible(page);
  await pressKeyOn(page, asking.getByRole('button', { name: 'Send the email' }));
  const customerId = page.getByRole('dialog', { name: 'Enter your customer ID' });
  await expect(customerId.getByText(/^Multiple/)).toBeVisible();
  await expectAccessible(page);
  await typeInto(page, customerId.getByLabel('Customer ID'), family.references[0] ?? '');
  await page.keyboard.press('Enter');
  const emailDialog = page.getByRole('dialog', { name: 'Check your email' });
  await expect(emailDialog.getByText(/^If we have an account for you/)).toBeVisible();
  await expectAccessible(page);
  await pressKeyOn(page, emailDialog.getByRole('button', { name: 'Back to log in' }));

  await expect(name).toBeFocused();
  await expect(name).toHaveValue(family.email);
  await typeInto(page, name, family.references[0] ?? '');
  await tabTo(page, modal.getByLabel('Password', { exact: true }));
  await page.keyboard.type('not-the-password');
  await page.keyboard.press('Enter');
  // The refusal is announced once, by the toast in the modal, and then stays under the form.
  const refusal = modal.locator('form').getByText('These credentials do not match our records.');
  await expect(modal.getByText('These credentials do not match our records.').first()).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  const typedIsLost = page.getByRole('dialog', { name: 'Close this?' });
  await pressKeyOn(page, typedIsLost.getByRole('button', { name: 'Close anyway' }));
  await expect(modal).toBeHidden();
  if (await menu.isVisible()) {
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await pressKeyOn(page, page.getByRole('button', { name: 'Log in' }));
  await expect(refusal).toBeHidden();
  await typeInto(page, modal.getByLabel('Password', { exact: true }), family.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('You’re logged in.')).toBeVisible();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(`${BOOKINGS_SITE}/nowhere`);
  await expectAccessible(page);
});

// Proves S6.10.
test('a log-out in one tab ends the session in the other tab and on the server, and keeps what is typed in that tab', async ({
  page,
}) => {
  await page.clock.install();
  const { token } = await enterScenario<{ token: string }>(CUSTOMER_SCENARIO);
  await keepToken(page, token);
  const otherPage = await page.context().newPage();
  await otherPage.goto('/');
  await otherPage.getByLabel('Find a centre').fill('Norwi');
  await page.goto(`${BOOKINGS_SITE}/nowhere`);
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  // The customer is logged out even while the server is slow.
  const releaseAnswer = await holdAnswer(page, '**/api/auth/logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeHidden();
  expect(await readToken(page)).toBe('');
  releaseAnswer();
  await expect.poll(() => readSandboxStatus('/api/auth/user', token)).toBe(401);

  await triggerCookieCheck(page);
  const otherMenu = otherPage.getByRole('button', { name: 'Menu' });
  if (await otherMenu.isVisible()) await otherMenu.click();
  await expect(otherPage.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(otherPage.getByLabel('Find a centre')).toHaveValue('Norwi');
});
