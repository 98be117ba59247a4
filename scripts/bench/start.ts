import type { Browser } from '@playwright/test';
import type { Tally } from '../../tooling/run.ts';
import { formatMs, median } from './figures.ts';
import { type TraceEvent, tasksOn, threadOf, traceOf } from './trace.ts';

/** A phone's processor against this one, as Lighthouse reckons. */
const SLOWER = 4;
/** A task that takes longer keeps the customer waiting; what is above it is blocking time. */
const TASK_MS = 50;
const BLOCKING_MS = 100;
/** Until everything that comes by itself after the first screen has come. */
const SETTLES_MS = 6000;
const SHOWN_TASKS = 6;

type Start = {
  readonly blocking: number;
  readonly all: number;
  readonly tasks: readonly { readonly at: number; readonly cost: number }[];
};

type Place = { readonly browser: Browser; readonly site: string };

/**
 * What the start of the joining site costs a phone's main thread, in processor time: the time by which tasks exceed 50 ms
 * after the first paint, as Lighthouse's total blocking time counts it, but without what other work of the machine adds.
 */
export async function measureStart(place: Place, runs: number): Promise<Tally> {
  const starts: Start[] = [];
  for (let run = 0; run < runs; run += 1) starts.push(await oneStart(place));
  const inOrder = starts.toSorted((one, other) => one.blocking - other.blocking);
  const blockings = inOrder.map(({ blocking }) => blocking);
  const middle = inOrder[Math.floor((runs - 1) / 2)];
  const longest = (middle?.tasks ?? []).toSorted((one, other) => other.cost - one.cost).slice(0, SHOWN_TASKS);
  const isHeld = median(blockings) <= BLOCKING_MS;
  console.log(
    `${isHeld ? '✓' : '✗'} start of joining home, ${SLOWER}× slower: blocking ${formatMs(median(blockings))} of ${BLOCKING_MS} ms (best of ${runs}: ${formatMs(Math.min(...blockings))}, worst ${formatMs(Math.max(...blockings))}), whole main thread ${formatMs(median(starts.map(({ all }) => all)))}`,
  );
  console.log(
    `    longest tasks: ${longest.map(({ at, cost }) => `${formatMs(cost)} (at ${formatMs(at)})`).join(', ')}`,
  );
  return isHeld ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function oneStart({ browser, site }: Place): Promise<Start> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const events = await traceOf(browser, ['devtools.timeline', 'loading'], async () => {
    await page.goto(site);
    await page.locator('[aria-setsize]').first().waitFor();
    await page.waitForTimeout(SETTLES_MS);
  });
  await context.close();
  return startIn(events);
}

function startIn(events: readonly TraceEvent[]): Start {
  const painted = events.find(({ name }) => name === 'firstContentfulPaint');
  if (painted?.ts === undefined) throw new Error('The browser reported no first paint.');
  const { ts: paintedAt } = painted;
  const tasks = tasksOn(new Set([threadOf(painted)]), events)
    .filter(({ ts = 0 }) => ts >= paintedAt)
    .map(({ ts = 0, tdur = 0 }) => ({ at: (ts - paintedAt) / 1000, cost: (tdur * SLOWER) / 1000 }));
  return {
    blocking: tasks.reduce((sum, { cost }) => sum + Math.max(0, cost - TASK_MS), 0),
    all: tasks.reduce((sum, { cost }) => sum + cost, 0),
    tasks,
  };
}
