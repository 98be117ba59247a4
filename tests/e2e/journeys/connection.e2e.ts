import type { Frame, Locator, Page } from '@playwright/test';
import { holdAnswer, routeNext } from '../support/answers.ts';
import { expectNoInnerScroll, openHostPage, readReceivedEvents } from '../support/host-page.ts';
import { findSection } from '../support/joining-steps.ts';
import { pressKeyOn } from '../support/keyboard.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, expectAccessible, ONE_WIDTH, test } from '../support/test.ts';

// The browser reports each failed call; these journeys check what the page says about it.
test.use({ expectedNoise: /^Failed to load resource: / });

const DETAILS_PATH = '/centre/ardwick-fields-leisure-centre/membership/swim/recurring';

const findBanner = (page: Page | Frame) => page.getByRole('region', { name: 'Connection' });
const findOfflineText = (page: Page | Frame) => findBanner(page).getByText('You’re offline.');

/** How long until the code that detects a lost network is loaded, and how long "You’re back online." stays. */
const OVERLAYS_MS = 3000;
const RESTORED_MS = 5000;
const SLOW_MS = 5000;

/** Whether a press in the middle of the control reaches it. */
const isUncovered = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test.beforeEach(({ page }) => page.clock.install());

/** Waits until the code that detects a lost network has loaded. */
async function canTell(page: Page, frame: Page | Frame = page): Promise<void> {
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.fastForward(OVERLAYS_MS);
  await frame.locator('body > div:first-child > div [role=status]').waitFor({ state: 'attached' });
}

test('a lost network is shown, nothing typed is lost, and what failed loads by itself once the network is back', async ({
  page,
  context,
}) => {
  await page.goto(DETAILS_PATH);
  await findSection(page, 'Your details').getByLabel('First name').fill('Ada');
  await canTell(page);
  await context.setOffline(true);
  await expect(findOfflineText(page)).toBeVisible();
  await expectAccessible(page);
  // The page waits for code that has not loaded yet, and for a response.
  await findSection(page, 'Choose membership').getByRole('button', { name: 'Edit' }).click();
  await findBanner(page).getByRole('button', { name: 'Try again' }).click();
  await expect(findOfflineText(page)).toBeVisible();

  await context.setOffline(false);
  await expect(findBanner(page).getByText('You’re back online.')).toBeVisible();
  await expect(findSection(page, 'Choose membership').getByRole('radio').first()).toBeVisible();
  await page.clock.fastForward(RESTORED_MS);
  await expect(findBanner(page)).toHaveCount(0);
  await page.goBack();
  await expect(findSection(page, 'Your details').getByLabel('First name')).toHaveValue('Ada');
});

test('on a phone the message shifts nothing, and covers neither Menu nor the section’s button', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(DETAILS_PATH);
  const create = page.getByRole('button', { name: 'Create account' });
  await expect(create).toBeVisible();
  await canTell(page);
  const title = page.getByRole('heading', { level: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  const boxBefore = await title.boundingBox();
  await context.setOffline(true);
  await expect(findOfflineText(page)).toBeVisible();
  expect(await title.boundingBox()).toEqual(boxBefore);
  for (const name of ['Menu', 'Create account', 'Try again'])
    expect(await isUncovered(page.getByRole('button', { name }))).toBe(true);
  // Scrolled to the end, everything on the page can be read.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const notice = await findBanner(page).boundingBox();
  const foot = await page.getByRole('contentinfo').boundingBox();
  expect(Math.floor((foot?.y ?? 0) + (foot?.height ?? 0))).toBeLessThanOrEqual(Math.ceil(notice?.y ?? 0));
});

test('a slow response is shown as slow, and only until it arrives', async ({ page }) => {
  const release = await holdAnswer(page, '**/api/memberships/types?*');
  await page.goto('/centre/ardwick-fields-leisure-centre');
  await canTell(page);
  await page.clock.fastForward(SLOW_MS);
  await expect(findBanner(page).getByText('This is taking longer than usual.')).toBeVisible();
  release();
  await expect(findSection(page, 'Choose membership').getByRole('radio').first()).toBeVisible();
  await expect(findBanner(page)).toHaveCount(0);
});

test('a network that is lost before the page can detect it is shown, and the page is complete once it is back', async ({
  page,
  context,
}) => {
  // The network is lost before the code that detects it has loaded, on a machine of any speed.
  let isGone = () => {};
  const gone = new Promise<void>((resolve) => {
    isGone = resolve;
  });
  await routeNext(page, '**/open-overlays*', async (route) => {
    await gone;
    await route.abort('internetdisconnected');
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Choose / }).first()).toBeVisible();
  await page.clock.fastForward(OVERLAYS_MS);
  await context.setOffline(true);
  isGone();
  await expect(page.getByRole('alert').filter({ hasText: 'You’re offline.' })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  // Some browsers load that code now, and the page says that it is online again. Others cache the failure, and the page
  // reloads itself.
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Choose / }).first()).toBeVisible();
  await page.clock.fastForward(OVERLAYS_MS);
  await page.locator('body > div:first-child > div [role=status]').waitFor({ state: 'attached' });
});

