import type { Page } from '@playwright/test';
import { enterScenario } from './sandbox.ts';
import { expect, expectAccessible } from './test.ts';

export type Login = { email: string; password: string };

/** Makes a fresh customer in a named state and logs them in as a person does. */
export async function signInAs(page: Page, scenario: string): Promise<Login> {
  const login = await enterScenario<Login>(scenario);
  await page.goto('/login?redirect=%2F');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/^Email/).fill(login.email);
  await page.getByLabel('Password', { exact: true }).fill(login.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  return login;
}
