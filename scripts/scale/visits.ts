import { resolveSettings } from '../../sandbox/server/settings.ts';
import { type Calls, callerOf, type Visited } from '../../sandbox/testing/calls.ts';
import type { SandboxProcess } from './processes.ts';

/** What one customer meets: each call goes to the next process. */
export function visitedFrom(
  running: readonly SandboxProcess[],
  customer: number,
  times: number[] = [],
): Visited {
  let turn = customer;
  const next = () => {
    turn += 1;
    const process = running[turn % running.length];
    if (!process) throw new Error('No process.');
    return process;
  };
  const call: Calls = async (...asked) => {
    const from = performance.now();
    const answer = await callerOf(next().url)(...asked);
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

export function printFigures(times: readonly number[], seconds: number): void {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) =>
    `${Math.round(sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0)} ms`;
  const rate = Math.round(sorted.length / seconds);
  console.log(
    `  ${seconds.toFixed(1)} s, ${sorted.length} requests (${rate} a second), median ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)}`,
  );
}
