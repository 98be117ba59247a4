import type { Browser } from '@playwright/test';
import type { Tally } from '../../tooling/run.ts';
import { calculateMedian, formatMs } from './figures.ts';
import { filterTasks, formatThread, recordTrace, type TraceEvent } from './trace.ts';

/** How many times slower the processor of a phone is, as Lighthouse assumes. */
const SLOWER = 4;
/** The limit above which a task blocks the customer; the time above it is blocking time. */
const TASK_MS = 50;
const BLOCKING_MS = 100;
/** How long to wait until everything that loads after the first screen is there. */
const SETTLES_MS = 6000;
const SHOWN_TASKS = 6;

type Start = {
  readonly blocking: number;
  readonly all: number;
  readonly tasks: readonly { readonly at: number; readonly cost: number }[];
};

type Place = { readonly browser: Browser; readonly site: string };

/**
 * Measures the total blocking time of the start of the joining site, as Lighthouse defines it: by how much tasks after the first
 * paint exceed 50 ms. Counts processor time, so that other load on the machine does not matter.
 */
export async function measureStart(place: Place, runs: number): Promise<Tally> {
  const starts: Start[] = [];
  for (let run = 0; run < runs; run += 1) starts.push(await measureOneStart(place));
  const inOrder = starts.toSorted((first, second) => first.blocking - second.blocking);
  const blockings = inOrder.map(({ blocking }) => blocking);
  const middle = inOrder[Math.floor((runs - 1) / 2)];
  const longest = (middle?.tasks ?? [])
    .toSorted((first, second) => second.cost - first.cost)
    .slice(0, SHOWN_TASKS);
  const isHeld = calculateMedian(blockings) <= BLOCKING_MS;
  console.log(
    `${isHeld ? '✓' : '✗'} start of joining home, ${SLOWER}× slower: blocking ${formatMs(calculateMedian(blockings))} of ${BLOCKING_MS} ms (best of ${runs}: ${formatMs(Math.min(...blockings))}, worst ${formatMs(Math.max(...blockings))}), whole main thread ${formatMs(calculateMedian(starts.map(({ all }) => all)))}`,
  );
  console.log(
    `    longest tasks: ${longest.map(({ at, cost }) => `${formatMs(cost)} (at ${formatMs(at)})`).join(', ')}`,
  );
  return isHeld ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function measureOneStart({ browser, site }: Place): Promise<Start> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const events = await recordTrace(browser, ['devtools.timeline', 'loading'], async () => {
    await page.goto(site);
    // Nothing asks the page meanwhile: Playwright would inject its script, whose compilation would count as blocking.
    await page.waitForTimeout(SETTLES_MS);
  });
  await page.locator('[aria-setsize]').first().waitFor();
  await context.close();
  return startIn(events);
}

function startIn(events: readonly TraceEvent[]): Start {
  const firstPaint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (firstPaint?.ts === undefined) throw new Error('The browser reported no first paint.');
  const { ts: paintedAt } = firstPaint;
  const tasks = filterTasks(new Set([formatThread(firstPaint)]), events)
    .filter(({ ts = 0 }) => ts >= paintedAt)
    .map(({ ts = 0, tdur = 0 }) => ({ at: (ts - paintedAt) / 1000, cost: (tdur * SLOWER) / 1000 }));
  return {
    blocking: tasks.reduce((sum, { cost }) => sum + Math.max(0, cost - TASK_MS), 0),
    all: tasks.reduce((sum, { cost }) => sum + cost, 0),
    tasks,
  };
}
