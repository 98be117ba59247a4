import { expect, type Page } from '@playwright/test';
import { enterScenario, readLedger } from '../../e2e/support/sandbox.ts';
import { sites } from '../../e2e/support/sub-sites.ts';
import type { Call, Customer } from '../call.ts';
import { logInAs } from './log-in-as.ts';

interface Booker extends Customer {
  readonly bookingId: string;
}

const bookingIds = new Map<string, string>();
const enterBooker = (scenario: string) => async (): Promise<Customer> => {
  const customer = await enterScenario<Booker>(scenario);
  bookingIds.set(customer.email, customer.bookingId);
  return customer;
};

const cancelButton = (page: Page) => page.getByRole('button', { name: 'Cancel booking' });
const isCancelled = (page: Page) => page.getByText('£7.50 as credit on your account');
const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' });

async function openBooking(page: Page, customer: Customer): Promise<void> {
  await logInAs(page, customer);
  await page.goto(`${sites.myAccount}/bookings/${bookingIds.get(customer.email)}`);
  await expect(cancelButton(page).or(isCancelled(page)).first()).toBeVisible();
}

const changeButton = (page: Page) => page.getByRole('button', { name: 'Change who’s going' });
const isForMia = (page: Page) => page.getByRole('main').locator('dd', { hasText: 'Mia Scenario' });
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' });

const lateNote = (page: Page) => page.getByRole('main').getByText(/about 10\sminutes late\.$/);
const tellCentre = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Tell the centre' });

async function openLateDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I’m running late' }).click();
}

async function chooseMia(page: Page): Promise<void> {
  await changeButton(page).click();
  await page.getByRole('radio', { name: 'Mia Scenario' }).check();
}

async function openCancelDialog(page: Page): Promise<void> {
  await cancelButton(page).click();
  await expect(page.getByText('You’ll get a refund of £7.50, as credit on your account.')).toBeVisible();
}

/** The calls that change a customer's bookings. */
export const bookingCalls: readonly Call[] = [
  {
    name: 'cancel a booking',
    call: 'POST /api/my-account/bookings/{id}/cancel',
    isInShortRun: ['lost'],
    customer: enterBooker('a-customer-with-bookings'),
    async openBefore(page, customer) {
      await openBooking(page, customer);
      await openCancelDialog(page);
    },
    makeCall: (page) => confirm(page).click(),
    findResult: isCancelled,
    async recover(page, customer) {
      await openBooking(page, customer);
      if (await isCancelled(page).isVisible()) return;
      await openCancelDialog(page);
      await confirm(page).click();
    },
    async expectRecords({ email }) {
      expect((await readLedger(email)).orders).toHaveLength(1);
    },
  },
  {
    name: 'let another person come to a booking',
    call: 'PUT /api/my-account/bookings/{id}/attendee',
    customer: enterBooker('a-booking-for-a-child'),
    async openBefore(page, customer) {
      await openBooking(page, customer);
      await chooseMia(page);
    },
    makeCall: (page) => save(page).click(),
    findResult: isForMia,
    async recover(page, customer) {
      await openBooking(page, customer);
      if (await isForMia(page).isVisible()) return;
      await chooseMia(page);
      await save(page).click();
    },
    async expectRecords({ email }) {
      expect((await readLedger(email)).orders).toHaveLength(1);
    },
  },
  {
    name: 'tell the centre that one is late',
    call: 'POST /api/my-account/bookings/{id}/late',
    customer: enterBooker('a-booking-about-to-begin'),
    async openBefore(page, customer) {
      await openBooking(page, customer);
      await openLateDialog(page);
    },
    makeCall: (page) => tellCentre(page).click(),
    findResult: lateNote,
    async recover(page, customer) {
      await openBooking(page, customer);
      if (await lateNote(page).isVisible()) return;
      await openLateDialog(page);
      await tellCentre(page).click();
    },
    async expectRecords({ email }) {
      expect((await readLedger(email)).orders).toHaveLength(1);
    },
  },
];
