import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

export type ScriptSize = { url: string; gzipBytes: number };

/** Timers this long are for after the first screen. */
const LONG_TIMER_MS = 2000;

/**
 * Opens an address, waits until `isReady` resolves, and returns the scripts that were loaded by then.
 *
 * @param includesLater whether to include files that load by a timer of two seconds or more
 * @returns every script of the page's own origin, without those of other origins (a card provider's); sizes in bytes after gzip
 */
export async function measureScriptsUntil(
  page: Page,
  address: string,
  isReady: (page: Page) => Promise<void>,
  includesLater = false,
): Promise<ScriptSize[]> {
  const { origin } = new URL(address);
  const bodies: Promise<ScriptSize>[] = [];
  const recordScript = (response: Response) => {
    const isScript = response.request().resourceType() === 'script';
    if (!isScript || new URL(response.url()).origin !== origin) return;
    bodies.push(
      response
        .body()
        .then((body) => ({ url: response.url(), gzipBytes: gzipSync(body, { level: 9 }).length })),
    );
  };
  page.on('response', recordScript);
  if (!includesLater) await stopLongTimers(page);
  await page.goto(address);
  await isReady(page);
  // A later file is not counted, and the caller may close the page before its body is there.
  page.off('response', recordScript);
  return Promise.all(bodies);
}

/** Disables timers of two seconds or more in this page, because on a slow machine they fire before its screen is detected. */
async function stopLongTimers(page: Page): Promise<void> {
  await page.addInitScript((longMs) => {
    const originalSetTimeout = globalThis.setTimeout;
    globalThis.setTimeout = Object.assign(
      (...[callback, ms = 0, ...callbackArguments]: Parameters<typeof originalSetTimeout>) =>
        originalSetTimeout(ms >= longMs ? () => {} : callback, ms, ...callbackArguments),
      // This file is type-checked with Node's setTimeout, which has a property that the replacement needs.
      originalSetTimeout,
    );
  }, LONG_TIMER_MS);
}

/** Converts bytes to kB of 1000 bytes, the unit of the budgets. */
export function toKilobytes(bytes: number): number {
  return bytes / 1000;
}
