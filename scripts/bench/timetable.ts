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
const CPU_SLOWDOWN = 4;
const TASK_ROUNDS = 7;
const MAX_TASK_MS = 50;
/** Long enough for all rows of a day to be rendered with a processor slowed down four times. */
const QUIET_MS = 2500;

const ANSWER_BUDGETS = [
  { name: 'a day', days: 1, kB: 16, ms: 30 },
  { name: 'a week', days: 7, kB: 100, ms: 80 },
] as const;

type BenchTarget = { readonly browser: Browser; readonly api: string; readonly site: string };

/** Measures the timetable of a centre with 2,000 sessions a week: its responses, and the longest task after a choice. */
export async function measureTimetable({ browser, api, site }: BenchTarget): Promise<Tally[]> {
  const from = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' }).format(
    Date.now() + 86_400_000,
  );
  console.log('The timetable of a centre with 2,000 sessions a week');
  const tallies: Tally[] = [];
  for (const { name, days, kB, ms } of ANSWER_BUDGETS) {
    const { size, took } = await measureAnswer(
      `${api}/api/activities/timetable?venue=${LOAD_ARENA_SLUG}&from=${from}&days=${days}`,
    );
    tallies.push(reportFigure(`the response for ${name}, gzip`, size / 1000, kB, 'kB'));
    tallies.push(reportFigure(`the server's time for ${name}`, took, ms, 'ms'));
  }
  return [...tallies, ...(await measureChoices(browser, `${site}/location/${LOAD_ARENA_SLUG}?date=${from}`))];
}

/** Measures the size of a response, and the median time from the request to its last byte. */
async function measureAnswer(address: string): Promise<{ size: number; took: number }> {
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
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const timeOfDay = page.getByRole('combobox', { name: 'Time of day' });
  const days = page.getByRole('navigation', { name: 'Days' }).getByRole('link');
  const taskTimes = { filter: [] as number[], 'no filter': [] as number[], 'another day': [] as number[] };
  for (let round = 0; round < TASK_ROUNDS; round += 1) {
    // By key, because the code that Playwright runs in the page to select an option costs as much as the page's own work.
    await timeOfDay.focus();
    const pressKey = (key: string) => measureAction(browser, page, () => page.keyboard.press(key));
    taskTimes.filter.push(await pressKey('End'));
    taskTimes['no filter'].push(await pressKey('Home'));
    const box = await days.nth((round % 5) + 2).boundingBox();
    if (!box) throw new Error('The bench cannot find a day to click.');
    const clickDay = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    taskTimes['another day'].push(await measureAction(browser, page, clickDay));
  }
  await context.close();
  return Object.entries(taskTimes).map(([name, longestTasks]) =>
    reportFigure(
      `${name}, processor ${CPU_SLOWDOWN}× slower: longest task`,
      calculateMedian(longestTasks),
      MAX_TASK_MS,
      'ms',
      longestTasks,
    ),
  );
}

async function measureAction(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await waitUntilQuiet(page, QUIET_MS);
  return measureLongestTask(browser, async () => {
    await act();
    await waitUntilQuiet(page, QUIET_MS);
  });
}

function reportFigure(
  figureName: string,
  measured: number,
  budget: number,
  unit: 'kB' | 'ms',
  allTimes: readonly number[] = [],
): Tally {
  const isWithinBudget = measured <= budget;
  const measuredText = unit === 'ms' ? formatMs(measured) : `${measured.toFixed(1)} kB`;
  const worst =
    allTimes.length === 0 ? '' : ` (worst of ${allTimes.length}: ${formatMs(Math.max(...allTimes))})`;
  console.log(`${isWithinBudget ? '✓' : '✗'} ${figureName}: ${measuredText} of ${budget} ${unit}${worst}`);
  return isWithinBudget ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
