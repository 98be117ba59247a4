import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The layout shift since this step began. */
    layoutShift?: number;
  }
}

/** Longer than the half second after a press in which a browser does not count shifts. */
const ANSWER_MS = 600;

/**
 * Delays every response to the page, and measures how much it then shifts what is already visible: the browser's own
 * score, https://web.dev/articles/cls. A step begins when its heading takes the focus, or when the document is new.
 * @returns reads the score of the current step
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
    // A toast stays clear of a bar that appears; it covers the page and shifts nothing in it.
    const isToast = (source: { node?: Node | null }) =>
      source.node instanceof Element && source.node.closest('[aria-label="Notifications"]') !== null;
    const isOfToasts = (entry: PerformanceEntry) =>
      'sources' in entry &&
      Array.isArray(entry.sources) &&
      entry.sources.length > 0 &&
      entry.sources.every(isToast);
    const shiftOf = (entry: PerformanceEntry): number => {
      const isCounted =
        entry.startTime > begin && 'hadRecentInput' in entry && !entry.hadRecentInput && !isOfToasts(entry);
      return isCounted && 'value' in entry ? Number(entry.value) : 0;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.layoutShift = (window.layoutShift ?? 0) + shiftOf(entry);
    }).observe({ type: 'layout-shift', buffered: true });
    // Opening a step replaces what was there, so shifts count from the second frame on.
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
