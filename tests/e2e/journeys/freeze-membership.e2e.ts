import { press } from '../support/keyboard.ts';
import { enterScenario } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, expectAccessible, expectAddress, ONE_WIDTH, test } from '../support/test.ts';

test(
  'a customer freezes a membership with the keyboard alone, reads what falls out, and takes it back',
  ONE_WIDTH,
  async ({ page }) => {
    const { token } = await enterScenario<{ token: string }>('a-customer-who-can-freeze');
    await keepToken(page, token);
    await page.goto(`${sites.myAccount}/memberships`);
    await press(page, page.getByRole('link', { name: 'Freeze', exact: true }));
    await expectAddress(page, /\/memberships\/[\w-]+\/freeze$/);
    await expectAccessible(page);

    await press(page, page.getByRole('button', { name: 'See what this does' }));
    await expect(page.getByRole('heading', { name: 'Direct Debits that fall out' })).toBeVisible();
    await expect(page.getByText(/^£5\.00 instead of £/)).toBeVisible();
    await expectAccessible(page);
    await press(page, page.getByRole('button', { name: 'Freeze my membership' }));
    await expect(page.getByText(/^Your membership will be frozen from /)).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${sites.myAccount}/memberships`);
    await expect(page.getByText(/Take the freeze back before you change it\.$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Change', exact: true })).toHaveCount(0);
    await press(page, page.getByRole('button', { name: 'Take the freeze back' }));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^Taking the freeze back costs nothing\./)).toBeVisible();
    await expectAccessible(page);
    await press(page, dialog.getByRole('button', { name: 'Take the freeze back' }));
    await expect(page.getByRole('link', { name: 'Freeze', exact: true })).toBeVisible();
  },
);
