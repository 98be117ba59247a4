import type { Page } from '@playwright/test';
import { routeNext } from '../support/answers.ts';
import { findSection } from '../support/joining-steps.ts';
import { pressKeyOn } from '../support/keyboard.ts';
import { openDatesAs } from '../support/open-as.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// Refused and broken calls are made on purpose here; the browser reports each.
test.use({ expectedNoise: /^Failed to load resource: / });

const CUSTOMER_SCENARIO = 'a-customer-without-instruction';
const COSTS_ADDRESS = '**/api/memberships/types/*/payment-options/**';
const findDatesSection = (page: Page) => findSection(page, 'Review & select dates');
const startDate = (page: Page) => findDatesSection(page).getByLabel('Start date');
const serverError = { status: 500, json: { message: 'Server Error' } };

/** The date some days after the one in the field, as DD/MM/YYYY. */
async function calculateLaterDate(page: Page, days: number): Promise<string> {
  const [day = 1, month = 1, year = 2000] = (await startDate(page).inputValue()).split('/').map(Number);
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC' }).format(Date.UTC(year, month - 1, day + days));
}

async function typeStartDate(page: Page, date: string): Promise<void> {
  await startDate(page).fill(date);
  await startDate(page).blur();
}

// Proves J6.7.
test('a start date is chosen from the calendar with the keyboard alone, and a typed one that is too late is refused', async ({
  page,
}) => {
  await openDatesAs(page, CUSTOMER_SCENARIO);
  const [tomorrow, afterNextWeek] = [await calculateLaterDate(page, 1), await calculateLaterDate(page, 8)];
  const opener = findDatesSection(page).getByRole('button', { name: 'Calendar' });
  const dialog = page.getByRole('dialog', { name: 'Choose your start date' });
  await pressKeyOn(page, opener);
  const selectedDay = dialog.getByRole('gridcell', { selected: true }).getByRole('button');
  await expect(selectedDay).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(startDate(page)).toHaveValue(afterNextWeek);
  await expect(opener).toBeFocused();

  // The end of the month and beyond; days before today cannot be chosen.
  await page.keyboard.press('Enter');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(startDate(page)).toHaveValue(afterNextWeek);
  await expect(opener).toBeFocused();
  await pressKeyOn(page, findDatesSection(page).getByRole('button', { name: 'Today' }));
  await typeStartDate(page, await calculateLaterDate(page, 40));
  await expect(startDate(page)).toHaveAccessibleDescription(/Choose a start date up to/);
  await expect(findDatesSection(page).getByRole('button', { name: 'Continue', exact: true })).toBeDisabled();
  await expectAccessible(page);
  await pressKeyOn(page, findDatesSection(page).getByRole('button', { name: 'Tomorrow' }));
  await expect(startDate(page)).toHaveValue(tomorrow);
  await expect(startDate(page)).not.toHaveAttribute('aria-invalid');
});

test('if the calendar’s code fails to load, the date can be typed', async ({ page }) => {
  await openDatesAs(page, CUSTOMER_SCENARIO);
  const afterwards = await calculateLaterDate(page, 3);
  await page.route(/\/assets\/calendar-[\w-]{8}\.js$/, (route) => route.abort());
  // A missing file may mean a new release: the page reloads once, and is where it was.
  await Promise.all([
    page.waitForEvent('load'),
    findDatesSection(page).getByRole('button', { name: 'Calendar' }).click(),
  ]);
  await findDatesSection(page).getByRole('button', { name: 'Calendar' }).click();
  await expect(
    findDatesSection(page).getByText('We couldn’t load the calendar. Please type the date.'),
  ).toBeVisible();
  await typeStartDate(page, afterwards);
  await expect(startDate(page)).toHaveValue(afterwards);
});

test('a price that cannot be calculated is reported, and its Try again keeps the focus', async ({ page }) => {
  const priceError = {
    status: 422,
    json: { message: 'No.', errors: { incalculable_price: ['No price.'] } },
  };
  await routeNext(page, COSTS_ADDRESS, (route) => route.fulfill(priceError), 2);
  await openDatesAs(page, CUSTOMER_SCENARIO);
  const alert = findDatesSection(page).getByRole('alert').filter({ hasText: 'Could not calculate price.' });
  const retry = alert.getByRole('button', { name: 'Try again' });
  await expectAccessible(page);
  await retry.click();
  await expect(retry).toBeFocused();
  await expect(retry).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('Enter');
  await expect(findDatesSection(page).getByText('Total to pay now')).toBeVisible();
  await expect(findDatesSection(page).getByRole('group', { name: 'What you pay' })).toBeFocused();
});

test('a promo code is added, refused, applied by Enter, locked and removed', async ({ page }) => {
  await openDatesAs(page, CUSTOMER_SCENARIO);
  const review = findDatesSection(page);
  await review.getByRole('button', { name: 'Add a promo code' }).click();
  const code = review.getByLabel('Promo code', { exact: true });
  await code.fill('NOPE');
  await review.getByRole('button', { name: 'Apply' }).click();
  await expect(code).toHaveAccessibleDescription('Code not recognised');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill('SPLASH50');
  await code.press('Enter');
  await expect(review.getByText('Code Applied')).toBeVisible();
  await expect(code).toHaveAttribute('readonly', '');
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Remove' }).click();
  await expect(review.getByText('Code Applied')).toHaveCount(0);
  await expect(review.getByRole('button', { name: 'Add a promo code' })).toBeVisible();
});

test('terms that fail to load are reported once, tried again, and read to the end in their modal', async ({
  page,
}) => {
  let isDown = true;
  await page.route('**/api/terms/membership/**', (route) =>
    isDown ? route.fulfill(serverError) : route.continue(),
  );
  await openDatesAs(page, CUSTOMER_SCENARIO);
  const review = findDatesSection(page);
  const alert = review.getByRole('alert').filter({ hasText: 'We couldn’t load the terms.' });
  await expect(alert).toHaveCount(1);
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Read Health commitment' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  isDown = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
  await expect(review.getByRole('group', { name: 'Terms to accept' })).toBeFocused();

  await review.getByRole('button', { name: /^Read Membership terms/ }).click();
  const agree = dialog.getByRole('button', { name: 'I Agree' });
  await expect(agree).toBeDisabled();
  // The message about what is still to do is above the buttons, which stay side by side.
  const [first, second] = await Promise.all(
    [agree, dialog.getByRole('button', { name: 'Cancel' })].map((button) => button.boundingBox()),
  );
  expect((second?.x ?? Number.NaN) - (first?.x ?? 0) - (first?.width ?? 0)).toBeLessThan(24);
  const steps = await dialog.getByRole('group', { name: 'To continue:' }).boundingBox();
  expect((steps?.y ?? Number.NaN) + (steps?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
  await page.setViewportSize({ width: 390, height: 480 });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Jump to end' }).click();
  await expect(dialog.getByRole('region').and(page.locator(':focus'))).toHaveCount(1);
  await agree.click();
  await expect(review.getByRole('checkbox', { name: /^I accept: Membership terms/ })).toBeChecked();
  await review.getByRole('button', { name: /^Read Membership terms/ }).click();
  await expect(agree).toBeEnabled();
});
