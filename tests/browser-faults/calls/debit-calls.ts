import { expect, type Page } from '@playwright/test';
import { sandboxUrl } from '../../e2e/support/addresses.ts';
import { fillBankAccount } from '../../e2e/support/fill.ts';
import { tickTerms } from '../../e2e/support/joining-steps.ts';
import { enterScenario, readLedger } from '../../e2e/support/sandbox.ts';
import { sites } from '../../e2e/support/sub-sites.ts';
import type { BrowserCall, Customer } from '../call.ts';
import { logInAs } from './log-in-as.ts';

const findButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const findRemoveButton = (page: Page) => page.getByRole('button', { name: /^Remove / });
const findCardRemovedText = (page: Page) => page.getByText(/^We’ve removed your card/);
const findInstruction = (page: Page) => page.getByRole('region', { name: 'Your instruction' });

async function fillDirectDebitForm(page: Page): Promise<void> {
  await findButton(page, 'Set up a Direct Debit').click();
  const form = page.getByRole('region', { name: 'Your new bank account' });
  await fillBankAccount(form, 'Robin Scenario');
  await form.getByRole('checkbox', { name: /I confirm that I am the account holder/ }).check();
  await tickTerms(form);
}

/** The calls that set up a Direct Debit and remove the saved card. */
export const debitCalls: readonly BrowserCall[] = [
  {
    name: 'set up a direct debit',
    call: 'PUT /api/my-account/direct-debit',
    customer: () => enterScenario<Customer>('a-customer-without-instruction'),
    async openBefore(page, customer) {
      await logInAs(page, customer);
      await page.goto(`${sites.myAccount}/payments/direct-debit`);
      await fillDirectDebitForm(page);
    },
    makeCall: (page) => findButton(page, 'Save and continue').click(),
    findResult: findInstruction,
    async recover(page, customer) {
      await logInAs(page, customer);
      await page.goto(`${sites.myAccount}/payments/direct-debit`);
      await expect(findInstruction(page).or(findButton(page, 'Set up a Direct Debit')).first()).toBeVisible();
      if (await findInstruction(page).isVisible()) return;
      await fillDirectDebitForm(page);
      await findButton(page, 'Save and continue').click();
    },
    async expectRecords({ email }) {
      expect((await readLedger(email)).mandates).toHaveLength(1);
    },
  },
  {
    name: 'remove the saved card',
    call: 'DELETE /api/my-account/saved-card',
    customer: () => enterScenario<Customer>('provider-ryft-with-saved-card'),
    async openBefore(page, customer) {
      await logInAs(page, customer);
      await page.goto(`${sites.myAccount}/payments`);
      await findRemoveButton(page).waitFor();
    },
    makeCall: (page) => findRemoveButton(page).click(),
    findResult: findCardRemovedText,
    // If only the response was lost, the card is gone already.
    findRepeatedResult: (page) => findCardRemovedText(page).or(page.getByText('You have no credit.')).first(),
    async recover(page, customer) {
      await logInAs(page, customer);
      const savedCardResponse = page.waitForResponse(/\/api\/my-account\/saved-card/);
      await page.goto(`${sites.myAccount}/payments`);
      const { data } = await (await savedCardResponse).json();
      await page.getByText('You have no credit.').waitFor();
      if (data !== null) await findRemoveButton(page).waitFor();
      if (await findRemoveButton(page).isVisible()) await findRemoveButton(page).click();
    },
    async expectRecords({ token }) {
      const cardResponse = await fetch(`${sandboxUrl}/api/my-account/saved-card`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(await cardResponse.json()).toMatchObject({ data: null });
    },
  },
];
