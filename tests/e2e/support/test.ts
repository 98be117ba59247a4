import { test as base, expect, type Frame, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectNoCardData, watchCardData } from './card-data.ts';
import { expectNoHealthData } from './health-data.ts';

/** The tag of tests whose subject does not depend on the width; they run on the desktop only (`playwright.config.ts`). */
export const ONE_WIDTH = { tag: '@one-width' };

/** The tag of tests that run on the phone only, because other tests go the same way in a wide window. */
export const PHONE_ONLY = { tag: '@phone-only' };

/** Where the site is shown: in its own window, or in a frame of another site's page. */
export type Screen = Page | Frame;

/** The browser reports a refused call (401, 422 …) on its console; a customer's mistake is not a fault of the page. */
const REFUSED_CALL_PATTERN = /^Failed to load resource: the server responded with a status of 4\d\d/;

/**
 * A page that must not throw, log an error or violate its Content-Security-Policy during a test. After a payment, no card
 * data may be found anywhere, and no health answer outside its form.
 */
export const test = base.extend<{ expectedNoise: RegExp }>({
  /** What the browser may log on its console; journeys with a failing server allow more. */
  expectedNoise: [REFUSED_CALL_PATTERN, { option: true }],
  page: async ({ page, expectedNoise }, use) => {
    const errors = collectErrors(page, expectedNoise);
    const cardWatch = watchCardData(page.context());
    await use(page);
    expect(errors, 'errors on the console').toEqual([]);
    await expectNoCardData(page.context(), cardWatch);
    await expectNoHealthData(page.context(), cardWatch);
  },
});

/** Collects what a page throws or logs as an error from now on. */
export function collectErrors(page: Page, expectedNoise: RegExp = REFUSED_CALL_PATTERN): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expectedNoise.test(message.text())) errors.push(message.text());
  });
  return errors;
}

/** Waits for a screen to reach an address. */
export async function expectAddress(screen: Screen, pattern: RegExp): Promise<void> {
  await expect.poll(() => screen.url()).toMatch(pattern);
}

export { expect, expectAccessible };
