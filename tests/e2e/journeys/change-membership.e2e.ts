import { expectCheckoutShown } from '../support/checkout-steps.ts';
import { pressKeyOn, typeInto } from '../support/keyboard.ts';
import { payWithKeys } from '../support/keyboard-joining.ts';
import { buildMembershipPath, findChange } from '../support/membership-steps.ts';
import { enterScenario, readLedger } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { expect, expectAccessible, expectAddress, ONE_WIDTH, test } from '../support/test.ts';

type Member = { token: string; email: string; membershipId: string };

test(
  'a customer changes a membership with the keyboard alone, pays with 3-D Secure, and the confirmation calls it a change',
  ONE_WIDTH,
  async ({ page }) => {
    const { token, email, membershipId } = await enterScenario<Member>('a-customer-with-billing-date');
    await keepToken(page, token);
    await page.goto(buildMembershipPath(membershipId, 'change'));
    const changeForm = findChange(page);
    const gym = changeForm.getByRole('button', { name: /^Choose Gym,/ });
    await expect(gym).toBeVisible();
    await expectAccessible(page);
    await pressKeyOn(page, gym);
    await expect(changeForm).toBeFocused();
    const startDateField = changeForm.getByLabel('Start date');
    await typeInto(page, startDateField, '01/01/2020');
    await page.keyboard.press('Tab');
    await expect(changeForm.getByText(/^The earliest start date is/)).toBeVisible();
    const amountDue = changeForm.getByRole('region', { name: 'What you pay' });
    const totalDue = amountDue
      .getByText('Total to pay now', { exact: true })
      .locator('xpath=following-sibling::dd');
    const total = (await totalDue.textContent()) ?? '';
    await expectAccessible(page);
    await pressKeyOn(page, changeForm.getByRole('checkbox', { name: /Health.* and .*terms/i }), 'Space');
    await expectAccessible(page);
    await pressKeyOn(page, changeForm.getByRole('button', { name: `Pay ${total}` }));
    await expectCheckoutShown(page);
    // The terms agreed to with the change are not asked for again.
    await expect(page.getByText('You have agreed to the terms.')).toBeVisible();
    await payWithKeys(page, page);

    await expectAddress(page, /\/order-confirmed\/[\w-]+/);
    await expect(page.getByRole('heading', { level: 1, name: 'Your payment was successful' })).toBeVisible();
    const changedMembership = page.getByRole('region', { name: 'Your changed membership' });
    await expect(changedMembership.getByText('Gym', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    const { charges, orders } = await readLedger(email);
    expect([orders.length, charges.map(({ amount }) => `£${(amount / 100).toFixed(2)}`)]).toEqual([
      1,
      [total],
    ]);
  },
);
