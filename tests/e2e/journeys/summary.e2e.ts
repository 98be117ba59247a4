import type { Page } from '@playwright/test';
import { chooseBillingDay, findSection } from '../support/joining-steps.ts';
import { openDatesAs } from '../support/open-as.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// The summary stays in sight, and never covers what the customer is using.

const CUSTOMER_SCENARIO = 'a-customer-without-instruction';
const findSummary = (page: Page) => page.getByRole('complementary', { name: 'Your membership' });
const findDatesSection = (page: Page) => findSection(page, 'Review & select dates');

async function openDates(page: Page): Promise<void> {
  await openDatesAs(page, CUSTOMER_SCENARIO);
  await chooseBillingDay(findDatesSection(page), '15th');
  await expect(findDatesSection(page).getByText(/^Monthly payment starting 15 /)).toBeVisible();
}

/** How many pixels of the focused element the summary covers; 0 if none. */
function countCovered(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { activeElement } = document;
    const foot = document.querySelector('aside')?.getBoundingClientRect();
    const box = activeElement?.getBoundingClientRect();
    // The step's own button is in the bar itself.
    if (!foot || !box || activeElement?.closest('aside, [data-step-action]')) return 0;
    return Math.max(0, Math.round(Math.min(box.bottom, foot.bottom) - foot.top));
  });
}

/** Checks that the bar at the foot of a phone's screen covers nothing that has the focus. */
async function expectNothingCovered(page: Page): Promise<void> {
  await findDatesSection(page).getByLabel('Start date').focus();
  const proceed = findDatesSection(page).getByLabel(/^I accept: Membership terms/);
  for (let presses = 0; presses < 30; presses += 1) {
    expect(await countCovered(page)).toBe(0);
    if (await proceed.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(proceed).toBeFocused();

  // When unfolded, it covers the page only until the keyboard goes back there, or Escape is pressed.
  const showButton = findSummary(page).getByRole('button', { name: 'Show summary' });
  await showButton.press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(showButton).toBeFocused();
  await showButton.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(showButton).toBeVisible();
  expect(await countCovered(page)).toBe(0);

  // A tap outside it works as usual.
  await showButton.click();
  const [box, top] = [await findSummary(page).boundingBox(), await page.evaluate(() => window.innerHeight)];
  expect((box?.height ?? top) / top).toBeLessThan(0.75);
  await findDatesSection(page)
    .getByLabel(/^I accept: Health/)
    .check();
  await expect(showButton).toBeVisible();
}

/** In the column beside the page, the list of payments by date starts in sight, even at the very foot of the page. */
async function expectBegunInSight(page: Page): Promise<void> {
  for (const height of [900, 720]) {
    await page.setViewportSize({ width: 1280, height });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expect(findSummary(page).getByText(/^Today, \d+\s\w+ \d{4}$/)).toBeInViewport({ ratio: 1 });
    await expect(findSummary(page).getByRole('heading', { name: 'Your membership' })).toBeInViewport({
      ratio: 1,
    });
  }
  await expectAccessible(page);
}

/** On a phone the step's own button is in the bar beside the total, from the first field on, but not in a low window. */
async function expectActionInBar(page: Page): Promise<void> {
  const proceed = findDatesSection(page).getByRole('button', { name: 'Continue', exact: true });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await findDatesSection(page).getByLabel('Start date').focus();
    await expect(proceed).toBeInViewport({ ratio: 1 });
    const [button, bar] = [await proceed.boundingBox(), await findSummary(page).boundingBox()];
    expect(button?.y ?? 0).toBeGreaterThanOrEqual(bar?.y ?? 640);
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const foot = await page.getByRole('contentinfo').boundingBox();
  const bar = await findSummary(page).boundingBox();
  expect(Math.round((foot?.y ?? 0) + (foot?.height ?? 0))).toBeLessThanOrEqual(Math.ceil(bar?.y ?? 0));
  await proceed.press('Enter');
  await expect(findDatesSection(page).getByLabel(/^I accept: Health/)).toBeFocused();
  await page.setViewportSize({ width: 390, height: 380 });
  await findDatesSection(page).getByLabel('Start date').focus();
  await expect(proceed).not.toBeInViewport();
}

// Proves J1.13.
test('lists use the page’s whole width, with the summary at its foot', async ({ page, isMobile }) => {
  await page.goto('/centre/ardwick-fields-leisure-centre');
  const list = findSection(page, 'Choose membership').getByRole('list').last();
  await expect(list.getByRole('listitem').first()).toBeVisible();
  const [width, totalWidth] = [
    (await findSection(page, 'Choose membership').boundingBox())?.width ?? 0,
    (await page.getByRole('heading', { level: 1 }).boundingBox())?.width ?? 0,
  ];
  expect(Math.round(width)).toBeGreaterThanOrEqual(Math.floor(totalWidth));
  const emptySummary = findSummary(page).getByText("You haven't selected a membership yet").first();
  // Nothing is chosen yet, so it covers nothing of the list.
  await expect(emptySummary).not.toBeInViewport();
  await emptySummary.scrollIntoViewIfNeeded();
  await expect(emptySummary).toBeVisible();
  if (!isMobile) await expectAccessible(page);
});

test('the summary is in sight from the first field to the foot of the page, and covers nothing that has the focus', async ({
  page,
  isMobile,
}) => {
  await openDates(page);
  if (!isMobile) return expectBegunInSight(page);
  await expectActionInBar(page);
  await page.setViewportSize({ width: 390, height: 844 });
  return expectNothingCovered(page);
});

// Proves J1.12.
test('the payments by date stay in sight', async ({ page, isMobile }) => {
  await openDates(page);
  const total = findSummary(page).getByText(isMobile ? /^Total to pay now: £/ : /^Today, \d+\s\w+ \d{4}$/);
  const later = findSummary(page)
    .getByText(isMobile ? /^then £[\d.]+\sa\smonth from 15\s/ : /^15\s\w+ \d{4}$/)
    .first();
  for (const part of [
    findDatesSection(page).getByLabel('Start date'),
    findDatesSection(page).getByRole('button', { name: 'Continue', exact: true }),
  ]) {
    await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(total).toBeInViewport();
    await expect(later).toBeInViewport();
  }
  if (isMobile) {
    await findSummary(page).getByRole('button', { name: 'Show summary' }).click();
    await expectAccessible(page);
  }
  await expect(findSummary(page).getByText('On the 15th of every month after that')).toBeInViewport();
  if (isMobile) return;
  for (const viewport of [
    { width: 1366, height: 657 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(findSummary(page).getByText('Total to pay now', { exact: true })).toBeInViewport({
      ratio: 1,
    });
  }
});
