import type { Page } from '@playwright/test';
import { buildTimetableAddress, findBasketItems } from '../support/book-steps.ts';
import { pressKeyOn } from '../support/keyboard.ts';
import { recordFigure } from '../support/record-figure.ts';
import { enterScenario, readLedger } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

interface Customer {
  readonly email: string;
  readonly reference: string;
  readonly sessionId: string;
  readonly token: string;
}

/** How many sales staff make in a row; a long run makes twenty. */
const SALE_COUNT = Number(process.env.PAVILION_DESK_SALES ?? 2);
/** The limit of key presses from the open basket to the confirmation. */
const KEYS_TO_PAY = 12;

test('staff sell three classes to one customer after another with the keyboard alone', async ({ page }) => {
  test.setTimeout(60_000 + SALE_COUNT * 60_000);
  const staff = await enterScenario<{ token: string }>('a-member-of-staff');
  await keepToken(page, staff.token);
  const readKeyCount = await countKeys(page);
  const seconds: number[] = [];
  const toPay: number[] = [];
  for (let sale = 0; sale < SALE_COUNT; sale += 1) {
    const enterSale = (time: string) => enterScenario<Customer>('a-session-with-spaces', { time });
    const [customer, ...otherCustomers] = [
      await enterSale('12:00'),
      await enterSale('13:00'),
      await enterSale('14:00'),
    ];
    if (sale === 0) await rememberCentre(page, customer);
    const startedAt = performance.now();
    // Accessibility is checked during the first sale only, because later sales show the same screens.
    const judge = sale === 0 ? () => expectAccessible(page) : async () => {};
    await serveCustomer(page, customer, judge);
    await addThreeClasses(page, customer, otherCustomers);
    const keysBefore = readKeyCount();
    await payInCash(page, '50', judge);
    toPay.push(readKeyCount() - keysBefore);
    expect(toPay.at(-1), 'keys from the open basket').toBeLessThanOrEqual(KEYS_TO_PAY);
    seconds.push((performance.now() - startedAt) / 1000);
    const { orders, charges } = await readLedger(customer.email);
    expect([orders.length, charges.length]).toEqual([1, 0]);
    await judge();
    await pressKeyOn(page, page.getByRole('button', { name: 'Next customer' }));
  }
  const each = seconds.map((saleSeconds) => saleSeconds.toFixed(1)).join(', ');
  recordFigure(
    `${SALE_COUNT} sales of three classes at the desk`,
    `${readKeyCount()} keys, Tab included, ${Math.max(...toPay)} of them from the open basket; ${each} s`,
  );
});

/** Counts every key, in all documents of the page. */
async function countKeys(page: Page): Promise<() => number> {
  let keys = 0;
  await page.exposeBinding('countKey', () => {
    keys += 1;
  });
  await page.addInitScript(() => {
    addEventListener('keydown', () => void Reflect.get(window, 'countKey')?.(), { capture: true });
  });
  return () => keys;
}

/** Makes the desk's browser remember this centre. */
async function rememberCentre(page: Page, customer: Customer): Promise<void> {
  await page.goto(buildTimetableAddress({ ...customer, password: '' }));
  await expect(page.locator(`[data-session="${customer.sessionId}"]`)).toBeVisible();
  await pressKeyOn(
    page,
    page.getByRole('region', { name: 'Front of house' }).getByRole('link', { name: 'Find a customer' }),
  );
}

/** Types the reference and Enter, as a scanner does. */
async function serveCustomer(page: Page, { reference }: Customer, judge: () => Promise<void>): Promise<void> {
  await expect(page).toHaveURL(`${sites.bookings}/front-of-house`);
  const box = page.getByRole('searchbox');
  await expect(box).toBeFocused();
  await judge();
  await page.keyboard.type(reference);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Serving Robin Scenario' })).toBeVisible();
  await judge();
}

/** Adds three of tomorrow's classes, two of which belong to other customers' scenarios. */
async function addThreeClasses(
  page: Page,
  customer: Customer,
  otherCustomers: readonly Customer[],
): Promise<void> {
  await pressKeyOn(page, page.getByRole('link', { name: /, \d+ sessions$/ }).nth(1));
  for (const [customerIndex, { sessionId }] of [customer, ...otherCustomers].entries()) {
    const row = page.locator(`[data-session="${sessionId}"]`);
    await pressKeyOn(page, row.getByRole('button', { name: /^Book / }));
    await expect(
      page.getByRole('link', { name: new RegExp(`^Basket ${customerIndex + 1}\\b`) }),
    ).toBeVisible();
  }
  await pressKeyOn(page, page.getByRole('link', { name: /^Basket 3/ }));
  await expect(findBasketItems(page)).toHaveCount(3);
}

async function payInCash(page: Page, pounds: string, judge: () => Promise<void>): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused();
  await page.keyboard.type(pounds);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Change £/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay £/ })).toBeFocused();
  await judge();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/booking-confirmed\/[\w-]+$/);
}
