import { expect, type Page } from '@playwright/test';
import { enterScenario, ledgerOf } from '../../e2e/support/sandbox.ts';
import { sites } from '../../e2e/support/sub-sites.ts';
import type { Call, Customer } from '../call.ts';
import { logInAs } from './log-in-as.ts';

const addresses = new Map<string, string>();
/** A customer to whose phone the desk has handed a basket over, with the page of its code. */
async function customer(): Promise<Customer> {
  const made = await enterScenario<Customer & { handoffToken: string }>('a-basket-for-my-phone');
  addresses.set(made.email, `${sites.bookings}/handoff/${made.handoffToken}`);
  return made;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const open = (page: Page) => button(page, 'Pay on this phone');
const giveBack = (page: Page) => button(page, 'Not now, give it back');
const isBack = (page: Page) =>
  page
    .getByText('The basket is back at the desk.')
    .or(page.getByText(/^This code is no longer good/))
    .first();

async function openCode(page: Page, who: Customer): Promise<void> {
  await logInAs(page, who);
  await page.goto(addresses.get(who.email) ?? '');
  await expect(open(page).or(isBack(page)).first()).toBeVisible();
}

async function openBasket(page: Page, who: Customer): Promise<void> {
  await openCode(page, who);
  if (await isBack(page).isVisible()) return;
  await open(page).click();
  await expect(giveBack(page)).toBeVisible();
}

const nothingIsOrdered = async ({ email }: Customer) => {
  expect((await ledgerOf(email)).orders).toEqual([]);
};

/** The calls about a basket of the desk that a customer has on a phone of their own. */
export const handOffCalls: readonly Call[] = [
  {
    name: 'open a basket of the desk',
    call: 'POST /api/handoffs/{token}/claim',
    customer,
    reach: openCode,
    act: (page) => open(page).click(),
    done: giveBack,
    again: openBasket,
    books: nothingIsOrdered,
  },
  {
    name: 'give a basket back to the desk',
    call: 'POST /api/handoffs/{token}/release',
    customer,
    reach: openBasket,
    act: (page) => giveBack(page).click(),
    done: isBack,
    async again(page, who) {
      await openBasket(page, who);
      if (await giveBack(page).isVisible()) await giveBack(page).click();
    },
    books: nothingIsOrdered,
  },
];
