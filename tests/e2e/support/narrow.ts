import { expect, type Page } from '@playwright/test';

/**
 * Checks that nothing extends beyond the edge of the narrowest screen, or of a phone with text twice as large.
 *
 * @param checkMore what else to check on the narrowest screen
 */
export async function expectFitsNarrow(page: Page, checkMore = async () => {}): Promise<void> {
  const originalSize = page.viewportSize();
  await expectWithin(page, 390, '200%');
  await expectWithin(page, 320, '');
  await checkMore();
  if (originalSize) await page.setViewportSize(originalSize);
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
