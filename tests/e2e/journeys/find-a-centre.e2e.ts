import type { Page } from '@playwright/test';
import { expect, ONE_WIDTH, test } from '../support/test.ts';

const findSuggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

const waysToLeave: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['Enter', (page) => page.keyboard.press('Enter')],
  ['Search', (page) => page.getByRole('button', { name: 'Search', exact: true }).tap()],
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [name, leave] of waysToLeave)
    test(`after ${name} nothing covers the centres that were found`, ONE_WIDTH, async ({ page }) => {
      await page.goto('/');
      const field = page.getByLabel('Find a centre');
      await field.tap();
      await field.pressSequentially('Manchester');
      await expect(findSuggestions(page)).toBeVisible();
      await leave(page);
      const resultsHeading = page.getByRole('heading', { name: /^Centres (near|in|named) / });
      await expect(resultsHeading).toBeVisible();
      await expect(findSuggestions(page)).toBeHidden();
      const isOnTop = await resultsHeading.evaluate((heading) => {
        const { left, top, height } = heading.getBoundingClientRect();
        const topElement = document.elementFromPoint(left + 2, top + height / 2);
        return topElement !== null && heading.contains(topElement);
      });
      expect(isOnTop, 'the heading of the results can be seen').toBe(true);
      await page
        .getByRole('button', { name: /^Choose / })
        .first()
        .click({ trial: true });
    });
});
