import type { Page } from '@playwright/test';
import { sandboxUrl } from './addresses.ts';
import { enterScenario } from './sandbox.ts';
import { keepToken } from './sign-in.ts';
import { expect, expectAccessible } from './test.ts';

/** The kiosk's time limits in seconds. Operators use about a minute and a half. */
export type KioskTimes = { warn: number; reset: number; notice: number; confirmation: number };

/** Long enough for everything that a test does on purpose. */
export const LONG_TIMES: KioskTimes = { warn: 300, reset: 600, notice: 601, confirmation: 300 };

export const KIOSK_CENTRE = { slug: 'ardwick-fields-leisure-centre', name: 'Ardwick Fields Leisure Centre' };

/**
 * Sets these times in the operator's configuration, which is read when a document starts. The page's clock runs as usual,
 * and `leaveKioskIdle` can move it forward.
 */
export async function setKioskTimes(
  page: Page,
  times: KioskTimes,
  otherSettings: Record<string, unknown> = {},
): Promise<void> {
  await page.clock.install();
  const response = await fetch(`${sandboxUrl}/config.json`);
  const config: Record<string, unknown> = await response.json();
  await page.unroute('**/config.json');
  await page.route('**/config.json', (route) =>
    route.fulfill({
      json: {
        ...config,
        ...otherSettings,
        kiosk: {
          warnAfterMs: times.warn * 1000,
          resetAfterMs: times.reset * 1000,
          noticeAfterMs: times.notice * 1000,
          confirmationAfterMs: times.confirmation * 1000,
        },
      },
    }),
  );
}

/** Moves the clock forward, as if nobody had touched the kiosk for some seconds. */
export async function leaveKioskIdle(page: Page, seconds: number): Promise<void> {
  await page.clock.fastForward(seconds * 1000);
}

/** The seconds from the warning to the end of the visit. */
export const SECONDS_TO_RESET = LONG_TIMES.reset - LONG_TIMES.warn;

export async function openKiosk(page: Page, times: KioskTimes = LONG_TIMES): Promise<void> {
  await setKioskTimes(page, times);
  await page.goto(`/kiosk?kiosk=true&centre=${KIOSK_CENTRE.slug}`);
  await expectKioskHomeShown(page);
}

/** Checks that the kiosk's home is shown at its own address. */
export async function expectKioskHomeShown(page: Page): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/kiosk\\?kiosk=true&centre=${KIOSK_CENTRE.slug}$`));
  await expect(
    page.getByRole('heading', { level: 1, name: `Welcome to ${KIOSK_CENTRE.name}` }),
  ).toBeVisible();
}

export async function startJoining(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Buy a membership' }).click();
  // The kiosk's centre is already chosen.
  await expect(page.getByRole('button', { name: 'Edit Choose centre' })).toBeVisible();
}

export const findWarning = (page: Page) => page.getByRole('dialog', { name: 'Still there?' });
export const findStartOverDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Are you sure you want to leave this screen?' });

export async function logInAtKiosk(
  page: Page,
  credentials: { email: string; password: string },
): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.getByLabel(/^Email/).fill(credentials.email);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expectKioskHomeShown(page);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
}

/** Everything that the browser has stored and shows, as one text. */
export async function readRemainingData(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  // A string, because TypeScript does not know the types of the navigation history yet.
  const entries: unknown = await page.evaluate('navigation.entries().map(({ url }) => url)');
  const storage = await page.evaluate(async () => ({
    storages: [{ ...sessionStorage }, { ...localStorage }],
    databases: await indexedDB.databases(),
    windowName: window.name,
    history: history.state,
    shown: document.body.innerHTML,
    typed: [...document.querySelectorAll('input, select, textarea')].map((field) =>
      Reflect.get(field, 'value'),
    ),
  }));
  return JSON.stringify({ cookies, entries, ...storage });
}

/** Logs in a customer who has a monthly membership in the cart. */
export async function logInWithCart(page: Page): Promise<{ email: string; token: string }> {
  const customer = await enterScenario<{ email: string; token: string }>('a-cart-with-a-monthly-membership');
  await keepToken(page, customer.token);
  return customer;
}
