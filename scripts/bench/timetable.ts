import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { LOAD_ARENA_SLUG } from '../../sandbox/seed/bookings/load-arena.ts';
import { SHARED_FOR_MS } from '../../sandbox/server/shared-answers.ts';
import type { Tally } from '../../tooling/run.ts';
import { calculateMedian, formatMs } from './figures.ts';
import { measureLongestTask } from './longest-task.ts';
import { waitUntilQuiet } from './wait-until-quiet.ts';

const ROUNDS = 20;
const SLOWER = 4;
const TASK_ROUNDS = 7;
const TASK_MS = 50;
/** Long enough for all rows of a day to be rendered with a processor slowed down four times. */
const QUIET_MS = 2500;

const ANSWERS = [
  { name: 'a day', days: 1, kB: 16, ms: 30 },
  { name: 'a week', days: 7, kB: 100, ms: 80 },
] as const;

type Place = { readonly browser: Browser; readonly api: string; readonly site: string };

/** Measures the timetable of a centre with 2,000 sessions a week: its responses, and the longest task after a choice. */
export async function measureTimetable({ browser, api, site }: Place): Promise<Tally[]> {
  const from = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' }).format(
    Date.now() + 86_400_000,
  );
  console.log('The timetable of a centre with 2,000 sessions a week');
  const tallies: Tally[] = [];
  for (const { name, days, kB, ms } of ANSWERS) {
    const { size, took } = await answerOf(
      `${api}/api/activities/timetable?venue=${LOAD_ARENA_SLUG}&from=${from}&days=${days}`,
    );
    tallies.push(report(`the response for ${name}, gzip`, size / 1000, kB, 'kB'));
    tallies.push(report(`the server's time for ${name}`, took, ms, 'ms'));
  }
  return [...tallies, ...(await measureChoices(browser, `${site}/location/${LOAD_ARENA_SLUG}?date=${from}`))];
}

/** Measures the size of a response, and the median time from the request to its last byte. */
async function answerOf(address: string): Promise<{ size: number; took: number }> {
  const times: number[] = [];
  let body = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    // Waits until the response of the previous round is no longer cached.
    await pause(SHARED_FOR_MS);
    const started = performance.now();
    const answer = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } });
    body = await answer.text();
    times.push(performance.now() - started);
    if (!answer.ok) throw new Error(`The timetable responded with ${answer.status}.`);
  }
  return { size: gzipSync(body).length, took: calculateMedian(times) };
}

async function measureChoices(browser: Browser, address: string): Promise<Tally[]> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('article').first().waitFor();
  const cdp = await context.newCDPSession(page);
  await waitUntilQuiet(page, QUIET_MS);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const part = page.getByRole('combobox', { name: 'Time of day' });
  const days = page.getByRole('navigation', { name: 'Days' }).getByRole('link');
  const tasks = { filter: [] as number[], 'no filter': [] as number[], 'another day': [] as number[] };
  for (let round = 0; round < TASK_ROUNDS; round += 1) {
    // By key, because the code that Playwright runs in the page to select an option costs as much as the page's own work.
    await part.focus();
    const press = (key: string) => longestOf(browser, page, () => page.keyboard.press(key));
    tasks.filter.push(await press('End'));
    tasks['no filter'].push(await press('Home'));
    const box = await days.nth((round % 5) + 2).boundingBox();
    if (!box) throw new Error('The bench cannot find a day to click.');
    const follow = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    tasks['another day'].push(await longestOf(browser, page, follow));
  }
  await context.close();
  return Object.entries(tasks).map(([name, longest]) =>
    report(
      `${name}, processor ${SLOWER}× slower: longest task`,
      calculateMedian(longest),
      TASK_MS,
      'ms',
      longest,
    ),
  );
}

async function longestOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await waitUntilQuiet(page, QUIET_MS);
  return measureLongestTask(browser, async () => {
    await act();
    await waitUntilQuiet(page, QUIET_MS);
  });
}

function report(
  what: string,
  measured: number,
  budget: number,
  unit: 'kB' | 'ms',
  all: readonly number[] = [],
): Tally {
  const isWithin = measured <= budget;
  const formatted = unit === 'ms' ? formatMs(measured) : `${measured.toFixed(1)} kB`;
  const worst = all.length === 0 ? '' : ` (worst of ${all.length}: ${formatMs(Math.max(...all))})`;
  console.log(`${isWithin ? '✓' : '✗'} ${what}: ${formatted} of ${budget} ${unit}${worst}`);
  return isWithin ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
