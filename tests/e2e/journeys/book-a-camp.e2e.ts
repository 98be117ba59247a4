import type { Page } from '@playwright/test';
import { answerBank, CHALLENGE_CARD, fillBilling, fillCard, pay } from '../support/checkout-steps.ts';
import { HEALTH_ANSWER } from '../support/health-data.ts';
import { enterScenario, readLedger } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, expectAccessible, expectAddress, test } from '../support/test.ts';

interface Parent {
  readonly email: string;
  readonly token: string;
  readonly venueSlug: string;
  readonly campSlug: string;
}

/** Adds a child of eight, after a date of birth that is refused. */
async function addIda(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a child' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill('Ida');
  await dialog.getByLabel('Last name').fill('Scenario');
  await dialog.getByLabel('Date of birth').fill('1/1/1990');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('People aged 16 or over need their own account.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Date of birth').fill(`27/3/${new Date().getFullYear() - 8}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
}

async function fillForm(page: Page): Promise<void> {
  const fillField = (name: string, value: string) => page.getByRole('textbox', { name }).fill(value);
  await fillField('First contact: name', 'Rosa');
  await fillField('First contact: phone number', '01632 960011');
  await fillField('Second contact: name', 'Jan');
  await fillField('Second contact: phone number', '01632 960012');
  await fillField('Who may collect your child?', 'Rosa or Jan');
  await fillField('Password for collection', 'Otter');
  await page.getByRole('radio', { name: 'Yes' }).first().check();
  await fillField('Which conditions or allergies?', HEALTH_ANSWER);
  await fillField('Doctor’s surgery', 'Ardwick Surgery');
  await page.getByRole('radio', { name: 'With help' }).check();
  await page.getByRole('button', { name: 'Save and add to basket' }).click();
  await expect(page.getByText('Please confirm that the answers are correct.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: /^These answers are correct/ }).check();
  await page.getByRole('button', { name: 'Save and add to basket' }).click();
}

// Proves B7.6.
test('a parent books two children on a camp: children, days, a form, basket, 3-D Secure, confirmation', async ({
  page,
}) => {
  const parent = await enterScenario<Parent>('a-camp-full-on-wednesday');
  await keepToken(page, parent.token);
  await page.goto(`${sites.bookings}/camps/${parent.venueSlug}/${parent.campSlug}/book`);
  await addIda(page);
  await expect(page.getByRole('checkbox', { name: /^Leo/ })).toBeChecked();
  await page.getByRole('checkbox', { name: /^Mia/ }).uncheck();
  await expect(page.getByRole('checkbox', { name: /^Ida Scenario/ })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();

  const findDay = (name: string) => page.getByRole('group', { name: new RegExp(`^${name} `) });
  await expect(findDay('Wednesday')).toContainText('Full');
  for (const name of ['Monday', 'Tuesday'])
    await findDay(name)
      .getByRole('radio', { name: /^Full day/ })
      .check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();

  await fillForm(page);
  await expectAddress(page, /\/basket$/);
  for (const name of ['Leo Scenario', 'Ida Scenario'])
    await expect(page.getByRole('list', { name: `What you’re booking for ${name}` })).toContainText(
      'Multi-sports camp',
    );
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Pay £/ }).click();
  await fillBilling(page);
  await fillCard(page, CHALLENGE_CARD);
  await pay(page);
  await answerBank(page, 'Complete');

  await expectAddress(page, new RegExp(`^${sites.bookings}/booking-confirmed/[\\w-]+$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment was successful' })).toBeVisible();
  for (const name of ['Mon', 'Tue'])
    await expect(page.getByRole('main')).toContainText(new RegExp(`${name} \\d`));
  await expectAccessible(page);
  const { orders, charges } = await readLedger(parent.email);
  expect([orders.length, charges.length]).toEqual([1, 1]);
});
