import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export type ScriptSize = { url: string; gzip: number };

/** What comes by the clock, three seconds after the start, and not because the screen needs it. */
const BY_THE_CLOCK = /\/open-overlays-/;
/** What waits for so long comes after the screen. */
const LONG_MS = 2000;

/**
 * Opens an address and waits until `isReady` says that its screen is shown, and gives the scripts that had come by then.
 *
 * @returns every script of the page's own origin with its size in bytes after gzip; scripts from other origins (a card
 *   provider's) are left out, and what comes by the clock, unless `hasLater` asks for that too.
 */
export async function scriptsUntil(
  page: Page,
  address: string,
  isReady: (page: Page) => Promise<void>,
  hasLater = false,
): Promise<ScriptSize[]> {
  const { origin } = new URL(address);
  const bodies: Promise<ScriptSize>[] = [];
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    const isCounted = hasLater || !BY_THE_CLOCK.test(response.url());
    if (!isScript || new URL(response.url()).origin !== origin || !isCounted) return;
    bodies.push(
      response.body().then((body) => ({ url: response.url(), gzip: gzipSync(body, { level: 9 }).length })),
    );
  });
  await page.goto(address);
  await isReady(page);
  return Promise.all(bodies);
}

/** Timers of two seconds and more never fire in this page: on a slow machine they fire before its screen is detected. */
export async function stopLongTimers(page: Page): Promise<void> {
  await page.addInitScript((longMs) => {
    const set = globalThis.setTimeout;
    globalThis.setTimeout = Object.assign(
      (...[ring, ms = 0, ...rest]: Parameters<typeof set>) =>
        set(ms >= longMs ? () => {} : ring, ms, ...rest),
      // The types of Node's timers, which this file is checked with, have a property on the function.
      set,
    );
  }, LONG_MS);
}

/** Bytes as kB of 1000, the unit of the budgets. */
export function inKilobytes(bytes: number): number {
  return bytes / 1000;
}
