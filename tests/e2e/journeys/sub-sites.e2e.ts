import type { BrowserContext, Page } from '@playwright/test';
import {
  expectKioskHomeShown,
  KIOSK_CENTRE,
  LONG_TIMES,
  readRemainingData,
  setKioskTimes,
} from '../support/kiosk-steps.ts';
import { enterScenario, readSandboxStatus } from '../support/sandbox.ts';
import { type Credentials, openAs, readToken, triggerCookieCheck } from '../support/sign-in.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, expectAccessible, expectAddress, test } from '../support/test.ts';

const findNotFoundHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Whoops!' });
const findBanner = (page: Page) => page.getByRole('banner');

/** Checks the links of the navigation, in the header or in the drawer of a narrow screen, which is closed again. */
async function expectLinks(page: Page, links: readonly string[], button?: string): Promise<void> {
  await page.bringToFront();
  const menu = findBanner(page).getByRole('button', { name: 'Menu' });
  const wide = findBanner(page).getByRole('navigation', { name: 'Main' });
  await expect(menu.or(wide).first()).toBeVisible();
  const isNarrow = await menu.isVisible();
  if (isNarrow) await menu.click();
  const linkContainer = isNarrow ? page.getByRole('dialog', { name: 'Menu' }) : findBanner(page);
  const nav = linkContainer.getByRole('navigation', { name: 'Main' });
  // On the bookings site, Log in is a button that opens a modal.
  const isModal = page.url().startsWith(sites.bookings);
  const visibleLinks = isModal ? links.filter((label) => label !== 'Log in') : links;
  const expected = isNarrow && !button ? [...visibleLinks, 'Create an account'] : visibleLinks;
  await expect(nav.getByRole('link')).toHaveText(expected);
  // On the account site it is in the navigation beside the page; on a kiosk it is there and in the menu.
  if (button) await expect(page.getByRole('button', { name: button }).last()).toBeVisible();
  else await expect(linkContainer.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  if (isNarrow) await page.keyboard.press('Escape');
}

async function logOut(page: Page): Promise<void> {
  const menu = findBanner(page).getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Log out' }).click();
}

/** The cookies of the selected venue, which is the same for all sites. */
async function readVenueCookie(context: BrowserContext): Promise<string[]> {
  const cookies = await context.cookies();
  return cookies.filter(({ name }) => name === 'pavilion_venue').map(({ value }) => value);
}

async function logIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('a customer who logs in on one site is logged in on all three, and logs out of all three', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const login = await enterScenario<Credentials>('a-customer-without-instruction');
  const [bookings, account] = [await context.newPage(), await context.newPage()];
  await page.goto(sites.onlineJoining);
  await bookings.goto(`${sites.bookings}/login`);
  // The account is for customers; an address in it leads back there after the log-in.
  await account.goto(`${sites.myAccount}/memberships?sort=name`);
  await expectAddress(account, /\/login\?redirect=%2Fmemberships%3Fsort%3Dname$/);
  for (const tab of [page, account])
    await expectLinks(tab, [
      'Book an activity',
      'Book a camp',
      'Book a course',
      'Buy a membership',
      'Basket',
      'Log in',
    ]);

  await logIn(bookings, login);
  await expect.poll(() => readToken(bookings)).not.toBe('');
  await triggerCookieCheck(page);
  // Each tab is redirected to the home of its site, or to the requested page.
  for (const [tab, address, title] of [
    [bookings, `${sites.bookings}/`, 'Book an activity'],
    [account, `${sites.myAccount}/memberships\\?sort=name`, 'Memberships'],
  ] as const) {
    await expectAddress(tab, new RegExp(`^${address}$`));
    await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible();
    // Reading starts at the page, even while its heading waits for the notices above it.
    await expect(tab.locator('#main :focus')).toHaveCount(1);
  }
  await bookings.goto(`${sites.bookings}/nowhere`);
  for (const tab of [page, bookings, account])
    await expectLinks(
      tab,
      ['Book an activity', 'Book a camp', 'Book a course', 'Buy a membership', 'Basket', 'My account'],
      'Log out',
    );
  await expect(findNotFoundHeading(bookings)).toBeVisible();
  await expectAccessible(account);
  const cookies = await context.cookies();
  expect(cookies.filter(({ name }) => name === 'pavilion_token').map(({ domain }) => domain)).toEqual([
    '.pavilion.localhost',
  ]);
  const token = await readToken(page);

  await account.getByRole('link', { name: 'My details', exact: true }).click();
  await expect(account.getByText(login.email)).toBeVisible();
  await logOut(account);
  await expectAddress(account, /\/login\?redirect=%2Fuser-details$/);
  // Within the five seconds, before anything else is checked.
  await triggerCookieCheck(page);
  for (const tab of [page, bookings]) await expect(findBanner(tab).locator('text=Log out')).toHaveCount(0);
  for (const tab of [page, bookings])
    await expectLinks(tab, [
      'Book an activity',
      'Book a camp',
      'Book a course',
      'Buy a membership',
      'Basket',
      'Log in',
    ]);
  expect(await readToken(page)).toBe('');
  expect(await readSandboxStatus('/api/auth/user', token)).toBe(401);
  // Earlier pages need a log-in, including those that the browser has cached.
  await account.goBack();
  await expectAddress(account, /\/login\?redirect=%2Fmemberships%3Fsort%3Dname$/);
  await expect(account.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect(account.getByText(login.email)).toHaveCount(0);
});

test('a venue chosen on one site is the selected venue on the others', async ({ page, context }) => {
  await page.clock.install();
  const bookings = await context.newPage();
  await bookings.goto(`${sites.bookings}/redirect-to-selected-venue`);
  await expectAddress(bookings, new RegExp(`^${sites.bookings}/$`));

  await page.goto(`${sites.onlineJoining}/centre/${KIOSK_CENTRE.slug}`);
  await expect.poll(async () => readVenueCookie(context)).toEqual([KIOSK_CENTRE.slug]);
  // A page that is already open follows without a reload: its footer, and its link to the memberships.
  await bookings.bringToFront();
  await triggerCookieCheck(page);
  await expect(bookings.getByRole('contentinfo').getByText(KIOSK_CENTRE.name)).toBeVisible();
  await expect(
    findBanner(bookings).locator(`a[href="${sites.onlineJoining}/centre/${KIOSK_CENTRE.slug}"]`),
  ).not.toHaveCount(0);

  for (const [way, target, title] of [
    ['/redirect-to-selected-venue', '/location/', 'Timetable'],
    ['/camp-redirect-to-selected-venue', '/camps/', 'Camps'],
    ['/course-redirect-to-selected-venue', '/courses/', 'Courses'],
  ] as const) {
    await bookings.goto(`${sites.bookings}${way}`);
    await expectAddress(bookings, new RegExp(`^${sites.bookings}${target}${KIOSK_CENTRE.slug}$`));
    await expect(bookings.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  // The venue's footer appears, sanitised, and so does the link to its memberships.
  const footer = bookings.getByRole('contentinfo');
  await expect(footer.getByText(KIOSK_CENTRE.name)).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Contact us' })).toBeVisible();
  await expectAccessible(bookings);
  const menu = findBanner(bookings).getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await bookings.getByRole('link', { name: 'Buy a membership' }).click();
  await expectAddress(bookings, new RegExp(`^${sites.onlineJoining}/centre/${KIOSK_CENTRE.slug}$`));
});

test('inside another page the bookings site shows neither header nor footer', async ({ page }) => {
  const footers: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/activities/footer')) footers.push(request.url());
  });
  await page.goto(`${sites.bookings}/login?embedded`);
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(findBanner(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(footers).toEqual([]);
  await expectAccessible(page);
});

test.describe('on a kiosk', () => {
  test.use({ viewport: { width: 1080, height: 1920 } });

  test('the bookings site has its header, and Back to Kiosk Home clears the customer’s data', async ({
    page,
  }) => {
    await setKioskTimes(page, LONG_TIMES);
    await openAs(
      page,
      'a-customer-without-instruction',
      `${sites.bookings}/location/${KIOSK_CENTRE.slug}?kiosk=true&centre=${KIOSK_CENTRE.slug}`,
    );
    await expectLinks(
      page,
      [
        'Book an activity',
        'Book a camp',
        'Book a course',
        'Buy a membership',
        'Basket',
        'My account',
        'Back to Kiosk Home',
      ],
      'Log out',
    );
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expectAccessible(page);
    const token = await readToken(page);
    await findBanner(page).getByRole('link', { name: 'Back to Kiosk Home' }).click();
    await expectKioskHomeShown(page);
    expect(page.url().startsWith(sites.onlineJoining)).toBe(true);
    expect(await readToken(page)).toBe('');
    expect(await readSandboxStatus('/api/auth/user', token)).toBe(401);
    expect(await readRemainingData(page)).not.toContain(token);
  });
});
