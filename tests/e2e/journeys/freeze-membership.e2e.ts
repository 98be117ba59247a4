import { pressKeyOn } from '../support/keyboard.ts';
import { enterScenario } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, expectAccessible, expectAddress, ONE_WIDTH, test } from '../support/test.ts';

test(
  'a customer freezes a membership with the keyboard alone, reads which payments are skipped, and withdraws the freeze',
  ONE_WIDTH,
  async ({ page }) => {
    const { token } = await enterScenario<{ token: string }>('a-customer-who-can-freeze');
    await keepToken(page, token);
    await page.goto(`${sites.myAccount}/memberships`);
    await pressKeyOn(page, page.getByRole('link', { name: 'Freeze', exact: true }));
    await expectAddress(page, /\/memberships\/[\w-]+\/freeze$/);
    await expectAccessible(page);

    await pressKeyOn(page, page.getByRole('button', { name: 'Check dates and cost' }));
    await expect(page.getByRole('heading', { name: 'Payments while frozen' })).toBeVisible();
    await expect(page.getByText(/^£5\.00 instead of £/)).toBeVisible();
    await expectAccessible(page);
    await pressKeyOn(page, page.getByRole('button', { name: 'Freeze my membership' }));
    await expect(page.getByText(/^Your membership will be frozen from /)).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${sites.myAccount}/memberships`);
    await expect(page.getByText(/Undo the freeze before you change it\.$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Change', exact: true })).toHaveCount(0);
    await pressKeyOn(page, page.getByRole('button', { name: 'Undo the freeze' }));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^It’s free to undo the freeze\./)).toBeVisible();
    await expectAccessible(page);
    await pressKeyOn(page, dialog.getByRole('button', { name: 'Undo the freeze' }));
    await expect(page.getByRole('link', { name: 'Freeze', exact: true })).toBeVisible();
  },
);
