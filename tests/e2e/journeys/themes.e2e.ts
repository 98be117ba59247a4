import type { Page } from '@playwright/test';
import { buildTheme } from '../../fixtures/frontend.ts';
import { expectCheckoutShown } from '../support/checkout-steps.ts';
import { openAs } from '../support/sign-in.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const THEME_ADDRESS = /\/api\/frontend\/theme/;
const CENTRE_PATH = '/centre/ardwick-fields-leisure-centre';

const buildColourTheme = (colour: string) =>
  buildTheme({
    theme_app_logo: null,
    theme_app_primary_colour: colour,
    theme_app_secondary_colour_1: colour,
    theme_app_secondary_colour_2: colour,
    theme_app_dark_bg_colour: colour,
    theme_app_header_bg_colour: colour,
    header_primary_colour: colour,
  });

/** Makes the operator send this theme for every venue. */
async function sendTheme(page: Page, theme: object): Promise<void> {
  await page.route(THEME_ADDRESS, (route) => route.fulfill({ json: { data: theme } }));
}

const readVariable = (page: Page, name: string) =>
  page.evaluate((variableName) => document.documentElement.style.getPropertyValue(variableName), name);

for (const [name, colour, style] of [
  ['yellow on yellow', '#FFFF00', 'solid'],
  ['all white', '#FFFFFF', 'outline'],
  ['all black', '#000000', 'solid'],
] as const) {
  test(`a theme that is ${name} leaves everything readable`, async ({ page }) => {
    await sendTheme(page, { ...buildColourTheme(colour), theme_app_secondary_button_style: style });
    await page.goto('/');
    await expect(page.getByLabel('Find a centre')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expectAccessible(page);
    await openAs(page, 'provider-opayo', '/checkout');
    await expectCheckoutShown(page);
    const payment = page.getByRole('button', { name: /^(?:Continue|Pay £)/ }).first();
    await expect(payment).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
  });
}

/** Counts React's commits in the production build from outside, as its developer tools do. */
function installCommitCounter(): void {
  let commits = 0;
  const hook = { supportsFiber: true, inject: () => 1, onCommitFiberUnmount() {}, checkDCE() {} };
  Object.defineProperty(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    value: { ...hook, onCommitFiberRoot: () => (commits += 1), onPostCommitFiberRoot() {} },
  });
  Object.defineProperty(globalThis, 'pavilionCommits', { get: () => commits });
}

/** How often React has rendered, after two more frames. */
const readCommitCount = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let picture = 0; picture < 2; picture += 1) await new Promise(requestAnimationFrame);
    return Number(Reflect.get(globalThis, 'pavilionCommits'));
  });

/** The count once nothing has rendered for a while. */
async function waitForCommits(page: Page): Promise<number> {
  let lastCount = -1;
  await expect
    .poll(
      async () => {
        const countBefore = lastCount;
        lastCount = await readCommitCount(page);
        return lastCount - countBefore;
      },
      { intervals: [700] },
    )
    .toBe(0);
  return lastCount;
}

test('applying another theme causes no React render', async ({ page }) => {
  await page.addInitScript(installCommitCounter);
  let release = () => {};
  const responseHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  const logo = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="90" height="30"/%3E';
  await page.route(THEME_ADDRESS, async (route) => {
    const isVenue = route.request().url().includes('venue=');
    if (isVenue) await responseHeld;
    const theme = isVenue
      ? { ...buildColourTheme('#00629B'), theme_app_logo: logo }
      : buildColourTheme('#B3261E');
    await route.fulfill({ json: { data: theme } });
  });
  await page.goto('/');
  await expect.poll(() => readVariable(page, '--venue-primary')).toBe('#B3261E');
  const start = await waitForCommits(page);
  // Choosing the venue renders, and is counted; its theme is still loading.
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/centre\//);
  const before = await waitForCommits(page);
  expect(before, 'renders are counted').toBeGreaterThan(start);
  expect(await readVariable(page, '--venue-primary')).toBe('#B3261E');
  release();
  await expect.poll(() => readVariable(page, '--venue-primary')).toBe('#00629B');
  await expect(page.getByRole('banner').getByRole('img')).toHaveAttribute('src', /^data:image/);
  expect((await readCommitCount(page)) - before, 'renders of the switch').toBe(0);
});

test('the next document of a visit has the style of the venue before any code has loaded', async ({
  page,
}) => {
  await page.goto(CENTRE_PATH);
  // The shell has the same heading, so the theme's logo shows that the application itself has rendered.
  await expect(page.locator('html[data-venue-logo]')).toBeAttached();
  const header = await readVariable(page, '--venue-header');
  expect(header).toMatch(/^#/);
  let release = () => {};
  const responseHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/|\/config\.json|\/api\//, async (route) => {
    await responseHeld;
    await route.continue();
  });
  await page.goto(CENTRE_PATH, { waitUntil: 'commit' });
  await expect(page.locator('.shell-header')).toBeAttached();
  expect(await readVariable(page, '--venue-header')).toBe(header);
  release();
  await expect(page.getByRole('banner')).toBeVisible();
  const fonts = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length,
  );
  expect(fonts, 'the two families of the theme').toBeLessThanOrEqual(3);
});

test('an operator sees a theme with its contrast, tries colours by keyboard, and sends nothing', async ({
  page,
}) => {
  await page.goto('/theme-preview?venue=ardwick-fields-leisure-centre');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theme preview');
  const verdict = page.getByRole('status').filter({ hasText: 'pairs of colours reach AA' });
  await expect(verdict).toHaveText(/^(\d+)\sof\s\1 pairs/);
  await expectAccessible(page);
  // The footer is the last thing that a page loads.
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  const sentTexts: string[] = [];
  page.on('request', (request) => {
    // The site loads its own code and fonts on demand; these requests contain no data.
    if (!/^data:|\/assets\/|\.woff2$/.test(request.url())) sentTexts.push(request.url());
  });
  const primary = page.getByLabel('Primary', { exact: true });
  await primary.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('#ff0');
  await expect(
    page.getByText(/Links and text buttons: #\w{6}, because #FFFF00 would reach 1\.\d\d : 1 only/),
  ).toBeVisible();
  await expect(verdict).toHaveText(/^(\d+)\sof\s\1 pairs/);
  await expectAccessible(page);
  await primary.fill('url(x)');
  await expect(page.getByText(/^Not a colour of the form/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to what was sent' }).click();
  await expect(page.getByText(/^Not a colour of the form/)).toBeHidden();
  expect(sentTexts).toEqual([]);
  await page.getByLabel('Venue', { exact: true }).fill('no-such-venue');
  await page.getByRole('button', { name: 'Show this theme' }).click();
  await expect(page.getByText(/^This venue has no theme that can be loaded/)).toBeVisible();
});

test('every component of the preview works at 320 px, in forced colours and by keyboard', async ({
  page,
}) => {
  // The width of a page of 1280 px at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 640 });
  await sendTheme(page, { ...buildColourTheme('#FFE9A8'), theme_app_secondary_button_style: 'outline' });
  await page.goto('/theme-preview');
  await expect(page.getByRole('heading', { level: 2, name: 'Components' })).toBeVisible();
  const isTooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await isTooWide()).toBe(0);
  await expectAccessible(page);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await isTooWide()).toBe(0);
  await expectAccessible(page);

  const openDialogButton = page.getByRole('button', { name: 'Open a dialog' });
  await openDialogButton.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Open a dialog' });
  await expect(dialog).toHaveCSS('animation-name', 'none');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(openDialogButton).toBeFocused();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCSS('animation-duration', '0.15s');
});
