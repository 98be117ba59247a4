import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectConfirmationShown } from '../support/checkout-steps.ts';
import { enterScenario } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { expect, expectAccessible, expectAddress, ONE_WIDTH, test } from '../support/test.ts';

type OrderScenario = { email: string; token: string; orderId: string; day: string };

/** Opens the confirmation of the scenario's order. */
async function openConfirmation(page: Page, scenario: string): Promise<OrderScenario> {
  const order = await enterScenario<OrderScenario>(scenario);
  await keepToken(page, order.token);
  await page.goto(`/order-confirmed/${order.orderId}`);
  await expectConfirmationShown(page);
  return order;
}

/** Opens the order's number, date and means of payment, which are folded at first. */
const openReceipt = (page: Page) => page.getByText('Receipt', { exact: true }).click();

/** The file that the calendar button downloads. */
async function downloadCalendarLines(page: Page): Promise<string[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^[a-z-]+-\d{4}-\d{2}-\d{2}\.ics$/);
  return (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '').split('\r\n');
}

// Proves C6.11.
test('a new member gets the code, the receipt and the first day', async ({ page }) => {
  await openConfirmation(page, 'a-paid-order');
  await openReceipt(page);
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  const code = page.getByRole('region', { name: 'Your member code' }).getByText(/^[\dA-Z]{6,}$/);
  await expect(code).toBeVisible();
  await expect(page.getByRole('img', { name: `QR code of ${await code.textContent()}` })).toBeVisible();
  const lines = await downloadCalendarLines(page);
  expect(lines).toContain('SUMMARY:Your membership starts: Swim');
  expect(lines.filter((line) => /^DTSTART;VALUE=DATE:\d{8}$/.test(line))).toHaveLength(1);
  await expectAccessible(page);
});

test(
  'on a phone the pass shows its QR code in the middle, and a message is beside the tick, over nothing else',
  ONE_WIDTH,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openConfirmation(page, 'a-paid-order');
    const readMiddle = (element: Locator) =>
      element.evaluate((node) => {
        const { left, right } = node.getBoundingClientRect();
        return Math.round((left + right) / 2);
      });
    const pass = page.getByRole('region', { name: 'Swim' });
    expect(await readMiddle(pass.getByRole('img'))).toBe(await readMiddle(pass));
    // The message region appears with the first message, here about the lost connection.
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    const messages = page.getByRole('region', { name: 'Notifications' });
    const readBox = (element: Locator) =>
      element.evaluate((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        return { left, right, top, bottom };
      });
    const tick = await readBox(page.locator('main svg').first());
    await expect.poll(async () => (await readBox(messages)).left).toBeGreaterThanOrEqual(tick.right);
    const { top } = await readBox(messages);
    expect([top > tick.top, top < tick.bottom]).toEqual([true, true]);
  },
);

test('printing shows the receipt and nothing else of the site', ONE_WIDTH, async ({ page }) => {
  await openConfirmation(page, 'a-paid-order');
  const number = (await page.getByText(/^PV[\w-]+$/).textContent()) ?? '';
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  for (const words of [number, 'Robin Scenario', 'Member code', 'Total paid', 'Paid: Visa ending in 4242'])
    await expect(sheet.getByText(words)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
});

test(
  'a booking is confirmed with its place and time, and its calendar file has both',
  ONE_WIDTH,
  async ({ page }) => {
    const { day } = await openConfirmation(page, 'a-booked-activity');
    await expect(page.getByRole('heading', { name: 'Badminton' })).toBeVisible();
    await expect(page.getByText('Court 2')).toBeVisible();
    await expect(page.getByText('Ardwick Fields Leisure Centre')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your member code' })).toHaveCount(0);
    const lines = await downloadCalendarLines(page);
    expect(lines).toContain('SUMMARY:Badminton');
    expect(lines).toContain('LOCATION:Court 2\\, Ardwick Fields Leisure Centre');
    const [start = ''] = lines.filter((line) => line.startsWith('DTSTART;'));
    // In winter, London time equals UTC; in summer it is an hour later.
    expect(start).toMatch(new RegExp(`^DTSTART;TZID=Europe/London:${day.replaceAll('-', '')}T(1[89]3000)$`));
  },
);

test('an order that cost nothing says so on its receipt', ONE_WIDTH, async ({ page }) => {
  await openConfirmation(page, 'a-free-order');
  await openReceipt(page);
  await expect(page.getByText('Nothing to pay')).toBeVisible();
  await expectAccessible(page);
});

// Proves C6.12.
test(
  'after a completed order the checkout redirects to its confirmation, even with Back',
  ONE_WIDTH,
  async ({ page }) => {
    const { orderId } = await openConfirmation(page, 'a-paid-order');
    await page.goto('/checkout');
    await expectAddress(page, new RegExp(`/order-confirmed/${orderId}$`));
    await expectConfirmationShown(page);
    await page.goBack();
    await expectAddress(page, new RegExp(`/order-confirmed/${orderId}$`));
  },
);

test('with an empty cart the checkout redirects home', ONE_WIDTH, async ({ page }) => {
  const { token } = await enterScenario<{ token: string }>('an-empty-cart');
  await keepToken(page, token);
  await page.goto('/checkout');
  await expectAddress(page, /:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Buy a membership' })).toBeVisible();
});
