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
const leave = (page: Page) => button(page, 'Cancel my membership');
const undoButton = (page: Page) => button(page, 'Undo cancellation');
const reason = (page: Page) => page.getByRole('textbox', { name: /^Why are you leaving\?/ });
const continuesNote = (page: Page) =>
  page.getByRole('main').getByText('Your membership continues as normal.');

async function open(page: Page, customer: Customer): Promise<void> {
  await logInAs(page, customer);
  await page.goto(`${sites.myAccount}/memberships/${membershipIds.get(customer.email)}/cancel`);
  await expect(leave(page).or(undoButton(page)).first()).toBeVisible();
}

async function isOneCustomer({ email }: Customer): Promise<void> {
  expect((await readLedger(email)).customers).toHaveLength(1);
}

/** The calls by which members leave, and withdraw the cancellation. */
export const leavingCalls: readonly Call[] = [
  {
    name: 'cancel a membership',
    call: 'POST /api/my-account/memberships/{id}/cancel',
    isInShortRun: ['lost'],
    customer: enterMember('a-member-who-may-leave'),
    async openBefore(page, customer) {
      await open(page, customer);
      await reason(page).fill('I am moving away.');
    },
    makeCall: (page) => leave(page).click(),
    findResult: undoButton,
    listTyped: (page) => [[reason(page), 'I am moving away.']],
    async recover(page, customer) {
      await open(page, customer);
      if (await leave(page).isVisible()) await leave(page).click();
    },
    expectRecords: isOneCustomer,
  },
  {
    name: 'take a cancellation back',
    call: 'DELETE /api/my-account/memberships/{id}/cancel',
    customer: enterMember('a-customer-with-a-cancelled-membership'),
    openBefore: open,
    makeCall: (page) => undoButton(page).click(),
    // After a lost response the page is opened again and offers to cancel the membership, which continues.
    findResult: (page) => continuesNote(page).or(leave(page)).first(),
    async recover(page, customer) {
      await open(page, customer);
      if (await undoButton(page).isVisible()) await undoButton(page).click();
    },
    expectRecords: isOneCustomer,
  },
];
