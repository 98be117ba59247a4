import { resolveSettings } from '../../sandbox/server/settings.ts';
import { type CallSandbox, createSandboxClient, type SandboxApi } from '../../sandbox/testing/calls.ts';
import type { SandboxProcess } from './processes.ts';

/** The API as one customer at home uses it: each call goes to the next process, all from the same IP address. */
export function createVisitCalls(
  running: readonly SandboxProcess[],
  customer: number,
  durations: number[] = [],
): SandboxApi {
  let requestIndex = customer;
  const takeProcess = () => {
    requestIndex += 1;
    const process = running[requestIndex % running.length];
    if (!process) throw new Error('No process.');
    return process;
  };
  const address = `10.0.${Math.floor(customer / 256)}.${customer % 256}`;
  const call: CallSandbox = async (method, path, options = {}) => {
    const start = performance.now();
    const headers = { ...options.headers, 'x-forwarded-for': address };
    const answer = await createSandboxClient(takeProcess().url)(method, path, { ...options, headers });
    durations.push(performance.now() - start);
    return answer;
  };
  return {
    call,
    get settings() {
      return resolveSettings({ port: 0 }, takeProcess().port);
    },
  };
}

/** The durations of a run's requests, in ms. */
export interface RequestTimes {
  readonly requests: number;
  readonly median: number;
  readonly p95: number;
  readonly slowest: number;
}

/** A row of the table of runs. */
export interface RunFigures extends RequestTimes {
  readonly runName: string;
  /** The limit for the 95th percentile, in ms; null if there is none. */
  readonly budget: number | null;
}

let lastFigures: RequestTimes = { requests: 0, median: 0, p95: 0, slowest: 0 };

/** Returns the figures that `printFigures` printed last. */
export const readLastFigures = (): RequestTimes => lastFigures;

export function printFigures(durations: readonly number[], seconds: number): void {
  const sortedTimes = [...durations].sort((first, second) => first - second);
  const findQuantile = (share: number) =>
    Math.round(sortedTimes[Math.min(Math.floor(sortedTimes.length * share), sortedTimes.length - 1)] ?? 0);
  lastFigures = {
    requests: sortedTimes.length,
    median: findQuantile(0.5),
    p95: findQuantile(0.95),
    slowest: findQuantile(1),
  };
  const rate = Math.round(sortedTimes.length / seconds);
  console.log(
    `  ${seconds.toFixed(1)} s, ${sortedTimes.length} requests (${rate} a second), median ${lastFigures.median} ms, p95 ${lastFigures.p95} ms, slowest ${lastFigures.slowest} ms`,
  );
}

/** Prints all runs with their 95th percentiles and limits. No run fails by its times, which depend on the machine. */
export function printTable(runs: readonly RunFigures[]): void {
  const printLine = (cells: readonly string[], runName: string) =>
    console.log(`${cells.map((cell) => cell.padStart(9)).join('')}  ${runName}`);
  printLine(['requests', 'median', 'p95', 'limit', 'slowest'], '');
  for (const { runName, requests, median, p95, budget, slowest } of runs)
    printLine([requests, median, p95, budget ?? '–', slowest].map(String), runName);
}
