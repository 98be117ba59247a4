import type { Page } from '@playwright/test';
import { PLAIN_CARD } from '../support/checkout-steps.ts';
import { recordTyping } from '../support/count-inputs.ts';
import { testTaskBudget } from '../support/job.ts';
import { enterScenario } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, expectAddress } from '../support/test.ts';

// Booking a camp for two children on two days, on a phone, with limits for taps and keys.

interface Parent {
  readonly token: string;
  readonly venueSlug: string;
  readonly campSlug: string;
}

/** Goes from the page of the camp to the last button of the days. */
async function chooseDays(page: Page, { token, venueSlug, campSlug }: Parent): Promise<void> {
  await keepToken(page, token);
  await page.goto(`${sites.bookings}/camps/${venueSlug}/${campSlug}`);
  await page.getByRole('button', { name: 'Book', exact: true }).tap();
  for (const name of [/^Leo/, /^Mia/]) await expect(page.getByRole('checkbox', { name })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).tap();
  for (const name of [/^Monday/, /^Tuesday/])
    await page
      .getByRole('group', { name })
      .getByRole('radio', { name: /^Full day/ })
      .tap();
}

testTaskBudget('a camp for two children with a new card', { taps: 11, keys: 23 }, async (page) => {
  await chooseDays(page, await enterScenario<Parent>('a-camp'));
  await page.getByRole('button', { name: 'Add to basket' }).tap();
  await page.getByRole('link', { name: /^Pay £/ }).tap();
  const cardFrame = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await recordTyping(cardFrame.getByLabel('Card number'), PLAIN_CARD.replaceAll(' ', ''));
  await recordTyping(cardFrame.getByLabel(/Expiry date/), '1234');
  await recordTyping(cardFrame.getByLabel(/Security code/), '737');
  const payButton = page.getByRole('button', { name: /^Pay £106\.40 now/ });
  await expect(payButton).toBeEnabled();
  await payButton.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment was successful' })).toBeVisible();
});

/** Answers the questions that differ between the children. */
async function answerForChild(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'No' }).first().tap();
  await page.getByRole('radio', { name: 'With help' }).tap();
  await page.getByRole('checkbox', { name: /^These answers are correct/ }).tap();
}

testTaskBudget(
  'a camp for two children whose forms are missing, to the basket',
  { taps: 20, keys: 65 },
  async (page) => {
    await chooseDays(page, await enterScenario<Parent>('a-camp-without-forms'));
    await page.getByRole('button', { name: 'Continue' }).tap();
    const typeInto = (name: string, value: string) =>
      recordTyping(page.getByRole('textbox', { name }), value);
    await typeInto('First contact: name', 'Rosa');
    await typeInto('First contact: phone number', '01632960011');
    await typeInto('Second contact: name', 'Jan');
    await typeInto('Second contact: phone number', '01632960012');
    await typeInto('Who may collect your child?', 'Rosa or Jan');
    await typeInto('Password for collection', 'Otter');
    await typeInto('Doctor’s surgery', 'Ardwick Surgery');
    await answerForChild(page);
    await page.getByRole('button', { name: 'Save the form' }).tap();
    await expect(page.getByText('Filled in from Leo’s form')).toBeVisible();
    await answerForChild(page);
    await page.getByRole('button', { name: 'Save and add to basket' }).tap();
    await expectAddress(page, /\/basket$/);
  },
);
