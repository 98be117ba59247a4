import { expect, type Page } from '@playwright/test';
import { enterScenario, readLedger } from '../../e2e/support/sandbox.ts';
import { sites } from '../../e2e/support/sub-sites.ts';
import type { Call, Customer } from '../call.ts';
import { logInAs } from './log-in-as.ts';

const findFirstNameField = (page: Page) => page.getByRole('textbox', { name: 'Your guest’s first name' });
const list = (page: Page) => page.getByRole('region', { name: 'Your guest passes' });
const ofAnn = (page: Page) => list(page).getByRole('heading', { name: /^Ann Guest/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const issue = (page: Page) => button(page, 'Send guest pass').click();
const takeBack = (page: Page) => button(page, 'Cancel pass: Gil Scenario');
const takenBack = (page: Page) => list(page).getByText('Cancelled.');
const resend = (page: Page) => button(page, 'Send again: Gil Scenario').click();
const findResentNote = (page: Page) => page.getByText('We’ve sent the code to your guest again.').first();

async function openPasses(page: Page, customer: Customer): Promise<void> {
  await logInAs(page, customer);
  await page.goto(`${sites.myAccount}/guest-passes`);
  await expect(list(page)).toBeVisible();
}

async function fillForm(page: Page, customer: Customer): Promise<void> {
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
async function isOneCustomer({ email }: Customer): Promise<void> {
  expect((await readLedger(email)).customers).toHaveLength(1);
}

/** The calls by which members issue and manage guest passes. */
export const guestPassCalls: readonly Call[] = [
  {
    name: 'issue a guest pass',
    call: 'POST /api/my-account/guest-passes',
    customer: enterMember,
    openBefore: fillForm,
    makeCall: issue,
    findResult: ofAnn,
    listTyped: (page) => [[findFirstNameField(page), 'Ann']],
    async recover(page, customer) {
      await openPasses(page, customer);
      if (await ofAnn(page).isVisible()) return;
      await fillForm(page, customer);
      await issue(page);
    },
    expectRecords: isOneCustomer,
  },
  {
    name: 'send a guest pass again',
    call: 'POST /api/my-account/guest-passes/{id}/resend',
    customer: enterMember,
    openBefore: openPasses,
    makeCall: resend,
    findResult: findResentNote,
    // Once the toast has gone, only the pass is left.
    findRepeatedResult: takeBack,
    async recover(page, customer) {
      await openPasses(page, customer);
      await resend(page);
    },
    expectRecords: isOneCustomer,
  },
  {
    name: 'take a guest pass back',
    call: 'DELETE /api/my-account/guest-passes/{id}',
    customer: enterMember,
    openBefore: openPasses,
    makeCall: (page) => takeBack(page).click(),
    findResult: takenBack,
    async recover(page, customer) {
      await openPasses(page, customer);
      await expect(takeBack(page).or(takenBack(page)).first()).toBeVisible();
      if (await takeBack(page).isVisible()) await takeBack(page).click();
    },
    expectRecords: isOneCustomer,
  },
];
