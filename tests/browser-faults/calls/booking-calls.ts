import { expect, type Page } from '@playwright/test';
import { enterScenario, readLedger } from '../../e2e/support/sandbox.ts';
import { sites } from '../../e2e/support/sub-sites.ts';
import type { BrowserCall, Customer } from '../call.ts';
import { logInAs } from './log-in-as.ts';

interface BookingCustomer extends Customer {
  readonly bookingId: string;
}

const bookingIds = new Map<string, string>();
const createScenarioEntry = (scenario: string) => async (): Promise<Customer> => {
  const customer = await enterScenario<BookingCustomer>(scenario);
  bookingIds.set(customer.email, customer.bookingId);
  return customer;
};

const findCancelButton = (page: Page) => page.getByRole('button', { name: 'Cancel booking' });
const findRefundText = (page: Page) => page.getByText('£7.50 as credit on your account');
const findConfirmButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' });

async function openBooking(page: Page, customer: Customer): Promise<void> {
  await logInAs(page, customer);
  await page.goto(`${sites.myAccount}/bookings/${bookingIds.get(customer.email)}`);
  await expect(findCancelButton(page).or(findRefundText(page)).first()).toBeVisible();
}

const findChangeButton = (page: Page) => page.getByRole('button', { name: 'Change who’s going' });
const findMiaAsAttendee = (page: Page) => page.getByRole('main').locator('dd', { hasText: 'Mia Scenario' });
const findSaveButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' });

const findLateNote = (page: Page) => page.getByRole('main').getByText(/about 10\sminutes late\.$/);
const findTellCentreButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Tell the centre' });

async function openLateDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I’m running late' }).click();
}

async function chooseMia(page: Page): Promise<void> {
  await findChangeButton(page).click();
  await page.getByRole('radio', { name: 'Mia Scenario' }).check();
}

async function openCancelDialog(page: Page): Promise<void> {
  await findCancelButton(page).click();
  await expect(page.getByText('You’ll get a refund of £7.50, as credit on your account.')).toBeVisible();
}

/** The calls that change a customer's bookings. */
export const bookingCalls: readonly BrowserCall[] = [
  {
    name: 'cancel a booking',
    call: 'POST /api/my-account/bookings/{id}/cancel',
    isInShortRun: ['lost'],
    customer: createScenarioEntry('a-customer-with-bookings'),
    async openBefore(page, customer) {
      await openBooking(page, customer);
      await openCancelDialog(page);
    },
    makeCall: (page) => findConfirmButton(page).click(),
    findResult: findRefundText,
    async recover(page, customer) {
      await openBooking(page, customer);
      if (await findRefundText(page).isVisible()) return;
      await openCancelDialog(page);
      await findConfirmButton(page).click();
    },
    async expectRecords({ email }) {
      expect((await readLedger(email)).orders).toHaveLength(1);
    },
  },
  {
    name: 'let another person come to a booking',
    call: 'PUT /api/my-account/bookings/{id}/attendee',
    customer: createScenarioEntry('a-booking-for-a-child'),
    async openBefore(page, customer) {
      await openBooking(page, customer);
      await chooseMia(page);
    },
    makeCall: (page) => findSaveButton(page).click(),
    findResult: findMiaAsAttendee,
    async recover(page, customer) {
      await openBooking(page, customer);
      if (await findMiaAsAttendee(page).isVisible()) return;
      await chooseMia(page);
      await findSaveButton(page).click();
    },
    async expectRecords({ email }) {
      expect((await readLedger(email)).orders).toHaveLength(1);
    },
  },
  {
    name: 'tell the centre that one is late',
    call: 'POST /api/my-account/bookings/{id}/late',
    customer: createScenarioEntry('a-booking-about-to-begin'),
    async openBefore(page, customer) {
      await openBooking(page, customer);
      await openLateDialog(page);
    },
    makeCall: (page) => findTellCentreButton(page).click(),
    findResult: findLateNote,
    async recover(page, customer) {
      await openBooking(page, customer);
      if (await findLateNote(page).isVisible()) return;
      await openLateDialog(page);
      await findTellCentreButton(page).click();
    },
    async expectRecords({ email }) {
      expect((await readLedger(email)).orders).toHaveLength(1);
    },
  },
];
