import {
  type BookingCustomer,
  buildTimetableAddress,
  findBasketItems,
  findSessionRow,
  VENUE_SLUG,
} from '../support/book-steps.ts';
import { fillBilling, fillCard, PLAIN_CARD, pay } from '../support/checkout-steps.ts';
import { enterScenario, readLedger } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('a class that fills up while a customer looks at it says so, and the basket stays unchanged', async ({
  page,
}) => {
  const booker = await enterScenario<BookingCustomer>('a-session-with-spaces', { spaces: 1 });
  await keepToken(page, booker.token);
  await page.goto(buildTimetableAddress(booker));
  const bookButton = findSessionRow(page, booker).getByRole('button', { name: /^Book Yoga/ });
  await expect(bookButton).toBeVisible();
  await enterScenario('somebody-takes-the-places', { sessionId: booker.sessionId });
  await bookButton.click();
  await expect(page.getByText('The last space has just gone.')).toBeVisible();
  await expect(findSessionRow(page, booker)).toContainText('Full');
  await expect(bookButton).toHaveCount(0);
});

test('credit pays for the whole basket, and nothing is charged', async ({ page }) => {
  const booker = await enterScenario<BookingCustomer>('a-basket-with-credit');
  await keepToken(page, booker.token);
  await page.goto(`${sites.bookings}/basket`);
  await page.getByRole('checkbox', { name: /^Use .* credit$/ }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /^(Confirm order|Continue)$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment was successful' })).toBeVisible();
  const { orders, charges } = await readLedger(booker.email);
  expect([orders.length, charges.length]).toEqual([1, 0]);
});

// Proves K5.1.
test('an item added in one tab appears in the other', async ({ page, context }) => {
  const booker = await enterScenario<BookingCustomer>('a-session-with-spaces');
  await keepToken(page, booker.token);
  await page.goto(`${sites.bookings}/basket`);
  await expect(page.getByText('Your basket is empty.')).toBeVisible();
  const otherPage = await context.newPage();
  await otherPage.goto(`${sites.bookings}/location/${VENUE_SLUG}/sessions/${booker.sessionId}`);
  await otherPage.getByRole('button', { name: 'Book', exact: true }).click();
  await otherPage.getByRole('button', { name: 'Add to basket' }).click();
  await expect(otherPage.getByRole('link', { name: 'Go to basket' }).first()).toBeVisible();
  await page.bringToFront();
  await expect(findBasketItems(page)).toHaveCount(1);
});

// Proves K4.2.
test('an unpaid charge is paid by card, and then the class is booked', async ({ page }) => {
  const booker = await enterScenario<BookingCustomer>('a-session-with-spaces', { penalty: 750 });
  await keepToken(page, booker.token);
  const sessionAddress = `${sites.bookings}/location/${VENUE_SLUG}/sessions/${booker.sessionId}`;
  await page.goto(sessionAddress);
  await expect(page.getByText('Please pay what you owe before you book.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay what you owe' }).click();
  await page.getByRole('link', { name: 'Go to basket' }).first().click();
  await page.getByRole('link', { name: 'Pay £7.50' }).click();
  await fillBilling(page);
  await fillCard(page, PLAIN_CARD);
  await pay(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment was successful' })).toBeVisible();
  await page.getByRole('link', { name: 'Go back to what you wanted to book' }).click();
  await expect(page).toHaveURL(sessionAddress);
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByRole('link', { name: 'Go to basket' }).first()).toBeVisible();
});
