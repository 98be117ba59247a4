import type { Page } from '@playwright/test';
import { section } from './joining-steps.ts';
import { enterScenario } from './sandbox.ts';
import { expect } from './test.ts';

const CENTRE = '/centre/ardwick-fields-leisure-centre/membership';

/** Brings a fresh customer in a named state, by an address, to the dates of a membership. */
export async function openDatesAs(
  page: Page,
  scenario: string,
  membership = 'swim/recurring',
): Promise<{ email: string }> {
  const customer = await enterScenario<{ email: string; token: string }>(scenario);
  const cookie = { name: 'pavilion_token', value: customer.token, domain: '.pavilion.localhost', path: '/' };
  await page.context().addCookies([cookie]);
  await page.goto(`${CENTRE}/${membership}`);
  await section(page, 'Your details').getByRole('button', { name: 'Continue' }).click();
  await expect(section(page, 'Review & select dates').getByLabel('Start date')).toBeVisible();
  return customer;
}
