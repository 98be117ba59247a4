import { expect, type Page } from '@playwright/test';
import { enterScenario, readLedger } from '../../e2e/support/sandbox.ts';
import { sites } from '../../e2e/support/sub-sites.ts';
import type { Call, Customer } from '../call.ts';
import { logInAs } from './log-in-as.ts';

interface Waiter extends Customer {
  readonly sessionId: string;
  readonly waitingEntryId: string;
}

const VENUE = 'ardwick-fields-leisure-centre';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const rank = (page: Page) => page.getByText(/^You’re number \d+\sof\s\d+ on the list\.$/);

const addresses = new Map<string, string>();
/** Creates the customer of a scenario, with the page of the session or of the entry. */
const enterWaiter =
  (scenario: string, address: (waiter: Waiter) => string) => async (): Promise<Customer> => {
    const waiter = await enterScenario<Waiter>(scenario);
    addresses.set(waiter.email, sites.bookings + address(waiter));
    return waiter;
  };
const session = ({ sessionId }: Waiter) => `/location/${VENUE}/sessions/${sessionId}`;
const offer = ({ waitingEntryId }: Waiter) => `/waiting-list/${waitingEntryId}`;

async function open(page: Page, customer: Customer): Promise<void> {
  await logInAs(page, customer);
  await page.goto(addresses.get(customer.email) ?? '');
}

const nothingIsOrdered = async ({ email }: Customer) => {
  expect((await readLedger(email)).orders).toEqual([]);
};

/** The calls about waiting lists. */
export const waitingCalls: readonly Call[] = [
  {
    name: 'join a waiting list',
    call: 'POST /api/activities/waiting-list',
    customer: enterWaiter('a-full-session', session),
    async openBefore(page, customer) {
      await open(page, customer);
      await expect(button(page, 'Join the waiting list')).toBeVisible();
    },
    makeCall: (page) => button(page, 'Join the waiting list').click(),
    findResult: rank,
    async recover(page, customer) {
      await open(page, customer);
      await expect(button(page, 'Join the waiting list').or(rank(page)).first()).toBeVisible();
      if (!(await rank(page).isVisible())) await button(page, 'Join the waiting list').click();
    },
    expectRecords: nothingIsOrdered,
  },
  {
    name: 'leave a waiting list',
    call: 'DELETE /api/activities/waiting-list/{id}',
    customer: enterWaiter('a-waiting-customer', offer),
    async openBefore(page, customer) {
      await open(page, customer);
      await expect(rank(page)).toBeVisible();
    },
    makeCall: (page) => button(page, 'Leave the waiting list').click(),
    findResult: (page) => page.getByText('You’ve left this waiting list.'),
    async recover(page, customer) {
      await open(page, customer);
      const leftNote = page.getByText('You’ve left this waiting list.');
      await expect(rank(page).or(leftNote).first()).toBeVisible();
      if (!(await leftNote.isVisible())) await button(page, 'Leave the waiting list').click();
    },
    expectRecords: nothingIsOrdered,
  },
  {
    name: 'take an offered place',
    call: 'POST /api/activities/waiting-list/{id}/accept',
    customer: enterWaiter('an-offer-from-a-waiting-list', offer),
    async openBefore(page, customer) {
      await open(page, customer);
      await expect(button(page, 'Accept space')).toBeVisible();
    },
    makeCall: (page) => button(page, 'Accept space').click(),
    findResult: (page) => page.getByRole('list', { name: 'What you’re booking' }),
    async recover(page, customer) {
      await open(page, customer);
      const toBasket = page.getByRole('main').getByRole('link', { name: 'Go to basket' });
      await expect(button(page, 'Accept space').or(toBasket).first()).toBeVisible();
      if (await toBasket.isVisible()) await toBasket.click();
      else await button(page, 'Accept space').click();
    },
    expectRecords: nothingIsOrdered,
  },
];
