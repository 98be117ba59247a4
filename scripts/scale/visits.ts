import { resolveSettings } from '../../sandbox/server/settings.ts';
import { type Calls, createCalls, type SandboxApi } from '../../sandbox/testing/calls.ts';
import type { SandboxProcess } from './processes.ts';

/** The API as one customer at home uses it: each call goes to the next process, all from the same IP address. */
export function createVisitCalls(
  running: readonly SandboxProcess[],
  customer: number,
  times: number[] = [],
): SandboxApi {
  let turn = customer;
  const next = () => {
    turn += 1;
    const process = running[turn % running.length];
    if (!process) throw new Error('No process.');
    return process;
  };
  const address = `10.0.${Math.floor(customer / 256)}.${customer % 256}`;
  const call: Calls = async (method, path, asked = {}) => {
    const from = performance.now();
    const headers = { ...asked.headers, 'x-forwarded-for': address };
    const answer = await createCalls(next().url)(method, path, { ...asked, headers });
    times.push(performance.now() - from);
    return answer;
  };
  return {
    call,
    get settings() {
      return resolveSettings({ port: 0 }, next().port);
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
export interface Run extends RequestTimes {
  readonly what: string;
  /** The limit for the 95th percentile, in ms; null if there is none. */
  readonly budget: number | null;
}

let last: RequestTimes = { requests: 0, median: 0, p95: 0, slowest: 0 };

/** Returns the figures that `printFigures` printed last. */
export const readLastFigures = (): RequestTimes => last;

export function printFigures(times: readonly number[], seconds: number): void {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) =>
    Math.round(sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0);
  last = { requests: sorted.length, median: at(0.5), p95: at(0.95), slowest: at(1) };
  const rate = Math.round(sorted.length / seconds);
  console.log(
    `  ${seconds.toFixed(1)} s, ${sorted.length} requests (${rate} a second), median ${last.median} ms, p95 ${last.p95} ms, slowest ${last.slowest} ms`,
  );
}

/** Prints all runs with their 95th percentiles and limits. No run fails by its times, which depend on the machine. */
export function printTable(runs: readonly Run[]): void {
  const line = (cells: readonly string[], what: string) =>
    console.log(`${cells.map((cell) => cell.padStart(9)).join('')}  ${what}`);
  line(['requests', 'median', 'p95', 'limit', 'slowest'], '');
  for (const { what, requests, median, p95, budget, slowest } of runs)
    line([requests, median, p95, budget ?? '–', slowest].map(String), what);
}
