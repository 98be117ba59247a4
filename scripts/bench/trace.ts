import type { Browser } from '@playwright/test';

export type TraceEvent = {
  name?: string;
  pid?: number;
  tid?: number;
  /** The start, in µs. */
  ts?: number;
  /** The processor time, in µs; on a busy machine less than the duration. */
  tdur?: number;
  args?: { name?: string };
};

/** Records the browser's trace events of these categories while `act` runs. */
export async function recordTrace(
  browser: Browser,
  categories: readonly string[],
  act: () => Promise<void>,
): Promise<TraceEvent[]> {
  const cdp = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const complete = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...categories, 'toplevel', '__metadata'] },
  });
  await act();
  await cdp.send('Tracing.end');
  await complete;
  await cdp.detach();
  return events;
}

export const formatThread = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;

/** Returns the tasks of these threads, ordered by start. */
export function filterTasks(threads: ReadonlySet<string>, events: readonly TraceEvent[]): TraceEvent[] {
  return events
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && threads.has(formatThread(event)))
    .sort((first, second) => (first.ts ?? 0) - (second.ts ?? 0));
}
