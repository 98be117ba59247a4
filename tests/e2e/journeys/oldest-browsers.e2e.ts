import {
  type BookingCustomer,
  bookFromTimetable,
  buildTimetableAddress,
  expectBooked,
} from '../support/book-steps.ts';
import {
  expectConfirmationShown,
  expectPaidOnce,
  fillBilling,
  fillCard,
  openCheckout,
  PLAIN_CARD,
  pay,
} from '../support/checkout-steps.ts';
import { emulateOldestBrowser } from '../support/oldest-browser.ts';
import { nonStripeProviders } from '../support/providers.ts';
import { enterScenario } from '../support/sandbox.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, expectAccessible, ONE_WIDTH, test } from '../support/test.ts';

test(
  'in the oldest supported browsers the three home pages open, and a class is booked and paid for',
  ONE_WIDTH,
  async ({ page, context }) => {
    await emulateOldestBrowser(context);
    await page.goto('/');
    expect(
      await page.evaluate(() => [
        'any' in AbortSignal,
        'parse' in URL,
        'toSorted' in [],
        'cookieStore' in window,
        'randomUUID' in crypto,
        'subtle' in crypto,
      ]),
    ).toEqual(Array(6).fill(false));
    await expect(page.getByRole('button', { name: /^Choose / }).first()).toBeVisible();
    await page.goto(sites.myAccount);
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await page.goto(sites.bookings);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const booker = await enterScenario<BookingCustomer>('a-session-with-spaces');
    await bookFromTimetable(page, booker, buildTimetableAddress(booker));
    await page.getByRole('link', { name: /^Pay £/ }).click();
    await fillBilling(page);
    await fillCard(page, PLAIN_CARD);
    await pay(page);
    await expectBooked(page, booker, /booking-confirmed/);
  },
);

for (const { name, scenario, fillForm, passCheck } of nonStripeProviders) {
  test(
    `in the oldest supported browsers the customer pays with the ${name} provider and the bank’s challenge`,
    ONE_WIDTH,
    async ({ page, context }) => {
      await emulateOldestBrowser(context);
      const customer = await openCheckout(page, scenario);
      await fillForm(page);
      await pay(page);
      await passCheck(page);
      await expectConfirmationShown(page);
      await expectPaidOnce(customer);
    },
  );
}

test('a browser that is too old shows which ones are supported', ONE_WIDTH, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
  for (const home of [sites.onlineJoining, sites.bookings, sites.myAccount]) {
    await page.goto(home);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This browser is too old for our site');
    await expect(page.getByRole('alert')).toContainText('Safari 16, Chrome 109, Edge 109 or Firefox 115');
    await expect(page.getByRole('status')).toHaveCount(0);
  }
  await expectAccessible(page);
});
