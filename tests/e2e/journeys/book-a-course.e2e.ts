import { findBasketItems, logIn } from '../support/book-steps.ts';
import { fillBilling, fillCard, PLAIN_CARD, pay } from '../support/checkout-steps.ts';
import { enterScenario, readLedger } from '../support/sandbox.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, expectAccessible, expectAddress, test } from '../support/test.ts';

interface CourseScenario {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly sessionId: string;
  readonly venueSlug: string;
  readonly courseId: string;
}

test('a visitor books a course that has begun, and pays for the remaining sessions', async ({ page }) => {
  const customer = await enterScenario<CourseScenario>('a-course-begun');
  const { venueSlug, courseId, email } = customer;
  await page.goto(`${sites.bookings}/courses/${venueSlug}`);
  await page.getByRole('combobox', { name: 'Activity' }).selectOption('Badminton');
  await expectAddress(page, /\?activity=badminton$/);
  await expect(page.getByRole('status').filter({ hasText: /^\d+\sof\s\d+ courses$/ })).toBeVisible();
  await expectAccessible(page);
  await page.locator(`a[href$="${courseId}"]`).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Badminton for beginners' })).toBeVisible();
  await expect(page.getByText(/^£\d+\.\d\d for the 6\ssessions left$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Book' }).click();
  await logIn(page, customer);
  // The booking is made after the log-in.
  await expect(page.getByText('Successfully added item to the basket.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to basket' }).first().click();

  // The course and its six days.
  await expect(findBasketItems(page)).toHaveCount(7);
  await expect(findBasketItems(page).first()).toContainText('Badminton for beginners');
  await page.getByRole('link', { name: /^Pay £/ }).click();
  await fillBilling(page);
  await fillCard(page, PLAIN_CARD);
  await pay(page);
  await expectAddress(page, new RegExp(`^${sites.bookings}/booking-confirmed/[\\w-]+$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment was successful' })).toBeVisible();
  const { orders, charges } = await readLedger(email);
  expect([orders.length, charges.length]).toEqual([1, 1]);
});
