import type { Browser, Page } from '@playwright/test';
import type { Tally } from '../../tooling/run.ts';
import { calculateMedian } from './figures.ts';
import { servePlainReact } from './plain-react/server.ts';
import { serveBehindNginx } from './serve-behind-nginx.ts';

/** A phone on a slow connection, as Lighthouse simulates it: 1.6 Mbit/s, 150 ms latency. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
const TIMEOUT_MS = 60_000;

/** The milestones of loading the joining home, with their budgets in ms (docs/performance.md). */
const MILESTONES = {
  'first paint': 800,
  'finder usable': 1900,
  'first centres': 2200,
} as const;

type Milestone = keyof typeof MILESTONES;
type ColdStart = Readonly<Record<Milestone, number>>;

/**
 * Measures when a customer with an empty cache sees the joining home, can use its search, and sees the first centres: in ms after
 * the navigation, as the median of the runs, with network and processor throttled by the browser. The site is served by the sandbox
 * over HTTP/1.1, and by nginx over HTTP/2 as in production. Alternates with a page of plain React with the same centres, which is
 * the lower bound on this machine.
 */
export async function measureColdStart(
  { browser, site, api }: { readonly browser: Browser; readonly site: string; readonly api: string },
  runs: number,
): Promise<Tally[]> {
  const plainServer = await servePlainReact(await (await fetch(`${api}/api/venues/online-joining`)).text());
  const behindNginx = await serveBehindNginx(api);
  const addresses = {
    'HTTP/1.1': site,
    [`HTTP/2 with ${behindNginx.isBrotli ? 'brotli' : 'gzip'}`]: behindNginx.url,
    'plain React': plainServer.url,
  };
  const measuredSites = Object.entries(addresses).map(([place, url]) => ({
    place,
    url,
    coldStarts: [] as ColdStart[],
  }));
  try {
    for (let run = 0; run < runs; run += 1)
      for (const { url, coldStarts } of measuredSites) coldStarts.push(await measureStart(browser, url));
  } finally {
    plainServer.close();
    await behindNginx.stop();
  }
  return Object.entries(MILESTONES).map(([name, budget]) => {
    const milestone = isMilestone(name) ? name : 'first paint';
    const figures = measuredSites.map(({ place, coldStarts }) => {
      const times = coldStarts.map((start) => start[milestone]);
      const allTimes = times.map((time) => Math.round(time)).join(', ');
      return { place, median: calculateMedian(times), allTimes };
    });
    const isWithinBudget = figures.every(({ place, median }) => place === 'plain React' || median <= budget);
    const sentences = figures.map(
      ({ place, median, allTimes }) => `${place} ${Math.round(median)} (${allTimes})`,
    );
    console.log(
      `${isWithinBudget ? '✓' : '✗'} cold start on a slow line, ${name}, of ${budget} ms: ${sentences.join('; ')}`,
    );
    return isWithinBudget ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  });
}

const isMilestone = (name: string): name is Milestone => Object.hasOwn(MILESTONES, name);

async function measureStart(browser: Browser, site: string): Promise<ColdStart> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(reportPaints, { usable: 'input[type="search"]', centres: '[aria-setsize]' });
  const [usableAt, centresShownAt] = [waitForPaint(page, 'usable'), waitForPaint(page, 'centres')];
  await page.goto(`${site}/`, { timeout: TIMEOUT_MS });
  const start = {
    'finder usable': await usableAt,
    'first centres': await centresShownAt,
    'first paint': await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ),
  };
  await context.close();
  return start;
}

/**
 * Runs in the page. Reports the time of the frame after the one in which an element of each selector first appears, on the
 * console: anything that asks the page would first inject Playwright's script, which takes a slow phone 0.1 s during its start.
 */
function reportPaints(selectors: Readonly<Record<string, string>>): void {
  const missingSelectors = new Map(Object.entries(selectors));
  const reportShown = () => {
    for (const [name, selector] of missingSelectors) {
      if (!document.querySelector(selector)) continue;
      missingSelectors.delete(name);
      requestAnimationFrame(() => setTimeout(() => console.debug(name, performance.now())));
    }
    if (missingSelectors.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(reportShown);
  observer.observe(document, { childList: true, subtree: true });
}

/** The time in ms at which the page reports that something is painted. */
async function waitForPaint(page: Page, name: string): Promise<number> {
  const message = await page.waitForEvent('console', {
    predicate: (consoleMessage) => consoleMessage.text().startsWith(`${name} `),
    timeout: TIMEOUT_MS,
  });
  return Number(message.text().slice(name.length));
}
