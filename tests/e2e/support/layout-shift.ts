import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The layout shift since this step began. */
    layoutShift?: number;
  }
}

/** Longer than the half second after a press in which a browser does not count shifts. */
const RESPONSE_DELAY_MS = 600;

/**
 * Delays every response to the page, and measures how much it then shifts what is already visible: the browser's own
 * score, https://web.dev/articles/cls. A step begins when its heading takes the focus, or when the document is new.
 * @returns reads the score of the current step
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: RESPONSE_DELAY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.addInitScript(() => {
    let stepStart = 0;
    window.layoutShift = 0;
    // A toast stays clear of a bar that appears; it covers the page and shifts nothing in it.
    const isToast = (source: { node?: Node | null }) =>
      source.node instanceof Element && source.node.closest('[aria-label="Notifications"]') !== null;
    const comesFromToasts = (entry: PerformanceEntry) =>
      'sources' in entry &&
      Array.isArray(entry.sources) &&
      entry.sources.length > 0 &&
      entry.sources.every(isToast);
    const readShift = (entry: PerformanceEntry): number => {
      const isCounted =
        entry.startTime > stepStart &&
        'hadRecentInput' in entry &&
        !entry.hadRecentInput &&
        !comesFromToasts(entry);
      return isCounted && 'value' in entry ? Number(entry.value) : 0;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.layoutShift = (window.layoutShift ?? 0) + readShift(entry);
    }).observe({ type: 'layout-shift', buffered: true });
    // Opening a step replaces what was there, so shifts count from the second frame on.
    addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLHeadingElement)) return;
      requestAnimationFrame(() =>
        requestAnimationFrame((now) => {
          stepStart = now;
          window.layoutShift = 0;
        }),
      );
    });
  });
  return () => page.evaluate(() => window.layoutShift ?? Number.NaN);
}
