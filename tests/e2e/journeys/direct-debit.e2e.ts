import type { Locator, Page } from '@playwright/test';
import { expectCheckoutShown } from '../support/checkout-steps.ts';
import { confirmDirectDebit, findSection, reviewDates, setUpDirectDebit } from '../support/joining-steps.ts';
import { pressKeyOn, tabTo, typeInto } from '../support/keyboard.ts';
import { openDatesAs } from '../support/open-as.ts';
import { expect, expectAccessible, ONE_WIDTH, test } from '../support/test.ts';

// The operator refuses an account on purpose here; the browser reports it.
test.use({ expectedNoise: /^Failed to load resource: / });

const CUSTOMER_SCENARIO = 'a-customer-without-instruction';
const findPaymentSection = (page: Page) => findSection(page, 'Monthly payment');

const BANK_ACCOUNT = { sortCode: '089999', number: '66374958', wrongNumber: '66374959' };

/** Everything that this tab stores or reveals: storages, cookies, address, history state, analytics. */
async function readTraces(page: Page): Promise<string> {
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
    const secrets = [
      BANK_ACCOUNT.sortCode,
      '08-99-99',
      BANK_ACCOUNT.number,
      BANK_ACCOUNT.wrongNumber,
      'Augusta Byron',
    ];
    const holdsSecret = (words: string) => secrets.some((secret) => words.includes(secret));
    page.on('console', (message) => output.push(message.text()));
    page.on('request', (request) => {
      output.push(decodeURIComponent(request.url()), JSON.stringify(request.headers()));
      if (holdsSecret(request.postData() ?? '')) senders.add(new URL(request.url()).pathname);
    });
    await openDatesAs(page, CUSTOMER_SCENARIO);
    await reviewDates(page, { billingDay: '1st', startOverButton: 'Continue' });

    const form = findPaymentSection(page);
    await expectAccessible(page);
    await expect(form.getByText('The Direct Debit Guarantee')).toBeVisible();
    await form.getByText('Need two signatures?').click();
    await expect(form.getByText(/contact us and we’ll send you a paper form/)).toBeVisible();
    await setUpDirectDebit(page, 'Augusta Byron', async () => {
      await form.getByLabel('Account number').fill(BANK_ACCOUNT.wrongNumber);
      await form.getByLabel('Account number').blur();
      await expect(form.getByText(/doesn’t match sort code 08-99-99/)).toBeVisible();
    });

    // Save stops once at the account; the details are shown again, and the operator refuses them under their field.
    await expect(form.getByLabel('Account number')).toBeFocused();
    await expect(form.getByText('Is this right?')).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Yes, save and continue' }).click();
    const confirm = findSection(page, 'Confirm your details');
    await expect(confirm.getByText(BANK_ACCOUNT.wrongNumber)).toBeVisible();
    await expectAccessible(page);
    await confirm.getByRole('button', { name: 'Continue to checkout' }).click();
    const number = form.getByLabel('Account number');
    await expect(number).toHaveAccessibleDescription(/don’t match/);
    await expectAccessible(page);
    await number.fill('6637 4958');
    await expect(number).not.toHaveAccessibleDescription(/don’t match/);
    await expect(form.getByText(/doesn’t match sort code/)).toHaveCount(0);
    await form.getByRole('button', { name: 'Save and continue' }).click();
    output.push(await readTraces(page));
    await confirmDirectDebit(page);
    await expectCheckoutShown(page);
    output.push(await readTraces(page));
    expect(output.filter(holdsSecret)).toEqual([]);
    expect([...senders]).toEqual(['/api/memberships/online-joining/store']);
  },
);

test(
  'bank details are entered with the keyboard, and mistakes are shown on leaving a field',
  ONE_WIDTH,
  async ({ page }) => {
    await openDatesAs(page, CUSTOMER_SCENARIO);
    await reviewDates(page, { billingDay: '1st', startOverButton: 'Continue' });
    const form = findPaymentSection(page);
    const findField = (label: string): Locator => form.getByLabel(label);
    await typeInto(page, findField('Name of the account holder'), 'A');
    await typeInto(page, findField('Sort code'), '12-34');
    await typeInto(page, findField('Account number'), '12 345 6');
    await expect(form.getByText('We’ll send it as 00123456')).toBeVisible();
    const isHome = form.getByRole('checkbox', {
      name: /^Same as my home address 2 Scenario Street, Manchester, M1 1AE/,
    });
    await expect(isHome).toBeChecked();
    await expectAccessible(page);
    await pressKeyOn(page, isHome, 'Space');
    await typeInto(page, findField('Postcode'), 'nowhere');
    await tabTo(page, form.getByRole('checkbox', { name: /I confirm that I am/ }));
    await expect(findField('Name of the account holder')).toHaveAccessibleDescription(/Enter the name/);
    await expect(findField('Sort code')).toHaveAccessibleDescription(/Enter a sort code of 6 digits/);
    await expect(findField('Postcode')).toHaveAccessibleDescription('Please enter a valid postcode');
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
    const TERMS_ADDRESS = '**/api/terms/direct-debit';
    await page.route(TERMS_ADDRESS, (route) => route.fulfill({ status: 500, json: {} }));
    await openDatesAs(page, CUSTOMER_SCENARIO);
    await reviewDates(page, { billingDay: '1st', startOverButton: 'Continue' });
    const form = findPaymentSection(page);
    const saveButton = form.getByRole('button', { name: 'Save and continue' });
    await expect(form.getByRole('alert').filter({ hasText: 'We couldn’t load the terms.' })).toBeVisible();
    await expect(saveButton).toHaveAccessibleDescription(/load the terms again/);
    await expectAccessible(page);

    await page.unroute(TERMS_ADDRESS);
    await form.getByRole('button', { name: 'Try again' }).click();
    await setUpDirectDebit(page, 'Augusta Byron', () => expect(saveButton).toBeEnabled());
    await confirmDirectDebit(page);
    await expectCheckoutShown(page);
  },
);
