import type { Locator } from '@playwright/test';
import {
  buildNewCustomer,
  chooseMembership,
  createAccount,
  findSection,
  startOver,
} from '../support/joining-steps.ts';
import { enterScenario } from '../support/sandbox.ts';
import { keepToken, triggerCookieCheck } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// The joining page is a single page: sections open and close on it, and the element with the focus is never removed or replaced.

const CENTRE_PATH = '/centre/ardwick-fields-leisure-centre';

/** Marks the element, so that a replacement could be recognised. */
async function markField(field: Locator): Promise<void> {
  await field.evaluate((element) => Reflect.set(element, 'isTheOne', true));
}

async function expectUntouched(field: Locator, value: string, caret: number): Promise<void> {
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(value);
  const state = await field.evaluate((element) => ({
    isTheOne: Reflect.get(element, 'isTheOne'),
    caret: element instanceof HTMLInputElement ? element.selectionStart : null,
  }));
  expect(state).toEqual({ isTheOne: true, caret });
}

const enterCustomer = () => enterScenario<{ token: string }>('a-customer-without-instruction');

// Proves S6.8.
test('the search box keeps its focus, its caret and what is typed through cookie checks and a log-in in another tab', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const search = page.getByLabel('Find a centre');
  await search.pressSequentially('Ard');
  await expect(page.getByRole('combobox', { name: 'Find a centre' })).toBeFocused();
  await search.press('ArrowLeft');
  await markField(search);
  await triggerCookieCheck(page);
  await expectUntouched(search, 'Ard', 2);

  await keepToken(page, (await enterCustomer()).token);
  const customerResponse = page.waitForResponse('**/api/auth/user');
  await triggerCookieCheck(page);
  await customerResponse;
  await expectUntouched(search, 'Ard', 2);
  await page.keyboard.type('w');
  await expectUntouched(search, 'Arwd', 3);
});

test('a question keeps its focus, its caret and what is typed when the token is renewed in another tab', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(CENTRE_PATH);
  await chooseMembership(page, 'Unlimited Fitness');
  const account = buildNewCustomer('renewed');
  await createAccount(page, account);
  const contact = findSection(page, 'Additional details').getByLabel('Who should we call in an emergency?');
  await contact.pressSequentially('Annabella');
  await contact.press('ArrowLeft');
  await markField(contact);
  await triggerCookieCheck(page);
  await expectUntouched(contact, 'Annabella', 8);

  const logInAnswer = await page.evaluate(
    async ({ email, password }) => {
      const response = await fetch('/api/auth/customer/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: email, password }),
      });
      return response.json();
    },
    { email: account.email, password: account.password },
  );
  const customerResponse = page.waitForResponse('**/api/auth/user');
  await keepToken(page, logInAnswer.data.token);
  await triggerCookieCheck(page);
  await customerResponse;
  await expectUntouched(contact, 'Annabella', 8);
});

// Proves J1.10.
test('a double click is one step, and the heading of the section that opened has the focus', async ({
  page,
}) => {
  await page.goto(CENTRE_PATH);
  await page.getByRole('button', { name: 'Edit Choose centre' }).click();
  await findSection(page, 'Choose centre').getByRole('button', { name: 'Continue' }).dblclick();
  const findHeading = (title: string) => page.getByRole('heading', { level: 2, name: title, exact: true });
  await expect(findHeading('Choose membership')).toBeFocused();
  await page
    .getByRole('button', { name: /^Choose Swim\b/ })
    .first()
    .dblclick();
  await expect(findHeading('Your details')).toBeFocused();
  await page.getByRole('button', { name: 'Edit Choose centre' }).click();
  await expect(findHeading('Choose centre')).toBeFocused();
  await page.goBack();
  await expect(findHeading('Your details')).toBeFocused();
});

test('choosing the first centre moves the keyboard to its memberships', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Find a centre').fill('Ardwick');
  await expect(page.getByRole('heading', { name: 'Centres named “Ardwick”' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose Ardwick Fields Leisure Centre' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Choose membership' })).toBeFocused();
});

test('an address opens its section, and an unknown one leads to a useful page', async ({ page }) => {
  await page.goto(`${CENTRE_PATH}/membership/swim/recurring`);
  await expect(findSection(page, 'Your details').getByLabel('First name')).toBeVisible();
  await expect(page).toHaveURL(/\/membership\/swim\/recurring$/);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'pavilion_venue')?.value).toBe('ardwick-fields-leisure-centre');

  await page.goto('/centre/no-such-centre/membership/swim/recurring');
  await expect(page.getByText('We can’t find that centre. Choose another one below.')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Choose / }).first()).toBeVisible();
});

test('Back closes an open question and is never blocked', async ({ page }) => {
  await page.goto(CENTRE_PATH);
  await chooseMembership(page, 'Swim');
  await startOver(page);
  const leaving = page.getByRole('dialog', { name: 'Are you sure you want to leave this screen?' });
  await expect(leaving).toBeVisible();
  await page.goBack();
  await expect(leaving).toHaveCount(0);
  await expect(findSection(page, 'Choose membership').getByRole('radio').first()).toBeVisible();
});

// Proves J4.3.
test('a saved membership is restored by a log-in in Your details, and offered beside another one', async ({
  page,
}) => {
  const cartOwner = await enterScenario<{ email: string; password: string }>(
    'a-cart-with-a-monthly-membership',
  );
  await page.goto(`${CENTRE_PATH}/membership/unlimited-fitness/recurring`);
  const details = findSection(page, 'Your details');
  await details.getByRole('button', { name: 'I have an account' }).click();
  await expect(details.getByRole('button', { name: "I don't have an account" })).toBeVisible();
  await details.getByLabel(/^Email/).fill(cartOwner.email);
  await details.getByLabel('Password', { exact: true }).fill(cartOwner.password);
  await details.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(details.getByText("These details can't be edited right now")).toBeVisible();
  const continueButton = details.getByRole('button', { name: 'Continue with this membership' });
  await expect(continueButton).toBeInViewport();
  await continueButton.click();
  await expect(
    findSection(page, 'Checkout').getByRole('link', { name: 'Continue to checkout' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/membership\/swim\/recurring$/);
  for (const title of ['Choose centre', 'Choose membership', 'Your details', 'Review & select dates'])
    await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeVisible();
});