test('while a dialog is open, the message and its Try again are in the dialog', async ({ page, context }) => {
  await page.goto(`${sites.bookings}/nowhere`);
  await canTell(page);
  await page.getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toBeVisible();
  await context.setOffline(true);
  const notice = dialog.getByRole('region', { name: 'Connection' });
  await expect(notice.getByText('You’re offline.')).toBeVisible();
  await expectAccessible(page);
  // A failed call is also reported in the dialog, and the message covers nothing in a low window either.
  await dialog.getByLabel(/^Email/).fill('sam@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill('not-sent');
  const logInButton = dialog.getByRole('button', { name: 'Log in' });
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Something has gone wrong, please try again.')).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => isUncovered(logInButton)).toBe(true);
  const usual = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 540 });
  await logInButton.scrollIntoViewIfNeeded();
  await expect.poll(() => isUncovered(logInButton)).toBe(true);
  await expectAccessible(page);
  await page.setViewportSize(usual);

  await pressKeyOn(page, notice.getByRole('button', { name: 'Try again' }));
  await expect(notice.getByText('You’re offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(notice.getByText('You’re back online.')).toBeVisible();
  await page.clock.fastForward(RESTORED_MS);
  await expect(notice).toHaveCount(0);
  await expect(dialog.getByLabel(/^Email/)).toHaveValue('sam@example.com');
  await page.keyboard.press('Escape');
  // What is typed is only discarded when the customer says so.
  await page
    .getByRole('dialog', { name: 'Close this?' })
    .getByRole('button', { name: 'Close anyway' })
    .click();
  await expect(dialog).toBeHidden();
});

for (const [where, address] of [
  ['the bookings site', `${sites.bookings}/login`],
  ['the account site', `${sites.myAccount}/register`],
  ['a page inside another', '/login?embedded'],
  ['a kiosk', '/kiosk?kiosk=true&centre=ardwick-fields-leisure-centre'],
] as const) {
  test(`a lost network is shown on ${where} too`, async ({ page, context }) => {
    await page.goto(address);
    await canTell(page);
    await context.setOffline(true);
    await expect(findOfflineText(page)).toBeVisible();
    await context.setOffline(false);
    await expect(findBanner(page).getByText('You’re back online.')).toBeVisible();
    await page.clock.fastForward(RESTORED_MS);
    await expect(findBanner(page)).toHaveCount(0);
  });
}

test(
  'inside another site the frame grows by the message, so that the foot of the page can be read',
  ONE_WIDTH,
  async ({ page }) => {
    const frame = await openHostPage(page);
    // Until then the host page's clock counts towards the time in which the frame has to answer.
    await expect.poll(() => readReceivedEvents(page, 'pavilion:ready')).toHaveLength(1);
    await canTell(page, frame);
    await expectNoInnerScroll(frame);
    const heightBefore = await frame.evaluate(() => innerHeight);
    await page.route('**/config.json', (route) => route.abort());
    await frame.evaluate(() => dispatchEvent(new Event('offline')));
    await expect(findOfflineText(frame)).toBeVisible();
    await expect.poll(() => frame.evaluate(() => innerHeight)).toBeGreaterThan(heightBefore);
    await expectNoInnerScroll(frame);
  },
);
