import type { Page } from '@playwright/test';
import { findSection } from './joining-steps.ts';
import { openAs } from './sign-in.ts';
import { expect } from './test.ts';

const MEMBERSHIP_PATH = '/centre/ardwick-fields-leisure-centre/membership';

/** Opens an address as a fresh customer in a named state, and goes to the dates of a membership. */
export async function openDatesAs(
  page: Page,
  scenario: string,
  membership = 'swim/recurring',
): Promise<{ email: string }> {
  const customer = await openAs(page, scenario, `${MEMBERSHIP_PATH}/${membership}`);
  await findSection(page, 'Your details').getByRole('button', { name: 'Continue' }).click();
  await expect(findSection(page, 'Review & select dates').getByLabel('Start date')).toBeVisible();
  return customer;
}
