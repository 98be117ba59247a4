import type { Page } from '@playwright/test';
import { fillBilling, fillCard, openCheckout, PLAIN_CARD } from '../support/checkout-steps.ts';
import { expect, expectAccessible, ONE_WIDTH, test } from '../support/test.ts';

const findDialog = (page: Page) => page.getByRole('dialog');
const findTerms = (page: Page) => findDialog(page).getByRole('region', { name: 'Terms and Conditions' });
const findAgreeButton = (page: Page) => findDialog(page).getByRole('button', { name: 'I Agree' });

async function openTerms(page: Page) {
  await openCheckout(page, 'provider-stripe');
  await fillBilling(page);
  await fillCard(page, PLAIN_CARD);
  await page.getByRole('button', { name: 'Continue', exact: true }).first().click();
  await expect(findDialog(page).getByText('Ending your membership')).toBeAttached();
}

test(
  'on a phone the terms fill the screen and scroll under their title, with the button always in sight',
  ONE_WIDTH,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openTerms(page);
    expect(await findDialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await expect(findAgreeButton(page)).toBeInViewport({ ratio: 1 });
    await expect(findAgreeButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    await findTerms(page).focus();
    await page.keyboard.press('End');
    await expect(findAgreeButton(page)).not.toHaveAttribute('aria-disabled');
    await expect(findAgreeButton(page)).toBeInViewport({ ratio: 1 });
  },
);

test(
  'at 400 % zoom the terms can be read to the end and agreed to, and both buttons of the leave warning can be reached',
  ONE_WIDTH,
  async ({ page }) => {
    await openTerms(page);
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(findAgreeButton(page)).toHaveAttribute('aria-disabled', 'true');
    await findTerms(page).focus();
    // The window has just been resized, so the first press of End may go to the end of the old layout.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(findAgreeButton(page)).not.toHaveAttribute('aria-disabled', { timeout: 1000 });
    }).toPass();
    await expectAccessible(page);
    await findAgreeButton(page).click();
    await expect(findDialog(page)).toBeHidden();
    await page.getByRole('button', { name: 'Cancel selection and start over' }).first().click();
    for (const name of ['Leave this screen', 'Continue with my purchase']) {
      await findDialog(page).getByRole('button', { name }).focus();
      await expect(findDialog(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Enter');
    await expect(findDialog(page)).toBeHidden();
  },
);
