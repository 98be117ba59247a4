import { expect, type Page } from '@playwright/test';
import { enterScenario, readLedger } from '../../e2e/support/sandbox.ts';
import { sites } from '../../e2e/support/sub-sites.ts';
import type { BrowserCall, Customer } from '../call.ts';
import { logInAs } from './log-in-as.ts';

interface WaitingCustomer extends Customer {
  readonly sessionId: string;
  readonly waitingEntryId: string;
}

const VENUE_SLUG = 'ardwick-fields-leisure-centre';
const findButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const findRank = (page: Page) => page.getByText(/^You’re number \d+\sof\s\d+ on the list\.$/);

const pageAddresses = new Map<string, string>();
/** Creates the customer of a scenario, with the page of the session or of the entry. */
const createWaitingEntry =
  (scenario: string, buildPath: (waiter: WaitingCustomer) => string) => async (): Promise<Customer> => {
    const waiter = await enterScenario<WaitingCustomer>(scenario);
    pageAddresses.set(waiter.email, sites.bookings + buildPath(waiter));
    return waiter;
  };
const buildSessionPath = ({ sessionId }: WaitingCustomer) => `/location/${VENUE_SLUG}/sessions/${sessionId}`;
const buildEntryPath = ({ waitingEntryId }: WaitingCustomer) => `/waiting-list/${waitingEntryId}`;

async function openWaitingPage(page: Page, customer: Customer): Promise<void> {
  await logInAs(page, customer);
  await page.goto(pageAddresses.get(customer.email) ?? '');
}

const expectNoOrder = async ({ email }: Customer) => {
  expect((await readLedger(email)).orders).toEqual([]);
};

/** The calls about waiting lists. */
export const waitingCalls: readonly BrowserCall[] = [
  {
    name: 'join a waiting list',
    call: 'POST /api/activities/waiting-list',
    customer: createWaitingEntry('a-full-session', buildSessionPath),
    async openBefore(page, customer) {
      await openWaitingPage(page, customer);
      await expect(findButton(page, 'Join the waiting list')).toBeVisible();
    },
    makeCall: (page) => findButton(page, 'Join the waiting list').click(),
    findResult: findRank,
    async recover(page, customer) {
      await openWaitingPage(page, customer);
      await expect(findButton(page, 'Join the waiting list').or(findRank(page)).first()).toBeVisible();
      if (!(await findRank(page).isVisible())) await findButton(page, 'Join the waiting list').click();
    },
    expectRecords: expectNoOrder,
  },
  {
    name: 'leave a waiting list',
    call: 'DELETE /api/activities/waiting-list/{id}',
    customer: createWaitingEntry('a-waiting-customer', buildEntryPath),
    async openBefore(page, customer) {
      await openWaitingPage(page, customer);
      await expect(findRank(page)).toBeVisible();
    },
    makeCall: (page) => findButton(page, 'Leave the waiting list').click(),
    findResult: (page) => page.getByText('You’ve left this waiting list.'),
    async recover(page, customer) {
      await openWaitingPage(page, customer);
      const leftNote = page.getByText('You’ve left this waiting list.');
      await expect(findRank(page).or(leftNote).first()).toBeVisible();
      if (!(await leftNote.isVisible())) await findButton(page, 'Leave the waiting list').click();
    },
    expectRecords: expectNoOrder,
  },
  {
    name: 'take an offered place',
    call: 'POST /api/activities/waiting-list/{id}/accept',
    customer: createWaitingEntry('an-offer-from-a-waiting-list', buildEntryPath),
    async openBefore(page, customer) {
      await openWaitingPage(page, customer);
      await expect(findButton(page, 'Accept space')).toBeVisible();
    },
    makeCall: (page) => findButton(page, 'Accept space').click(),
    findResult: (page) => page.getByRole('list', { name: 'What you’re booking' }),
    async recover(page, customer) {
      await openWaitingPage(page, customer);
      const toBasket = page.getByRole('main').getByRole('link', { name: 'Go to basket' });
      await expect(findButton(page, 'Accept space').or(toBasket).first()).toBeVisible();
      if (await toBasket.isVisible()) await toBasket.click();
      else await findButton(page, 'Accept space').click();
    },
    expectRecords: expectNoOrder,
  },
];
