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
const findReasonField = (page: Page) => page.getByRole('textbox', { name: 'Why (optional)' });
const findFreezeButton = (page: Page) => findButton(page, 'Freeze my membership');
const findFrozenNote = (page: Page) => page.getByText(/^Your membership will be frozen from/);
const findEndButton = (page: Page) => findButton(page, 'End the freeze early').first();
const findConfirmEndButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'End the freeze early' });
const findEndedNote = (page: Page) => page.getByText('The freeze ends today.').first();

async function openFreezePage(page: Page, customer: Customer): Promise<void> {
  await logInAs(page, customer);
  await page.goto(`${sites.myAccount}/memberships/${membershipIds.get(customer.email)}/freeze`);
}

async function previewFreeze(page: Page, customer: Customer): Promise<void> {
  await openFreezePage(page, customer);
  await findReasonField(page).fill('A broken ankle');
  await findButton(page, 'Check dates and cost').click();
  await expect(findFreezeButton(page)).toBeVisible();
}

async function openEndDialog(page: Page, customer: Customer): Promise<void> {
  await openFreezePage(page, customer);
  await findEndButton(page).click();
  await expect(findConfirmEndButton(page)).toBeVisible();
}

async function expectOneCustomer({ email }: Customer): Promise<void> {
  expect((await readLedger(email)).customers).toHaveLength(1);
}

/** The calls that freeze a membership, and end a freeze. */
export const freezeCalls: readonly BrowserCall[] = [
  {
    name: 'freeze a membership',
    call: 'POST /api/my-account/memberships/{id}/freeze',
    customer: createScenarioEntry('a-customer-who-can-freeze'),
    openBefore: previewFreeze,
    makeCall: (page) => findFreezeButton(page).click(),
    findResult: findFrozenNote,
    // Once it is frozen, the page shows the server's text about it.
    findRepeatedResult: (page) =>
      findFrozenNote(page)
        .or(page.getByText(/This membership will be frozen from/))
        .first(),
    listTyped: (page) => [[findReasonField(page), 'A broken ankle']],
    async recover(page, customer) {
      await openFreezePage(page, customer);
      const freezeNote = page.getByText(/This membership will be frozen from/);
      await expect(findReasonField(page).or(freezeNote)).toBeVisible();
      if (await freezeNote.isVisible()) return;
      await previewFreeze(page, customer);
      await findFreezeButton(page).click();
    },
    expectRecords: expectOneCustomer,
  },
  {
    name: 'end a freeze',
    call: 'DELETE /api/my-account/memberships/{id}/freeze',
    customer: createScenarioEntry('a-customer-with-a-frozen-membership'),
    openBefore: openEndDialog,
    makeCall: (page) => findConfirmEndButton(page).click(),
    findResult: findEndedNote,
    // Once the toast has gone, the page has no button.
    findRepeatedResult: (page) => page.getByText(/This membership is frozen until/),
    async recover(page, customer) {
      await openFreezePage(page, customer);
      await expect(page.getByText(/This membership is frozen until/)).toBeVisible();
      if (!(await findEndButton(page).isVisible())) return;
      await findEndButton(page).click();
      await findConfirmEndButton(page).click();
    },
    expectRecords: expectOneCustomer,
  },
];
