import type { Page } from '@playwright/test';
import axe, { type AxeResults, type Result, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** A frame that is busy is waited for, not left out. */
const FRAME_ANSWERS_MS = 10_000;

/**
 * What axe finds wrong with a page, its frames included. axe is run as its API describes, not by `@axe-core/playwright`: that sends the
 * whole of axe's source to a page for each state, and brings all results of every frame out of the browser and into another page, which
 * takes several times as long as the judging itself.
 */
export async function violationsOf(page: Page, options: RunOptions): Promise<Result[]> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => window.axe !== undefined)) continue;
    await frame.evaluate(axe.source);
    await frame.evaluate(() => window.axe?.configure({ allowedOrigins: ['<unsafe_all_origins>'] }));
  }
  const results = await page.evaluate(judged, {
    ...options,
    resultTypes: ['violations'],
    pingWaitTime: FRAME_ANSWERS_MS,
  } satisfies RunOptions);
  if (!results) throw new Error('The page was replaced by another one while it was judged.');
  return results.violations;
}

/** In the page: what `overflow: clip` cuts off is no more to be seen than with `hidden`, which is all that axe knows of. */
async function judged(options: RunOptions): Promise<AxeResults | undefined> {
  const clipping = [...document.querySelectorAll<HTMLElement>('*')].filter(
    (element) => getComputedStyle(element).overflow === 'clip',
  );
  const styled = clipping.map((element) => ({ element, had: element.hasAttribute('style') }));
  for (const element of clipping) element.style.overflow = 'hidden';
  try {
    return await window.axe?.run(document, options);
  } finally {
    for (const { element, had } of styled) {
      element.style.removeProperty('overflow');
      if (!had) element.removeAttribute('style');
    }
  }
}
