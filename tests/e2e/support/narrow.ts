import { expect, type Page } from '@playwright/test';

/**
 * Checks that nothing extends beyond the edge of the narrowest screen, or of a phone with text twice as large.
 *
 * @param checkMore what else to check on the narrowest screen
 */
export async function expectFitsNarrow(page: Page, checkMore = async () => {}): Promise<void> {
  const originalSize = page.viewportSize();
  await expectNoOverflow(page, 390, '200%');
  await expectNoOverflow(page, 320, '');
  await checkMore();
  if (originalSize) await page.setViewportSize(originalSize);
}

async function expectNoOverflow(page: Page, width: number, textSize: string): Promise<void> {
  await page.setViewportSize({ width, height: 640 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, textSize);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(width);
}
