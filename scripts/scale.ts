/**
 * `npm run scale`: two processes of the sandbox on one PostgreSQL, and 200 customers who join at the same time, each call of each at the next
 * process. Then the books are read: nothing lost, nothing twice. `-- --journeys 500 --processes 3` plays more.
 */
import { parseArgs } from 'node:util';
import { resolveSettings } from '../sandbox/server/settings.ts';
import { type Calls, callerOf, type Visited } from '../sandbox/testing/calls.ts';
import { startPostgres } from '../sandbox/testing/postgres.ts';
import { closeWith, endWithSentence } from './lib/run.ts';
import { checkBooks } from './scale/books.ts';
import { choiceWithPaymentDue, type Joined, join } from './scale/journey.ts';
import { type SandboxProcess, startProcess } from './scale/processes.ts';

const { values } = parseArgs({
  options: { journeys: { type: 'string', default: '200' }, processes: { type: 'string', default: '2' } },
});
const journeys = Number(values.journeys);

const postgres = await startPostgres().catch(endWithSentence);
let processes: SandboxProcess[] = [];
try {
  const database = await postgres.create('scale');
  // At once, on an empty database: who migrates and who seeds is settled between them.
  processes = await Promise.all(
    Array.from({ length: Number(values.processes) }, () => startProcess(database)),
  );
  await play(processes);
  console.log(`  ${await postgres.rollbacks('scale')} transactions were run again`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  closeWith({ passed: 0, failed: 1 });
} finally {
  await Promise.all(processes.map(({ stop }) => stop()));
  await postgres.stop();
}

async function play(running: readonly SandboxProcess[]): Promise<void> {
  const [first] = running;
  if (!first) throw new Error('Give at least one process: --processes 2.');
  const times: number[] = [];
  const choice = await choiceWithPaymentDue(visitedFrom(running, 0, []));
  console.log(`${journeys} customers join at once at ${running.length} processes on one PostgreSQL …`);
  const started = performance.now();
  const ends = await Promise.allSettled(
    Array.from({ length: journeys }, (_, customer) =>
      join(visitedFrom(running, customer, times), customer, choice),
    ),
  );
  const seconds = (performance.now() - started) / 1000;
  const joined = ends.flatMap((end): Joined[] => (end.status === 'fulfilled' ? [end.value] : []));
  for (const end of ends.filter((one) => one.status === 'rejected').slice(0, 5))
    console.log(`  ${String(end.reason)}`);
  printFigures(times, seconds);

  const checks = await checkBooks(callerOf(first.url), joined, journeys);
  for (const { what, isTrue, found } of checks) console.log(`${isTrue ? '✓' : '✗'} ${what} (${found})`);
  const failed = checks.filter(({ isTrue }) => !isTrue).length;
  closeWith({ passed: checks.length - failed, failed });
}

/** What one customer meets: each call goes to the next process. */
function visitedFrom(running: readonly SandboxProcess[], customer: number, times: number[]): Visited {
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

function printFigures(times: readonly number[], seconds: number): void {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) =>
    `${Math.round(sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0)} ms`;
  const rate = Math.round(sorted.length / seconds);
  console.log(
    `  ${seconds.toFixed(1)} s, ${sorted.length} requests (${rate} a second), median ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)}`,
  );
}
