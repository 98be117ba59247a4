import type { Page } from '@playwright/test';

/** Waits until a page is idle: first for `ms`, the time that its rows take to render, then for an idle callback. */
export async function waitUntilQuiet(page: Page, ms: number): Promise<void> {
  await page.waitForTimeout(ms);
  // After a key press in a slider, or during an animation, Chromium may never report idle time.
  await page.evaluate((timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })), ms);
}
