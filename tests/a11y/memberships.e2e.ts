import { answerOnce, failOnce, holdAnswer } from '../e2e/support/answers.ts';
import { findSection } from '../e2e/support/joining-steps.ts';
import { watchLayoutShift } from '../e2e/support/layout-shift.ts';
import { expect, expectAccessible, ONE_WIDTH, test } from '../e2e/support/test.ts';

test.use({ expectedNoise: /^Failed to load resource: / });

const CENTRE_PATH = '/centre/norwich-marshes-leisure';
const MEMBERSHIP_TYPES_ADDRESS = '**/api/memberships/types?*';

test('the memberships are accessible in every state', ONE_WIDTH, async ({ page }) => {
  const releaseTypes = await holdAnswer(page, MEMBERSHIP_TYPES_ADDRESS);
  await page.goto(CENTRE_PATH);
  await expect(page.getByText('Loading memberships…').first()).toBeVisible();
  await page.getByRole('button', { name: 'Edit Choose centre' }).click();
  const centre = findSection(page, 'Choose centre');
  await expect(centre.getByRole('button', { name: 'Change location' })).toBeVisible();
  await expectAccessible(page);
  await centre.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Loading memberships…').first()).toBeVisible();
  await expectAccessible(page);
  releaseTypes();

  const memberships = findSection(page, 'Choose membership');
  await expect(memberships.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(memberships.getByRole('button', { name: 'All types' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByText("You haven't selected a membership yet").first()).toBeAttached();
  await expectAccessible(page);

  await memberships.getByRole('button', { name: 'See all details Unlimited Fitness' }).click();
  await expect(page.getByRole('dialog', { name: 'Unlimited Fitness' }).getByText('every pool')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const corporate = memberships.getByRole('button', { name: /^Choose Corporate/ });
  await expect(corporate).toHaveCount(0);
  await memberships.getByRole('checkbox', { name: 'Show ineligible memberships' }).check();
  await expect(corporate).toBeDisabled();
  await expectAccessible(page);
  await memberships.getByRole('button', { name: 'See all details Corporate' }).click();
  const details = page.getByRole('dialog', { name: 'Corporate' });
  await expect(details.getByText('You are ineligible for this membership').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await memberships.getByRole('radio', { name: 'Single payment' }).check();
  await expect(memberships.getByText('Time period: 30 days').first()).toBeVisible();
  await expectAccessible(page);
});

test(
  'a centre without memberships, and one whose memberships fail to load, are accessible',
  ONE_WIDTH,
  async ({ page }) => {
    await answerOnce(page, MEMBERSHIP_TYPES_ADDRESS, { data: [] });
    await page.goto(CENTRE_PATH);
    await expect(page.getByText('No memberships found')).toBeVisible();
    await expectAccessible(page);

    await failOnce(page, MEMBERSHIP_TYPES_ADDRESS);
    await page.reload();
    await expect(
      page.getByRole('alert').filter({ hasText: 'We couldn’t load the memberships.' }),
    ).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'a membership that is not available has no toggle if the venue does not allow it',
  ONE_WIDTH,
  async ({ page }) => {
    await page.goto('/centre/trent-meadows-leisure-centre');
    await expect(findSection(page, 'Choose membership').getByRole('radio').first()).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Show ineligible memberships' })).toHaveCount(0);
  },
);

test('the cards fill the space that is reserved for them', ONE_WIDTH, async ({ page }) => {
  const layoutShift = await watchLayoutShift(page);
  await page.goto(CENTRE_PATH);
  const memberships = findSection(page, 'Choose membership');
  await expect(memberships.getByText('10 memberships found')).toBeVisible();
  await expect(memberships.getByRole('button', { name: /^See all details/ })).toHaveCount(10);
  expect(await layoutShift()).toBeLessThanOrEqual(0.02);
});
