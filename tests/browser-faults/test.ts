import { type BrowserContext, test as base } from '@playwright/test';
import { sites } from '../e2e/support/sub-sites.ts';

/**
 * A new page for each test, in a browser that keeps only its cache, so that hundreds of visits download the site once. The
 * clock of the page can be moved forward.
 */
export const test = base.extend<object, { browserWithCache: BrowserContext }>({
  browserWithCache: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: sites.onlineJoining,
        locale: 'en-GB',
        timezoneId: 'Europe/London',
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 900 },
      });
      await context.clock.install();
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browserWithCache: context }, use) => {
    const page = await context.newPage();
    await use(page);
    const devtools = await context.newCDPSession(page);
    for (const origin of Object.values(sites))
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
    await page.close();
    await context.clearCookies();
  },
});
