import { expect, type Page } from '@playwright/test';
import { enterScenario, readLedger } from '../../e2e/support/sandbox.ts';
import { sites } from '../../e2e/support/sub-sites.ts';
import type { BrowserCall, Customer } from '../call.ts';
import { logInAs } from './log-in-as.ts';

interface MemberCustomer extends Customer {
  readonly membershipId: string;
}

const membershipIds = new Map<string, string>();
const createScenarioEntry = (scenario: string) => async (): Promise<Customer> => {
  const customer = await enterScenario<MemberCustomer>(scenario);
  membershipIds.set(customer.email, customer.membershipId);
  return customer;
};

const findButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const findLeaveButton = (page: Page) => findButton(page, 'Cancel my membership');
const findUndoButton = (page: Page) => findButton(page, 'Undo cancellation');
const findReasonField = (page: Page) => page.getByRole('textbox', { name: /^Why are you leaving\?/ });
const findContinuesNote = (page: Page) =>
  page.getByRole('main').getByText('Your membership continues as normal.');

async function openLeavingPage(page: Page, customer: Customer): Promise<void> {
  await logInAs(page, customer);
  await page.goto(`${sites.myAccount}/memberships/${membershipIds.get(customer.email)}/cancel`);
  await expect(findLeaveButton(page).or(findUndoButton(page)).first()).toBeVisible();
}

async function expectOneCustomer({ email }: Customer): Promise<void> {
  expect((await readLedger(email)).customers).toHaveLength(1);
}

/** The calls by which members leave, and withdraw the cancellation. */
export const leavingCalls: readonly BrowserCall[] = [
  {
    name: 'cancel a membership',
    call: 'POST /api/my-account/memberships/{id}/cancel',
    isInShortRun: ['lost'],
    customer: createScenarioEntry('a-member-who-may-leave'),
    async openBefore(page, customer) {
      await openLeavingPage(page, customer);
      await findReasonField(page).fill('I am moving away.');
    },
    makeCall: (page) => findLeaveButton(page).click(),
    findResult: findUndoButton,
    listTyped: (page) => [[findReasonField(page), 'I am moving away.']],
    async recover(page, customer) {
      await openLeavingPage(page, customer);
      if (await findLeaveButton(page).isVisible()) await findLeaveButton(page).click();
    },
    expectRecords: expectOneCustomer,
  },
  {
    name: 'take a cancellation back',
    call: 'DELETE /api/my-account/memberships/{id}/cancel',
    customer: createScenarioEntry('a-customer-with-a-cancelled-membership'),
    openBefore: openLeavingPage,
    makeCall: (page) => findUndoButton(page).click(),
    // After a lost response the page is opened again and offers to cancel the membership, which continues.
    findResult: (page) => findContinuesNote(page).or(findLeaveButton(page)).first(),
    async recover(page, customer) {
      await openLeavingPage(page, customer);
      if (await findUndoButton(page).isVisible()) await findUndoButton(page).click();
    },
    expectRecords: expectOneCustomer,
  },
];
