import { expect, type Page } from '@playwright/test';

/**
 * Checks that nothing extends beyond the edge of the narrowest screen, or of a phone with text twice as large.
 *
 * @param more what else to check on the narrowest screen
 */
export async function expectFitsNarrow(page: Page, more = async () => {}): Promise<void> {
  const before = page.viewportSize();
  await expectWithin(page, 390, '200%');
  await expectWithin(page, 320, '');
  await more();
  if (before) await page.setViewportSize(before);
}

async function expectWithin(page: Page, width: number, text: string): Promise<void> {
  await page.setViewportSize({ width, height: 640 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, text);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(width);
}
