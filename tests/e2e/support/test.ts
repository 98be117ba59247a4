import { test as base, expect, type Frame, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectNoCardData, watchCardData } from './card-data.ts';
import { expectNoHealthData } from './health-data.ts';

/** Details of a test whose subject is not the width: it runs on the desktop alone (`playwright.config.ts`). */
export const ONE_WIDTH = { tag: '@one-width' };

/** Where the site is shown: in a window of its own, or in a frame of another site's page. */
export type Screen = Page | Frame;

/** The browser reports a refused call (401, 422 …) on its console; a customer's mistake is not a fault of the page. */
const refusedCall = /^Failed to load resource: the server responded with a status of 4\d\d/;

/**
 * A page that may not throw, log an error or break its Content-Security-Policy while a test runs, and in which, when it has paid,
 * nothing of a card may be found, nor of a health answer outside its form.
 */
export const test = base.extend<{ expectedNoise: RegExp }>({
  /** What the browser may write on its console; journeys through a failing server expect more. */
  expectedNoise: [refusedCall, { option: true }],
  page: async ({ page, expectedNoise }, use) => {
    const faults = collectFaults(page, expectedNoise);
    const watch = watchCardData(page.context());
    await use(page);
    expect(faults, 'errors on the console').toEqual([]);
    await expectNoCardData(page.context(), watch);
    await expectNoHealthData(page.context(), watch);
  },
});

/** What a page throws or writes on its console as an error, from now on. */
export function collectFaults(page: Page, expectedNoise: RegExp = refusedCall): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expectedNoise.test(message.text())) faults.push(message.text());
  });
  return faults;
}

/** The address that a screen has come to. */
export async function expectAddress(screen: Screen, pattern: RegExp): Promise<void> {
  await expect.poll(() => screen.url()).toMatch(pattern);
}

export { expect, expectAccessible };
