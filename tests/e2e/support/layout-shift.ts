import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The layout shift since this step began. */
    layoutShift?: number;
  }
}

/** Longer than the half second after a press in which a browser forgives that things move. */
const ANSWER_MS = 600;

/**
 * Lets everything that a page asks for come late, and counts what it then moves of that which is on the screen already: the
 * browser's own figure, https://web.dev/articles/cls. A step begins when its heading takes the focus, or the document is new.
 *
 * @returns the figure of the current step
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ANSWER_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.addInitScript(() => {
    let begin = 0;
    window.layoutShift = 0;
    const shiftOf = (entry: PerformanceEntry): number => {
      const isCounted = entry.startTime > begin && 'hadRecentInput' in entry && !entry.hadRecentInput;
      return isCounted && 'value' in entry ? Number(entry.value) : 0;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.layoutShift = (window.layoutShift ?? 0) + shiftOf(entry);
    }).observe({ type: 'layout-shift', buffered: true });
    // What opens a step takes the place of what was there: it counts from the second frame on.
    addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLHeadingElement)) return;
      requestAnimationFrame(() =>
        requestAnimationFrame((now) => {
          begin = now;
          window.layoutShift = 0;
        }),
      );
    });
  });
  return () => page.evaluate(() => window.layoutShift ?? Number.NaN);
}
