import { expect, type Page } from '@playwright/test';
import { enterScenario, readLedger } from '../../e2e/support/sandbox.ts';
import { sites } from '../../e2e/support/sub-sites.ts';
import type { BrowserCall, Customer } from '../call.ts';
import { logInAs } from './log-in-as.ts';

const findFirstNameField = (page: Page) => page.getByRole('textbox', { name: 'Your guest’s first name' });
const findPassList = (page: Page) => page.getByRole('region', { name: 'Your guest passes' });
const findAnnsPass = (page: Page) => findPassList(page).getByRole('heading', { name: /^Ann Guest/ });
const findButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const clickSendPass = (page: Page) => findButton(page, 'Send guest pass').click();
const findCancelButton = (page: Page) => findButton(page, 'Cancel pass: Gil Scenario');
const findCancelledText = (page: Page) => findPassList(page).getByText('Cancelled.');
const clickSendAgain = (page: Page) => findButton(page, 'Send again: Gil Scenario').click();
const findResentNote = (page: Page) => page.getByText('We’ve sent the code to your guest again.').first();

async function openPasses(page: Page, customer: Customer): Promise<void> {
  await logInAs(page, customer);
  await page.goto(`${sites.myAccount}/guest-passes`);
  await expect(findPassList(page)).toBeVisible();
}

async function openAndFillForm(page: Page, customer: Customer): Promise<void> {
  await openPasses(page, customer);
  await findFirstNameField(page).fill('Ann');
  await page.getByRole('textbox', { name: 'Your guest’s last name' }).fill('Guest');
  await page.getByRole('textbox', { name: 'Your guest’s email address' }).fill(`ann.${customer.email}`);
  await page.getByRole('combobox', { name: 'Day of the visit' }).selectOption({ index: 1 });
  const centre = page.getByRole('combobox', { name: 'Centre' });
  if (await centre.isVisible()) await centre.selectOption({ index: 1 });
  await page.getByRole('checkbox', { name: /^My guest is/ }).check();
}

const enterMember = () => enterScenario<Customer>('a-customer-with-guest-passes');
async function expectOneCustomer({ email }: Customer): Promise<void> {
  expect((await readLedger(email)).customers).toHaveLength(1);
}

/** The calls by which members issue and manage guest passes. */
export const guestPassCalls: readonly BrowserCall[] = [
  {
    name: 'issue a guest pass',
    call: 'POST /api/my-account/guest-passes',
    customer: enterMember,
    openBefore: openAndFillForm,
    makeCall: clickSendPass,
    findResult: findAnnsPass,
    listTyped: (page) => [[findFirstNameField(page), 'Ann']],
    async recover(page, customer) {
      await openPasses(page, customer);
      if (await findAnnsPass(page).isVisible()) return;
      await openAndFillForm(page, customer);
      await clickSendPass(page);
    },
    expectRecords: expectOneCustomer,
  },
  {
    name: 'send a guest pass again',
    call: 'POST /api/my-account/guest-passes/{id}/resend',
    customer: enterMember,
    openBefore: openPasses,
    makeCall: clickSendAgain,
    findResult: findResentNote,
    // Once the toast has gone, only the pass is left.
    findRepeatedResult: findCancelButton,
    async recover(page, customer) {
      await openPasses(page, customer);
      await clickSendAgain(page);
    },
    expectRecords: expectOneCustomer,
  },
  {
    name: 'take a guest pass back',
    call: 'DELETE /api/my-account/guest-passes/{id}',
    customer: enterMember,
    openBefore: openPasses,
    makeCall: (page) => findCancelButton(page).click(),
    findResult: findCancelledText,
    async recover(page, customer) {
      await openPasses(page, customer);
      await expect(findCancelButton(page).or(findCancelledText(page)).first()).toBeVisible();
      if (await findCancelButton(page).isVisible()) await findCancelButton(page).click();
    },
    expectRecords: expectOneCustomer,
  },
];
