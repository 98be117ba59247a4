import { expect, type Page } from '@playwright/test';
import { enterScenario, readLedger } from '../../e2e/support/sandbox.ts';
import { sites } from '../../e2e/support/sub-sites.ts';
import type { Call, Customer } from '../call.ts';
import { logInAs } from './log-in-as.ts';

interface Member extends Customer {
  readonly membershipId: string;
}

const membershipIds = new Map<string, string>();
const enterMember = (scenario: string) => async (): Promise<Customer> => {
  const customer = await enterScenario<Member>(scenario);
  membershipIds.set(customer.email, customer.membershipId);
  return customer;
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const why = (page: Page) => page.getByRole('textbox', { name: 'Why (optional)' });
const confirm = (page: Page) => button(page, 'Freeze my membership');
const findFrozenNote = (page: Page) => page.getByText(/^Your membership will be frozen from/);
const end = (page: Page) => button(page, 'End the freeze early').first();
const confirmEnd = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'End the freeze early' });
const findEndedNote = (page: Page) => page.getByText('The freeze ends today.').first();

async function open(page: Page, customer: Customer): Promise<void> {
  await logInAs(page, customer);
  await page.goto(`${sites.myAccount}/memberships/${membershipIds.get(customer.email)}/freeze`);
}

async function reachFreeze(page: Page, customer: Customer): Promise<void> {
  await open(page, customer);
  await why(page).fill('A broken ankle');
  await button(page, 'Check dates and cost').click();
  await expect(confirm(page)).toBeVisible();
}

async function reachEnd(page: Page, customer: Customer): Promise<void> {
  await open(page, customer);
  await end(page).click();
  await expect(confirmEnd(page)).toBeVisible();
}

async function isOneCustomer({ email }: Customer): Promise<void> {
  expect((await readLedger(email)).customers).toHaveLength(1);
}

/** The calls that freeze a membership, and end a freeze. */
export const freezeCalls: readonly Call[] = [
  {
    name: 'freeze a membership',
    call: 'POST /api/my-account/memberships/{id}/freeze',
    customer: enterMember('a-customer-who-can-freeze'),
    openBefore: reachFreeze,
    makeCall: (page) => confirm(page).click(),
    findResult: findFrozenNote,
    // Once it is frozen, the page shows the server's text about it.
    findRepeatedResult: (page) =>
      findFrozenNote(page)
        .or(page.getByText(/This membership will be frozen from/))
        .first(),
    listTyped: (page) => [[why(page), 'A broken ankle']],
    async recover(page, customer) {
      await open(page, customer);
      const freezeNote = page.getByText(/This membership will be frozen from/);
      await expect(why(page).or(freezeNote)).toBeVisible();
      if (await freezeNote.isVisible()) return;
      await reachFreeze(page, customer);
      await confirm(page).click();
    },
    expectRecords: isOneCustomer,
  },
  {
    name: 'end a freeze',
    call: 'DELETE /api/my-account/memberships/{id}/freeze',
    customer: enterMember('a-customer-with-a-frozen-membership'),
    openBefore: reachEnd,
    makeCall: (page) => confirmEnd(page).click(),
    findResult: findEndedNote,
    // Once the toast has gone, the page has no button.
    findRepeatedResult: (page) => page.getByText(/This membership is frozen until/),
    async recover(page, customer) {
      await open(page, customer);
      await expect(page.getByText(/This membership is frozen until/)).toBeVisible();
      if (!(await end(page).isVisible())) return;
      await end(page).click();
      await confirmEnd(page).click();
    },
    expectRecords: isOneCustomer,
  },
];
