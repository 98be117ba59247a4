import type { Browser } from '@playwright/test';
import { filterTasks, formatThread, recordTrace, type TraceEvent } from './trace.ts';

function findMainThreads(events: readonly TraceEvent[]): Set<string> {
  const mainThreadNames = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  return new Set(mainThreadNames.map(formatThread));
}

/**
 * Measures the longest task on a page's main thread while `act` runs, in ms of processor time. Other load on the machine does
 * not count; the throttling by the browser does.
 */
export async function measureLongestTask(browser: Browser, act: () => Promise<void>): Promise<number> {
  const events = await recordTrace(browser, [], act);
  const tasks = filterTasks(findMainThreads(events), events);
  if (tasks.length === 0) throw new Error('The browser reported no task.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
