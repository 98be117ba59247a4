import { browserFlags, browserPath } from '../../../scripts/lib/browser.ts';

/** A browser that blocks third-party cookies, and with them, as Playwright starts it, every storage of a frame of another site. */
export const blockingBrowser = {
  executablePath: await browserPath(),
  args: [...browserFlags, '--test-third-party-cookie-phaseout'],
};
