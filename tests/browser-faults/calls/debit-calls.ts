import { expect, type Page } from '@playwright/test';
import { sandboxUrl } from '../../e2e/support/addresses.ts';
import { fillBankAccount } from '../../e2e/support/fill.ts';
import { tickTerms } from '../../e2e/support/joining-steps.ts';
import { enterScenario, readLedger } from '../../e2e/support/sandbox.ts';
import { sites } from '../../e2e/support/sub-sites.ts';
import type { Call, Customer } from '../call.ts';
import { logInAs } from './log-in-as.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const removeButton = (page: Page) => page.getByRole('button', { name: /^Remove / });
const cardRemoved = (page: Page) => page.getByText(/^We’ve removed your card/);
const instruction = (page: Page) => page.getByRole('region', { name: 'Your instruction' });

async function fillForm(page: Page): Promise<void> {
  await button(page, 'Set up a Direct Debit').click();
  const form = page.getByRole('region', { name: 'Your new bank account' });
  await fillBankAccount(form, 'Robin Scenario');
  await form.getByRole('checkbox', { name: /I confirm that I am the account holder/ }).check();
  await tickTerms(form);
}

/** The calls that set up a Direct Debit and remove the saved card. */
export const debitCalls: readonly Call[] = [
  {
    name: 'set up a direct debit',
    call: 'PUT /api/my-account/direct-debit',
    customer: () => enterScenario<Customer>('a-customer-without-instruction'),
    async openBefore(page, customer) {
      await logInAs(page, customer);
      await page.goto(`${sites.myAccount}/payments/direct-debit`);
      await fillForm(page);
    },
    makeCall: (page) => button(page, 'Save and continue').click(),
    findResult: instruction,
    async recover(page, customer) {
      await logInAs(page, customer);
      await page.goto(`${sites.myAccount}/payments/direct-debit`);
      await expect(instruction(page).or(button(page, 'Set up a Direct Debit')).first()).toBeVisible();
      if (await instruction(page).isVisible()) return;
      await fillForm(page);
      await button(page, 'Save and continue').click();
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
      await removeButton(page).waitFor();
    },
    makeCall: (page) => removeButton(page).click(),
    findResult: cardRemoved,
    // If only the response was lost, the card is gone already.
    findRepeatedResult: (page) => cardRemoved(page).or(page.getByText('You have no credit.')).first(),
    async recover(page, customer) {
      await logInAs(page, customer);
      const card = page.waitForResponse(/\/api\/my-account\/saved-card/);
      await page.goto(`${sites.myAccount}/payments`);
      const { data } = await (await card).json();
      await page.getByText('You have no credit.').waitFor();
      if (data !== null) await removeButton(page).waitFor();
      if (await removeButton(page).isVisible()) await removeButton(page).click();
    },
    async expectRecords({ token }) {
      const answer = await fetch(`${sandboxUrl}/api/my-account/saved-card`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(await answer.json()).toMatchObject({ data: null });
    },
  },
];
