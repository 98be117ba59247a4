import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

export type ScriptSize = { url: string; gzip: number };

/** Timers this long are for after the first screen. */
const LONG_MS = 2000;

/**
 * Opens an address, waits until `isReady` resolves, and returns the scripts that were loaded by then.
 *
 * @param hasLater whether to include files that load by a timer of two seconds or more
 * @returns every script of the page's own origin, without those of other origins (a card provider's); sizes in bytes after gzip
 */
export async function measureScriptsUntil(
  page: Page,
  address: string,
  isReady: (page: Page) => Promise<void>,
  hasLater = false,
): Promise<ScriptSize[]> {
  const { origin } = new URL(address);
  const bodies: Promise<ScriptSize>[] = [];
  const measure = (response: Response) => {
    const isScript = response.request().resourceType() === 'script';
    if (!isScript || new URL(response.url()).origin !== origin) return;
    bodies.push(
      response.body().then((body) => ({ url: response.url(), gzip: gzipSync(body, { level: 9 }).length })),
    );
  };
  page.on('response', measure);
  if (!hasLater) await stopLongTimers(page);
  await page.goto(address);
  await isReady(page);
  // A later file is not counted, and the caller may close the page before its body is there.
  page.off('response', measure);
  return Promise.all(bodies);
}

/** Disables timers of two seconds or more in this page, because on a slow machine they fire before its screen is detected. */
async function stopLongTimers(page: Page): Promise<void> {
  await page.addInitScript((longMs) => {
    const set = globalThis.setTimeout;
    globalThis.setTimeout = Object.assign(
      (...[ring, ms = 0, ...rest]: Parameters<typeof set>) =>
        set(ms >= longMs ? () => {} : ring, ms, ...rest),
      // This file is type-checked with Node's setTimeout, which has a property that the replacement needs.
      set,
    );
  }, LONG_MS);
}

/** Converts bytes to kB of 1000 bytes, the unit of the budgets. */
export function toKilobytes(bytes: number): number {
  return bytes / 1000;
}
