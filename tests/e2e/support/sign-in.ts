import type { Page } from '@playwright/test';
import { keepToken as keepTokenIn } from '../../../scripts/lib/keep-token.ts';
import { enterScenario } from './sandbox.ts';
import { expect, expectAccessible } from './test.ts';

export type Credentials = { email: string; password: string };

/** Creates a fresh customer in a named state and logs them in through the form. */
export async function signInAs(page: Page, scenario: string): Promise<Credentials> {
  const credentials = await enterScenario<Credentials>(scenario);
  await page.goto('/login?redirect=%2F');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/^Email/).fill(credentials.email);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  return credentials;
}

/** Gives the page's browser a customer's token. */
export async function keepToken(page: Page, token: string): Promise<void> {
  await keepTokenIn(page.context(), token);
}

/** The session's token in the browser, '' when there is none. */
export async function readToken(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'pavilion_token')?.value ?? '';
}

/** Longer than the interval at which pages check their cookies. */
const COOKIE_CHECK_MS = 5500;

/** Makes every open page check its cookies; the page's clock has to be installed. */
export async function triggerCookieCheck(page: Page): Promise<void> {
  await page.clock.runFor(COOKIE_CHECK_MS);
}

/** Opens a page as a customer in a named state, without the log-in form. */
export async function openAs(
  page: Page,
  scenario: string,
  path: string,
  params: Record<string, unknown> = {},
): Promise<{ email: string }> {
  const customer = await enterScenario<{ email: string; token: string }>(scenario, params);
  await keepToken(page, customer.token);
  await page.goto(path);
  return customer;
}
