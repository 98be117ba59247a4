import type { Browser } from '@playwright/test';
import type { Tally } from '../../tooling/run.ts';
import { calculateMedian, formatMs } from './figures.ts';
import { filterTasks, formatThread, recordTrace, type TraceEvent } from './trace.ts';

/** How many times slower the processor of a phone is, as Lighthouse assumes. */
const CPU_SLOWDOWN = 4;
/** The limit above which a task blocks the customer; the time above it is blocking time. */
const BLOCKING_TASK_MS = 50;
const MAX_BLOCKING_MS = 100;
/** How long to wait until everything that loads after the first screen is there. */
const SETTLE_MS = 6000;
const PRINTED_TASKS = 6;

type StartFigures = {
  readonly blockingMs: number;
  readonly mainThreadMs: number;
  readonly tasks: readonly { readonly startedAt: number; readonly costMs: number }[];
};

type BenchTarget = { readonly browser: Browser; readonly site: string };

/**
 * Measures the total blocking time of the start of the joining site, as Lighthouse defines it: by how much tasks after the first
 * paint exceed 50 ms. Counts processor time, so that other load on the machine does not matter.
 */
export async function measureStart(target: BenchTarget, runs: number): Promise<Tally> {
  const starts: StartFigures[] = [];
  for (let run = 0; run < runs; run += 1) starts.push(await measureOneStart(target));
  const sortedStarts = starts.toSorted((first, second) => first.blockingMs - second.blockingMs);
  const blockingTimes = sortedStarts.map(({ blockingMs }) => blockingMs);
  const medianStart = sortedStarts[Math.floor((runs - 1) / 2)];
  const longestTasks = (medianStart?.tasks ?? [])
    .toSorted((first, second) => second.costMs - first.costMs)
    .slice(0, PRINTED_TASKS);
  const isWithinBudget = calculateMedian(blockingTimes) <= MAX_BLOCKING_MS;
  console.log(
    `${isWithinBudget ? '✓' : '✗'} start of joining home, ${CPU_SLOWDOWN}× slower: blocking ${formatMs(calculateMedian(blockingTimes))} of ${MAX_BLOCKING_MS} ms (best of ${runs}: ${formatMs(Math.min(...blockingTimes))}, worst ${formatMs(Math.max(...blockingTimes))}), whole main thread ${formatMs(calculateMedian(starts.map(({ mainThreadMs }) => mainThreadMs)))}`,
  );
  console.log(
    `    longest tasks: ${longestTasks.map(({ startedAt, costMs }) => `${formatMs(costMs)} (at ${formatMs(startedAt)})`).join(', ')}`,
  );
  return isWithinBudget ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function measureOneStart({ browser, site }: BenchTarget): Promise<StartFigures> {
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
    await page.waitForTimeout(SETTLE_MS);
  });
  await page.locator('[aria-setsize]').first().waitFor();
  await context.close();
  return readStart(events);
}

function readStart(events: readonly TraceEvent[]): StartFigures {
  const firstPaint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (firstPaint?.ts === undefined) throw new Error('The browser reported no first paint.');
  const { ts: paintedAt } = firstPaint;
  const tasks = filterTasks(new Set([formatThread(firstPaint)]), events)
    .filter(({ ts = 0 }) => ts >= paintedAt)
    .map(({ ts = 0, tdur = 0 }) => ({
      startedAt: (ts - paintedAt) / 1000,
      costMs: (tdur * CPU_SLOWDOWN) / 1000,
    }));
  return {
    blockingMs: tasks.reduce((sum, { costMs }) => sum + Math.max(0, costMs - BLOCKING_TASK_MS), 0),
    mainThreadMs: tasks.reduce((sum, { costMs }) => sum + costMs, 0),
    tasks,
  };
}
