import type { Locator, Page } from '@playwright/test';
import { expectCheckoutShown } from '../support/checkout-steps.ts';
import { confirmDirectDebit, reviewDates, section, setUpDirectDebit } from '../support/joining-steps.ts';
import { press, tabTo, typeInto } from '../support/keyboard.ts';
import { openDatesAs } from '../support/open-as.ts';
import { expect, expectAccessible, ONE_WIDTH, test } from '../support/test.ts';

// The operator refuses an account on purpose here; the browser reports it.
test.use({ expectedNoise: /^Failed to load resource: / });

const VISITOR = 'a-customer-without-instruction';
const payment = (page: Page) => section(page, 'Monthly payment');

const ACCOUNT = { sortCode: '089999', number: '66374958', wrongNumber: '66374959' };

/** Everything that this tab stores or reveals: storages, cookies, address, history state, analytics. */
async function traces(page: Page): Promise<string> {
  const storedText = await page.evaluate(() =>
    JSON.stringify([
      { ...sessionStorage },
      { ...localStorage },
      document.cookie,
      location.href,
      history.state,
      Reflect.get(window, 'dataLayer') ?? null,
    ]),
  );
  return storedText + JSON.stringify(await page.context().cookies());
}

test(
  'a wrong account gives a warning, is refused in place, corrected and sent, and leaves no trace',
  ONE_WIDTH,
  async ({ page }) => {
    const output: string[] = [];
    const senders = new Set<string>();
    const secrets = [ACCOUNT.sortCode, '08-99-99', ACCOUNT.number, ACCOUNT.wrongNumber, 'Augusta Byron'];
    const holdsSecret = (words: string) => secrets.some((secret) => words.includes(secret));
    page.on('console', (message) => output.push(message.text()));
    page.on('request', (request) => {
      output.push(decodeURIComponent(request.url()), JSON.stringify(request.headers()));
      if (holdsSecret(request.postData() ?? '')) senders.add(new URL(request.url()).pathname);
    });
    await openDatesAs(page, VISITOR);
    await reviewDates(page, { billingDay: '1st', button: 'Continue' });

    const form = payment(page);
    await expectAccessible(page);
    await expect(form.getByText('The Direct Debit Guarantee')).toBeVisible();
    await form.getByText('Need two signatures?').click();
    await expect(form.getByText(/contact us and we’ll send you a paper form/)).toBeVisible();
    await setUpDirectDebit(page, 'Augusta Byron', async () => {
      await form.getByLabel('Account number').fill(ACCOUNT.wrongNumber);
      await form.getByLabel('Account number').blur();
      await expect(form.getByText(/doesn’t match sort code 08-99-99/)).toBeVisible();
    });

    // Save stops once at the account; the details are shown again, and the operator refuses them under their field.
    await expect(form.getByLabel('Account number')).toBeFocused();
    await expect(form.getByText('Is this right?')).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Yes, save and continue' }).click();
    const confirm = section(page, 'Confirm your details');
    await expect(confirm.getByText(ACCOUNT.wrongNumber)).toBeVisible();
    await expectAccessible(page);
    await confirm.getByRole('button', { name: 'Continue to checkout' }).click();
    const number = form.getByLabel('Account number');
    await expect(number).toHaveAccessibleDescription(/don’t match/);
    await expectAccessible(page);
    await number.fill('6637 4958');
    await expect(number).not.toHaveAccessibleDescription(/don’t match/);
    await expect(form.getByText(/doesn’t match sort code/)).toHaveCount(0);
    await form.getByRole('button', { name: 'Save and continue' }).click();
    output.push(await traces(page));
    await confirmDirectDebit(page);
    await expectCheckoutShown(page);
    output.push(await traces(page));
    expect(output.filter(holdsSecret)).toEqual([]);
    expect([...senders]).toEqual(['/api/memberships/online-joining/store']);
  },
);

test(
  'bank details are entered with the keyboard, and mistakes are shown on leaving a field',
  ONE_WIDTH,
  async ({ page }) => {
    await openDatesAs(page, VISITOR);
    await reviewDates(page, { billingDay: '1st', button: 'Continue' });
    const form = payment(page);
    const field = (label: string): Locator => form.getByLabel(label);
    await typeInto(page, field('Name of the account holder'), 'A');
    await typeInto(page, field('Sort code'), '12-34');
    await typeInto(page, field('Account number'), '12 345 6');
    await expect(form.getByText('We’ll send it as 00123456')).toBeVisible();
    const isHome = form.getByRole('checkbox', {
      name: /^Same as my home address 2 Scenario Street, Manchester, M1 1AE/,
    });
    await expect(isHome).toBeChecked();
    await expectAccessible(page);
    await press(page, isHome, 'Space');
    await typeInto(page, field('Postcode'), 'nowhere');
    await tabTo(page, form.getByRole('checkbox', { name: /I confirm that I am/ }));
    await expect(field('Name of the account holder')).toHaveAccessibleDescription(/Enter the name/);
    await expect(field('Sort code')).toHaveAccessibleDescription(/Enter a sort code of 6 digits/);
    await expect(field('Postcode')).toHaveAccessibleDescription('Please enter a valid postcode');
    await expect(form.getByRole('button', { name: 'Save and continue' })).toBeDisabled();
    await expect(form.getByRole('button', { name: 'Save and continue' })).toHaveAccessibleDescription(
      /To continue:.*enter the town or city/,
    );
    await expectAccessible(page);
  },
);

test(
  'terms that fail to load keep Save disabled until they are loaded and ticked',
  ONE_WIDTH,
  async ({ page }) => {
    const TERMS = '**/api/terms/direct-debit';
    await page.route(TERMS, (route) => route.fulfill({ status: 500, json: {} }));
    await openDatesAs(page, VISITOR);
    await reviewDates(page, { billingDay: '1st', button: 'Continue' });
    const form = payment(page);
    const save = form.getByRole('button', { name: 'Save and continue' });
    await expect(form.getByRole('alert').filter({ hasText: 'We couldn’t load the terms.' })).toBeVisible();
    await expect(save).toHaveAccessibleDescription(/load the terms again/);
    await expectAccessible(page);

    await page.unroute(TERMS);
    await form.getByRole('button', { name: 'Try again' }).click();
    await setUpDirectDebit(page, 'Augusta Byron', () => expect(save).toBeEnabled());
    await confirmDirectDebit(page);
    await expectCheckoutShown(page);
  },
);
