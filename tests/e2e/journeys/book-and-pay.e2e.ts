import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import {
  answerBank,
  CHALLENGE_CARD,
  fillBilling,
  fillCard,
  PLAIN_CARD,
  pay,
} from '../support/checkout-steps.ts';
import { expectFitsNarrow } from '../support/narrow.ts';
import { enterScenario, readLedger } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, expectAccessible, expectAddress, ONE_WIDTH, PHONE_ONLY, test } from '../support/test.ts';

type Customer = { email: string; token: string; orderId: string; sessionId: string };

const checkout = `${sites.bookings}/checkout`;

async function openAsCustomer(
  page: Page,
  scenario: string,
  path: (customer: Customer) => string,
  params: Record<string, unknown> = {},
): Promise<Customer> {
  const customer = await enterScenario<Customer>(scenario, params);
  await keepToken(page, customer.token);
  await page.goto(`${sites.bookings}${path(customer)}`);
  return customer;
}

/** What can be pressed, read first or scanned on this page, and is covered by the toast with this text. */
const listCoveredElements = (message: Locator): Promise<string[]> =>
  message.evaluate((element) => {
    const toast = element.closest('[role=status]')?.getBoundingClientRect() ?? new DOMRect();
    const isCovered = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
    };
    const parts = document.querySelectorAll('main :is(h1, a, button, [role=img])');
    return [...parts].filter(isCovered).map((one) => one.textContent);
  });

/** Waits for the message about the order, and checks that it covers nothing. */
async function expectMessageAside(page: Page): Promise<Locator> {
  const message = page.getByText('Order completed Successfully.');
  await expect(message).toBeVisible();
  expect(await listCoveredElements(message)).toEqual([]);
  return message;
}

test(
  'a place in a class is paid for by card, and its confirmation says everything that the customer needs',
  PHONE_ONLY,
  async ({ page }) => {
    const { email } = await openAsCustomer(
      page,
      'a-basket-with-a-class',
      () => '/location/ardwick-fields-leisure-centre/spaces',
    );
    // At the foot of the window although the page is shorter.
    const bar = page.getByRole('region', { name: 'Your basket' });
    const isBelow = () =>
      bar.evaluate((element) => window.innerHeight - Math.round(element.getBoundingClientRect().bottom));
    await expect.poll(isBelow).toBeLessThanOrEqual(16);
    expect(await isBelow()).toBeGreaterThanOrEqual(0);
    await page.goto(checkout);
    await expectAddress(page, new RegExp(`^${checkout}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    const bookings = page.getByRole('region', { name: 'Your bookings' });
    // On a phone the summary is folded.
    const unfold = page.getByRole('button', { name: /^Total to pay now/ });
    await expect(unfold.or(bookings).first()).toBeVisible();
    if (await unfold.isVisible()) await unfold.click();
    await expect(bookings.getByText('Yoga')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to your basket' })).toBeVisible();
    await expectAccessible(page);
    await fillBilling(page);
    await fillCard(page, PLAIN_CARD);
    await pay(page);

    await expectAddress(page, new RegExp(`^${sites.bookings}/booking-confirmed/[\\w-]+$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Your payment was successful' })).toBeVisible();
    const message = await expectMessageAside(page);
    // Printed straight away, the page contains only the receipt.
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.getByRole('article').getByRole('heading', { name: 'Receipt' })).toBeVisible();
    // Checked without waiting, because the message disappears by itself.
    expect(await message.isVisible()).toBe(false);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    const booking = page.getByRole('region', { name: 'Yoga' });
    await expect(booking).toContainText(/, 12:00\sto\s12:45/);
    await expect(booking).toContainText('Ardwick Fields Leisure Centre');
    await expect(booking).toContainText(/Free to cancel until \w{3}\s\d+\s\w{3}, \d\d:\d\d\./);
    await expectAccessible(page);
    const { orders, charges } = await readLedger(email);
    expect(orders).toHaveLength(1);
    expect(charges.map(({ amount }) => amount)).toEqual([orders[0]?.total]);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to calendar' }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toMatch(/DTSTART;TZID=Europe\/London:\d{8}T120000/);

    // A reload requests the order again.
    await page.reload();
    await expect(booking).toBeVisible();
    await expectFitsNarrow(page);
  },
);

test('a booking of another customer is a page that does not exist', ONE_WIDTH, async ({ page }) => {
  const { orderId } = await enterScenario<Customer>('a-booked-class');
  await openAsCustomer(page, 'a-basket-with-a-class', () => `/booking-confirmed/${orderId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Whoops!' })).toBeVisible();
  await expectAccessible(page);
});

test(
  'a customer with penalties pays them with the basket, and may then book again',
  ONE_WIDTH,
  async ({ page }) => {
    const { email } = await openAsCustomer(page, 'a-basket-with-a-class-and-penalties', () => '/checkout');
    await page.getByRole('button', { name: 'Pay what you owe' }).click();
    await fillBilling(page);
    await fillCard(page, PLAIN_CARD);
    await pay(page);
    await expectAddress(page, new RegExp(`^${sites.bookings}/booking-confirmed/[\\w-]+$`));
    await expectMessageAside(page);
    await expect(page.getByRole('heading', { level: 2, name: 'Missed class: Spin' })).toBeVisible();
    await expectAccessible(page);
    const { orders, charges } = await readLedger(email);
    expect(charges.map(({ amount }) => amount)).toEqual([orders[0]?.total]);
  },
);

test(
  'a place that somebody else takes during the bank’s challenge costs nothing, and the checkout says so',
  ONE_WIDTH,
  async ({ page }) => {
    const { email, sessionId } = await openAsCustomer(page, 'a-basket-with-a-class', () => '/checkout', {
      spaces: 1,
    });
    await fillBilling(page);
    await fillCard(page, CHALLENGE_CARD);
    await pay(page);
    await expect(page.locator('iframe[title="Bank authentication page"]')).toBeVisible();
    await enterScenario('somebody-takes-the-places', { sessionId });
    await answerBank(page, 'Complete');
    await expect(page.getByRole('alert').filter({ hasText: 'Your payment failed' })).toBeVisible();
    const unfold = page.getByRole('button', { name: /^Total to pay now/ });
    if (await unfold.isVisible()) await unfold.click();
    await expect(page.getByText(/^This space went to someone else/)).toBeVisible();
    await expectAccessible(page);
    const { orders, charges } = await readLedger(email);
    expect([orders.length, charges.length]).toEqual([0, 0]);
  },
);
