import type { Browser, Locator, Page } from '@playwright/test';
import {
  type BookingCustomer,
  buildTimetableAddress,
  findBasketItems,
  findSessionRow,
  logIn,
} from '../support/book-steps.ts';
import { answerBank, CHALLENGE_CARD, fillBilling, fillCard, pay } from '../support/checkout-steps.ts';
import { enterScenario, readLedger } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { sites } from '../support/sub-sites.ts';
import { collectErrors, expect, expectAccessible, ONE_WIDTH, test } from '../support/test.ts';

// Staff fill a basket at the desk, and its customer pays for it on their own phone.

interface Customer extends BookingCustomer {
  readonly reference: string;
}

/** 40 mm in CSS pixels. */
const SMALLEST_CODE = (40 / 25.4) * 96;

test(
  'a basket is scanned, paid on the phone with the bank’s challenge, and the desk is told',
  ONE_WIDTH,
  async ({ page, browser }) => {
    const customer = await handOverBasket(page);
    const dialog = readCode(page);
    const code = dialog.getByRole('img', { name: /^QR code of / });
    await expect(code).toBeVisible();
    const box = await code.boundingBox();
    const modules = Number((await code.getAttribute('viewBox'))?.split(' ').at(-1));
    expect(((box?.width ?? 0) * (modules - 8)) / modules).toBeGreaterThanOrEqual(SMALLEST_CODE);
    await expectAccessible(page);

    const phone = await openPhone(browser, await readAddress(code));
    await expect(phone.getByRole('heading', { level: 1, name: /^Basket from .+, £/ })).toBeVisible();
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Log in to pay' }).click();
    await logIn(phone, customer);
    await expect(phone).toHaveURL(`${sites.bookings}/basket`);
    await expect(findBasketItems(phone)).toHaveCount(1);
    await expect(phone.getByRole('button', { name: 'Not now, send it back' })).toBeVisible();
    await expect(phone.getByRole('button', { name: /^(Remove|Change|Clear)/ })).toHaveCount(0);
    await expect(dialog.getByText('Opened on the phone')).toBeVisible();
    await expectAccessible(phone);
    await phone.reload();
    await expect(findBasketItems(phone)).toHaveCount(1);

    await phone.getByRole('link', { name: /^Pay £/ }).click();
    await fillBilling(phone);
    await fillCard(phone, CHALLENGE_CARD);
    await pay(phone);
    await expect(dialog.getByText('Paying…')).toBeVisible();
    await answerBank(phone, 'Complete');
    await expect(phone).toHaveURL(/\/booking-confirmed\/[\w-]+$/);
    await expect(dialog.getByText('Paid')).toBeVisible({ timeout: 3000 });
    const notice = phone.getByRole('region', { name: 'Basket from the desk' });
    await expect(notice.getByText(/^Order number \w+/)).toBeVisible();
    await expectAccessible(phone);
    await expectAccessible(page);

    await dialog.getByRole('button', { name: 'Next customer' }).click();
    await expect(page).toHaveURL(`${sites.bookings}/front-of-house`);
    const { orders, charges } = await readLedger(customer.email);
    expect([orders.length, charges.length]).toEqual([1, 1]);
    await phone.context().close();
  },
);

test(
  'a basket cannot be opened by another customer, and staff can take it back while it is open',
  ONE_WIDTH,
  async ({ page, browser }) => {
    const customer = await handOverBasket(page);
    const dialog = readCode(page);
    const address = await readAddress(dialog.getByRole('img', { name: /^QR code of / }));

    const stranger = await enterScenario<BookingCustomer>('a-session-with-spaces', { time: '13:00' });
    const otherPhone = await openPhone(browser, address, stranger.token);
    await otherPhone.getByRole('button', { name: 'Pay on this phone' }).click();
    await expect(otherPhone.getByText(/^This basket is for another account\./)).toBeVisible();
    await expectAccessible(otherPhone);
    await expect(dialog.getByText(/^Opened by another account\./)).toBeVisible();
    await otherPhone.context().close();

    const phone = await openPhone(browser, address, customer.token);
    await phone.getByRole('button', { name: 'Pay on this phone' }).click();
    await expect(findBasketItems(phone)).toHaveCount(1);
    await expect(dialog.getByText('Opened on the phone')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^On the phone: opened \d\d:\d\d$/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Amount' })).toBeHidden();
    await page.getByRole('button', { name: 'Show the code' }).first().click();
    await dialog.getByRole('button', { name: 'Bring the basket back' }).click();
    await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();

    await phone.reload();
    await expect(phone.getByText('This code no longer works. Ask at the desk.')).toBeVisible();
    await expectAccessible(phone);
    await phone.context().close();
  },
);

const readCode = (page: Page): Locator => page.getByRole('dialog', { name: 'Pay on your phone' });

async function readAddress(code: Locator): Promise<string> {
  const label = await code.getAttribute('aria-label');
  return `http://${label?.replace('QR code of ', '') ?? ''}`;
}

/** Staff add a class to a customer's basket, and hand it over. */
async function handOverBasket(page: Page): Promise<Customer> {
  const customer = await enterScenario<Customer>('a-session-with-spaces');
  const staff = await enterScenario<{ token: string }>('a-member-of-staff');
  await keepToken(page, staff.token);
  await page.goto(buildTimetableAddress(customer));
  // The desk's browser remembers this centre.
  await expect(findSessionRow(page, customer)).toBeVisible();
  await page.getByRole('link', { name: 'Find a customer' }).click();
  await page.getByRole('searchbox').fill(customer.reference);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Serving ' })).toBeVisible();
  await page
    .getByRole('link', { name: /, \d+ sessions$/ })
    .nth(1)
    .click();
  await findSessionRow(page, customer)
    .getByRole('button', { name: /^Book / })
    .click();
  await page.getByRole('link', { name: /^Basket 1/ }).click();
  await page.getByRole('button', { name: 'Pay on their phone' }).click();
  await expect(readCode(page)).toBeVisible();
  return customer;
}

/** Opens a phone that has scanned the code. */
async function openPhone(browser: Browser, address: string, token?: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const phone = await context.newPage();
  const faults = collectErrors(phone);
  phone.on('close', () => expect(faults, 'errors on the phone’s console').toEqual([]));
  if (token !== undefined) await keepToken(phone, token);
  await phone.goto(address);
  return phone;
}
