import {
  type BookingCustomer,
  bookFromTimetable,
  buildTimetableAddress,
  expectBooked,
  findBasketItems,
  findSessionRow,
  logIn,
} from '../support/book-steps.ts';
import { fillBilling, fillCard, PLAIN_CARD, pay } from '../support/checkout-steps.ts';
import { expectFitsNarrow } from '../support/narrow.ts';
import { enterScenario, readLedger } from '../support/sandbox.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, expectAccessible, expectAddress, ONE_WIDTH, PHONE_ONLY, test } from '../support/test.ts';

test(
  'a visitor books a class: timetable, log-in, basket, card, confirmation',
  PHONE_ONLY,
  async ({ page }) => {
    const booker = await enterScenario<BookingCustomer>('a-session-with-spaces');
    await page.goto(buildTimetableAddress(booker));
    await findSessionRow(page, booker)
      .getByRole('button', { name: /^Book Yoga, .*, 12:00$/ })
      .click();
    await logIn(page, booker);

    // The booking is made after the log-in.
    await expect(page.getByText('Successfully added item to the basket.')).toBeVisible();
    await expect(findSessionRow(page, booker)).toContainText('In your basket');
    // State and price stay on one line beside the customer's other bookings.
    expect(
      (await findSessionRow(page, booker).getByText('11 spaces').boundingBox())?.height ?? 0,
    ).toBeLessThan(30);
    expect((await findSessionRow(page, booker).boundingBox())?.height ?? 0).toBeLessThan(200);
    await expectFitsNarrow(page, async () => {
      expect(
        (await findSessionRow(page, booker).getByText('11 spaces').boundingBox())?.height ?? 0,
      ).toBeLessThan(30);
    });
    await expectAccessible(page);
    await findSessionRow(page, booker).getByRole('link', { name: 'Go to basket' }).click();

    await expectAddress(page, new RegExp(`^${sites.bookings}/basket$`));
    await expect(findBasketItems(page)).toHaveCount(1);
    await expect(findBasketItems(page).first()).toContainText(/Yoga.*12:00\sto\s12:45/);
    await expect(page.getByText(/^We’re holding your spaces until \d\d:\d\d\.$/)).toBeVisible();
    await expectAccessible(page);
    await expectFitsNarrow(page);
    await page.getByRole('link', { name: /^Pay £/ }).click();

    await fillBilling(page);
    await fillCard(page, PLAIN_CARD);
    await pay(page);
    await expectAddress(page, new RegExp(`^${sites.bookings}/booking-confirmed/[\\w-]+$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Your payment was successful' })).toBeVisible();
    const { orders, charges } = await readLedger(booker.email);
    expect([orders.length, charges.length]).toEqual([1, 1]);
  },
);

test('a customer books and pays inside another page', ONE_WIDTH, async ({ page }) => {
  const booker = await enterScenario<BookingCustomer>('a-session-with-spaces');
  await bookFromTimetable(page, booker, `${buildTimetableAddress(booker)}&embedded`);
  await page.getByRole('link', { name: /^Pay £/ }).click();
  await fillBilling(page);
  await fillCard(page, PLAIN_CARD);
  await pay(page);
  await expectBooked(page, booker, /\?embedded$/);
});
