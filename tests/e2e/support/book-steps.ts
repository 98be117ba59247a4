import type { Page } from '@playwright/test';
import { readLedger } from './sandbox.ts';
import { sites } from './sub-sites.ts';
import { expect, expectAccessible, expectAddress } from './test.ts';

/** The result of the scenario of a class with free places. */
export interface BookingCustomer {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly sessionId: string;
}

export const VENUE_SLUG = 'ardwick-fields-leisure-centre';
const readSessionDate = ({ sessionId }: BookingCustomer) =>
  sessionId.slice(-8).replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
export const buildTimetableAddress = (booker: BookingCustomer) =>
  `${sites.bookings}/location/${VENUE_SLUG}?date=${readSessionDate(booker)}`;
export const findSessionRow = (page: Page, { sessionId }: BookingCustomer) =>
  page.locator(`[data-session="${sessionId}"]`);
export const findBasketItems = (page: Page) =>
  page.getByRole('list', { name: 'What you’re booking' }).getByRole('listitem');

/** Logs in through the modal. */
export async function logIn(page: Page, { email, password }: BookingCustomer): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel(/^Email/).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
}

/** Checks the confirmation, and that there is one order and one charge. */
export async function expectBooked(
  page: Page,
  { email }: BookingCustomer,
  addressPattern: RegExp,
): Promise<void> {
  await expectAddress(page, /\/booking-confirmed\/[\w-]+/);
  await expectAddress(page, addressPattern);
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment was successful' })).toBeVisible();
  await expectAccessible(page);
  const { orders, charges } = await readLedger(email);
  expect([orders.length, charges.length]).toEqual([1, 1]);
}

/** At a kiosk: books the session as a visitor, logs in, and ends in the basket that contains it. */
export async function bookAtKiosk(page: Page, booker: BookingCustomer): Promise<void> {
  await bookFromTimetable(page, booker, `${buildTimetableAddress(booker)}&kiosk=true&centre=${VENUE_SLUG}`);
}

/** Goes from an address of the timetable through the log-in to the basket, which contains the class. */
export async function bookFromTimetable(page: Page, booker: BookingCustomer, address: string): Promise<void> {
  await page.goto(address);
  await findSessionRow(page, booker)
    .getByRole('button', { name: /^Book Yoga/ })
    .click();
  await logIn(page, booker);
  await findSessionRow(page, booker).getByRole('link', { name: 'Go to basket' }).click();
  await expect(findBasketItems(page)).toHaveCount(1);
}
