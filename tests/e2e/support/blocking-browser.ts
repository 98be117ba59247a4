import { browserFlags, findBrowser } from '../../../scripts/lib/browser.ts';

/**
 * Settings of a browser that blocks third-party cookies. As Playwright starts it, this also blocks all storage in frames
 * of other sites.
 */
export const blockingBrowser = {
  executablePath: await findBrowser(),
  args: [...browserFlags, '--test-third-party-cookie-phaseout'],
};
