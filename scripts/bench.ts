/**
 * `npm run bench [-- --only TEXT] [-- --runs N]` measures forms and lists on a processor slowed down four times, and compares
 * the forms with plain HTML of the same questions. docs/performance.md explains what is measured and how.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildIfNeeded } from '../tooling/build.ts';
import { readPort } from '../tooling/defaults.ts';
import { addTallies, endWithSentence, endWithTally } from '../tooling/run.ts';
import { measureClusters } from './bench/clusters.ts';
import { measureColdStart } from './bench/cold-start.ts';
import { measureFinder } from './bench/finder.ts';
import { measureForms } from './bench/forms.ts';
import { measureHostShare } from './bench/host-share.ts';
import { measureLongLists } from './bench/long-lists.ts';
import { measureMemberships } from './bench/memberships.ts';
import { measureStart } from './bench/start.ts';
import { measureTimetable } from './bench/timetable.ts';
import { browserFlags, findBrowser } from './lib/browser.ts';
import { enterScenario } from './lib/enter-scenario.ts';
import { startSite } from './lib/running-site.ts';

const REQUEST_TIMEOUT_MS = 600_000;

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    runs: { type: 'string', default: '7' },
    only: { type: 'string', default: '' },
  },
});

const executablePath = await findBrowser().catch(endWithSentence);
await buildIfNeeded().catch(endWithSentence);
// Seeds the centre with 2,000 sessions a week, for the timetable.
process.env.PAVILION_LOAD = '1';
const site = await startSite(readPort(values.port, 4330)).catch(endWithSentence);
const browser = await chromium.launch({ executablePath, args: browserFlags });
const describeHostShare = measureHostShare();
try {
  const { token } = await enterScenario<{ token: string }>(site.url, 'a-customer-with-instruction');
  const config: Record<string, unknown> = await (await fetch(`${site.url}/config.json`)).json();
  const configWithLongTimeout = { ...config, requestTimeoutMs: REQUEST_TIMEOUT_MS };
  const target = { browser, site: site.joiningSite, configWithLongTimeout, token };
  const chosenNames = new RegExp(values.only);
  const tallies = await measureForms(target, Number(values.runs), chosenNames);
  if (chosenNames.test('start')) tallies.push(await measureStart(target, Number(values.runs)));
  if (chosenNames.test('cold start'))
    tallies.push(...(await measureColdStart({ ...target, api: site.url }, Number(values.runs))));
  if (chosenNames.test('memberships')) tallies.push(...(await measureMemberships(target)));
  if (chosenNames.test('finder')) tallies.push(...(await measureFinder(target)));
  if (chosenNames.test('timetable'))
    tallies.push(...(await measureTimetable({ browser, api: site.url, site: site.bookingsSite })));
  if (chosenNames.test('long lists')) tallies.push(...(await measureLongLists({ browser, ...site, token })));
  if (chosenNames.test('clusters')) tallies.push(measureClusters());
  console.log(describeHostShare() ?? '');
  endWithTally(addTallies(tallies));
} finally {
  await browser.close();
  await site.stop();
}
