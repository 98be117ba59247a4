import type { Page } from '@playwright/test';
import axe, { type AxeResults, type Result, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** How long to wait for a busy frame, instead of leaving it out. */
const FRAME_TIMEOUT_MS = 10_000;

/**
 * Finds axe's violations on a page and its frames. Runs axe as its API describes instead of using `@axe-core/playwright`,
 * which sends axe's whole source to the page for each state and transfers all results of every frame through another page.
 * That takes several times as long as the check itself.
 */
export async function findViolations(page: Page, options: RunOptions): Promise<Result[]> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => window.axe !== undefined)) continue;
    await frame.evaluate(axe.source);
    await frame.evaluate(() => window.axe?.configure({ allowedOrigins: ['<unsafe_all_origins>'] }));
  }
  const results = await page.evaluate(runAxe, {
    ...options,
    resultTypes: ['violations'],
    pingWaitTime: FRAME_TIMEOUT_MS,
  } satisfies RunOptions);
  if (!results) throw new Error('The page was replaced by another one while it was judged.');
  return results.violations;
}

/** Runs in the page. What `overflow: clip` cuts off is as invisible as with `hidden`, but axe only knows `hidden`. */
async function runAxe(options: RunOptions): Promise<AxeResults | undefined> {
  const clippingElements = [...document.querySelectorAll<HTMLElement>('*')].filter(
    (element) => getComputedStyle(element).overflow === 'clip',
  );
  const clippedElements = clippingElements.map((element) => ({
    element,
    had: element.hasAttribute('style'),
  }));
  for (const element of clippingElements) element.style.overflow = 'hidden';
  try {
    return await window.axe?.run(document, options);
  } finally {
    for (const { element, had } of clippedElements) {
      element.style.removeProperty('overflow');
      if (!had) element.removeAttribute('style');
    }
  }
}
