/**
 * `npm run scale`: two processes of the sandbox on one PostgreSQL, and 200 customers who join at the same time, each call of each at the next
 * process. Then the books are read: nothing lost, nothing twice. `-- --journeys 500 --processes 3` plays more;
 * `-- --bookings` plays the rushes for places in classes instead, `--only TEXT` those whose name has the text; `-- --till` the sales at the tills.
 */
import { parseArgs } from 'node:util';
import { callerOf } from '../sandbox/testing/calls.ts';
import { startPostgres } from '../sandbox/testing/postgres.ts';
import { closeWith, endWithSentence } from '../tooling/run.ts';
import { playBookings } from './scale/bookings.ts';
import { checkBooks } from './scale/books.ts';
import { printChecks } from './scale/checks.ts';
import { choiceWithPaymentDue, type JoinedCustomer, join } from './scale/journey.ts';
import { type SandboxProcess, startProcess } from './scale/processes.ts';
import { printFigures, visitedFrom } from './scale/visits.ts';

const { values } = parseArgs({
  options: {
    journeys: { type: 'string', default: '200' },
    processes: { type: 'string', default: '2' },
    bookings: { type: 'boolean', default: false },
    till: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});
const journeys = Number(values.journeys);

const postgres = await startPostgres().catch(endWithSentence);
let processes: SandboxProcess[] = [];
try {
  const database = await postgres.create('scale');
  // At once, on an empty database: who migrates and who seeds is settled between them.
  const starts = await Promise.allSettled(
    Array.from({ length: Number(values.processes) }, () => startProcess(database)),
  );
  processes = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  for (const start of starts) if (start.status === 'rejected') throw start.reason;
  const only = values.till ? ' tills ' : values.only;
  if (values.bookings || values.till) closeWith(await playBookings(database, processes, new RegExp(only)));
  else await play(processes);
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
  const choice = await choiceWithPaymentDue(visitedFrom(running, 0));
  console.log(`${journeys} customers join at once at ${running.length} processes on one PostgreSQL …`);
  const started = performance.now();
  const ends = await Promise.allSettled(
    Array.from({ length: journeys }, (_, customer) =>
      join(visitedFrom(running, customer, times), customer, choice),
    ),
  );
  const seconds = (performance.now() - started) / 1000;
  const joined = ends.flatMap((end): JoinedCustomer[] => (end.status === 'fulfilled' ? [end.value] : []));
  for (const end of ends.filter((one) => one.status === 'rejected').slice(0, 5))
    console.log(`  ${String(end.reason)}`);
  printFigures(times, seconds);

  const checks = await checkBooks(callerOf(first.url), joined, journeys);
  closeWith(printChecks(checks));
}
