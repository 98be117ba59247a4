import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserFlags } from './browser.ts';

export type LighthouseFigures = Record<string, string>;

const audits = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocking time',
  'cumulative-layout-shift': 'layout shift',
} as const;

/**
 * One Lighthouse run with its mobile preset.
 *
 * @param throttling `simulate` is Lighthouse's default; `devtools` applies the throttling for real, which alone shows what
 *   early requests and the shell in the HTML gain.
 * @returns scores (0 to 100) and timings as Lighthouse prints them.
 */
export async function lighthouseFigures(
  address: string,
  executablePath: string,
  throttling: 'simulate' | 'devtools',
): Promise<LighthouseFigures> {
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless', ...browserFlags] });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'error',
      throttlingMethod: throttling,
    });
    if (!result) throw new Error('Lighthouse gave no result.');
    const { categories, audits: measured } = result.lhr;
    const scores = Object.values(categories).map(
      ({ title, score }) =>
        [title.toLowerCase(), score === null ? '–' : String(Math.round(score * 100))] as const,
    );
    const timings = Object.entries(audits).map(
      ([id, name]) => [name, measured[id]?.displayValue ?? '–'] as const,
    );
    return Object.fromEntries([...scores, ...timings]);
  } finally {
    chrome.kill();
  }
}
