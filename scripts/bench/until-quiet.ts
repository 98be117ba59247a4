import type { Page } from '@playwright/test';

/** Waits until a page has nothing left to do: for the time that its rows take to come, then for an idle moment. */
export async function untilQuiet(page: Page, ms: number): Promise<void> {
  await page.waitForTimeout(ms);
  // After a key in a slider, or with something that moves, Chromium may report no idle time.
  await page.evaluate((timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })), ms);
}
