import type { Page } from '@playwright/test';
import { pressKeyOn, tabTo, typeInto } from '../support/keyboard.ts';
import { buildMembershipPath } from '../support/membership-steps.ts';
import { enterScenario } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, expectAccessible, expectAddress, ONE_WIDTH, test } from '../support/test.ts';

type Member = { token: string; membershipId: string };

/** Chooses credit instead of money, because a refund of money would be final. */
async function chooseCredit(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('radio', { name: /^The way you paid.*£45\.20 to the card/ }));
  await page.keyboard.press('ArrowDown');
  const credit = page.getByRole('radio', { name: /^As credit on your account.*£45\.20 as credit/ });
  await expect(credit).toBeChecked();
}

test(
  'a customer leaves within 14 days with the keyboard alone, reads what ends, and withdraws the cancellation',
  ONE_WIDTH,
  async ({ page }) => {
    const { token, membershipId } = await enterScenario<Member>('a-customer-in-cooling-off');
    await keepToken(page, token);
    await page.goto(`${sites.myAccount}/memberships`);
    await pressKeyOn(page, page.getByRole('link', { name: 'Cancel', exact: true }));
    await expectAddress(page, /\/memberships\/[\w-]+\/cancel$/);
    const outcome = page.getByRole('region', { name: 'What happens if you cancel now' });
    await expect(outcome.getByText('£45.20', { exact: true })).toBeVisible();
    await expect(outcome.getByText(/^Yoga,.*Refund: £7\.50 as credit/)).toBeVisible();
    await expect(outcome.getByText(/^Gil Scenario,/)).toBeVisible();
    await chooseCredit(page);
    await expectAccessible(page);

    await typeInto(page, page.getByRole('textbox', { name: /^Why are you leaving\?/ }), 'I am moving away.');
    await pressKeyOn(page, page.getByRole('button', { name: 'Cancel my membership' }));
    await expect(page.getByText(/^LV/)).toBeVisible();
    await expect(page.getByText('£45.20 as credit on your account')).toBeVisible();
    await expect(page.getByText(/You can undo this until then\.$/)).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await expect(page.getByText(/^LV/)).toBeVisible();
    await page.goto(`${sites.myAccount}/memberships`);
    const undo = page.getByRole('button', { name: /^Undo cancellation/ });
    await expect(undo).toBeVisible();
    await expectAccessible(page);
    await pressKeyOn(page, undo);
    await expect(page.getByRole('link', { name: 'Cancel', exact: true })).toBeVisible();
    await page.goto(buildMembershipPath(membershipId, 'cancel'));
    await chooseCredit(page);
    await pressKeyOn(page, page.getByRole('button', { name: 'Cancel my membership' }));
    await pressKeyOn(page, page.getByRole('button', { name: 'Undo cancellation' }));
    await expect(page.getByRole('main').getByText('Your membership continues as normal.')).toBeVisible();
    await expectAccessible(page);
  },
);
