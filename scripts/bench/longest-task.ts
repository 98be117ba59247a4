import type { Browser } from '@playwright/test';

type TraceEvent = {
  name?: string;
  pid?: number;
  tid?: number;
  /** What it cost the processor, in µs; on a busy machine less than the time that it took. */
  tdur?: number;
  args?: { name?: string };
};

function mainThreads(events: readonly TraceEvent[]): Set<string> {
  const named = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  return new Set(named.map(({ pid, tid }) => `${pid}/${tid}`));
}

/**
 * The processor time, in ms, of the longest task on a page's main thread while `act` runs. Other work of the machine does
 * not count, the slowing down of the processor by the browser does.
 */
export async function longestTask(browser: Browser, act: () => Promise<void>): Promise<number> {
  const cdp = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const complete = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'] },
  });
  await act();
  await cdp.send('Tracing.end');
  await complete;
  await cdp.detach();
  const threads = mainThreads(events);
  const tasks = events.filter(
    ({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && threads.has(`${pid}/${tid}`),
  );
  if (tasks.length === 0) throw new Error('The browser told of no task.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
