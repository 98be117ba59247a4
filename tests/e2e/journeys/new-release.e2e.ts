import type { Page } from '@playwright/test';
import { routeNext } from '../support/answers.ts';
import { findSection } from '../support/joining-steps.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, expectAccessible, expectAddress, test } from '../support/test.ts';

// A missing file is reported by the browser, and by the page for engineers.
test.use({
  expectedNoise:
    /^Failed to load resource: |^pavilion: a page failed\.|Failed to fetch dynamically imported module/,
});

const DETAILS_PATH = '/centre/ardwick-fields-leisure-centre/membership/swim/recurring';

/** Counts the documents that the page has loaded. */
function countDocuments(page: Page): () => number {
  let documentCount = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documentCount += 1;
  });
  return () => documentCount;
}

/** Makes a file missing for a number of requests. */
function makeMissing(page: Page, file: string, { times = Infinity } = {}): Promise<void> {
  return routeNext(
    page,
    `**/assets/${file}-*.js`,
    (route) => route.fulfill({ status: 404, body: '' }),
    times,
  );
}

// Proves S10.3.
test('a new release during a visit reloads the page once, and what was typed is still there', async ({
  page,
}) => {
  await makeMissing(page, 'membership-body', { times: 1 });
  const documents = countDocuments(page);
  await page.goto(DETAILS_PATH);
  await findSection(page, 'Your details').getByLabel('First name').fill('Ada');
  await findSection(page, 'Your details').getByLabel('Last name').fill('Byron');
  await findSection(page, 'Choose membership').getByRole('button', { name: 'Edit' }).click();

  await expect(findSection(page, 'Choose membership').getByRole('radio').first()).toBeVisible();
  expect(documents()).toBe(2);
  await page.goBack();
  await expect(findSection(page, 'Your details').getByLabel('First name')).toHaveValue('Ada');
  await expect(findSection(page, 'Your details').getByLabel('Last name')).toHaveValue('Byron');
});

test('code that stays missing shows an error with a way to continue, and no reload loop', async ({
  page,
}) => {
  await makeMissing(page, 'membership-body');
  const documents = countDocuments(page);
  await page.goto(DETAILS_PATH);
  await findSection(page, 'Choose membership').getByRole('button', { name: 'Edit' }).click();
  const failed = page.getByRole('heading', { level: 1, name: 'We may have dropped the ball on this one.' });
  await expect(failed).toBeVisible();
  await expect.poll(documents).toBe(2);
  await expect(failed).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go home' })).toBeVisible();
  await expectAccessible(page);

  await page.unroute('**/assets/membership-body-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(findSection(page, 'Choose membership').getByRole('radio').first()).toBeVisible();
  expect(documents()).toBe(3);
});

test('if the map’s code stays missing, the list works and says so', async ({ page }) => {
  await makeMissing(page, 'map-and-list');
  const documents = countDocuments(page);
  await page.goto('/');
  const mapButton = page.getByRole('button', { name: 'Show map' });
  await mapButton.click();
  await expect.poll(documents).toBe(2);
  await expect(page.getByRole('button', { name: /^Choose / }).first()).toBeVisible();
  await mapButton.click();
  const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/assets/map-and-list-*.js');
  await alert.getByRole('button', { name: 'Try again' }).click();
  // A browser caches a failed import until the page is left.
  await expect.poll(documents).toBe(3);
  await mapButton.click();
  await expect(page.getByRole('button', { name: 'Hide map' })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('if the timetable’s calendar code stays missing, the days work and the page says so', async ({
  page,
}) => {
  const calendarCode = /\/assets\/calendar-[\w-]{8}\.js$/;
  await page.route(calendarCode, (route) => route.fulfill({ status: 404, body: '' }));
  const documents = countDocuments(page);
  await page.goto(`${sites.bookings}/location/ardwick-fields-leisure-centre`);
  // Late in the evening, all of today's sessions have started.
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(1).click();
  await expectAddress(page, /\?date=\d{4}-\d{2}-\d{2}$/);
  const opener = page.getByRole('button', { name: 'Go to a date' });
  await opener.click();
  await expect.poll(documents).toBe(2);
  await opener.click();
  const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t load the calendar.' });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await page.unroute(calendarCode);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(documents).toBe(3);
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Go to a date' })).toBeVisible();
  await expect(alert).toHaveCount(0);
});
