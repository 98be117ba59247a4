/**
 * `npm run scale` runs two sandbox processes on one PostgreSQL server, and 200 customers who join at the same time, alternating
 * between the processes. Then it checks the data: nothing is lost, nothing is there twice. `-- --journeys 500 --processes 3`
 * runs more. `-- --bookings` runs the load tests of bookings instead (`--only TEXT` selects by name), `-- --till` the sales at
 * tills.
 */
import { parseArgs } from 'node:util';
import { createSandboxClient } from '../sandbox/testing/calls.ts';
import { startPostgres } from '../sandbox/testing/postgres.ts';
import { endWithSentence, endWithTally } from '../tooling/run.ts';
import { playBookings } from './scale/bookings.ts';
import { checkLedger } from './scale/books.ts';
import { printChecks } from './scale/checks.ts';
import { findChoiceWithPaymentDue, type JoinedCustomer, joinAsCustomer } from './scale/journey.ts';
import { type SandboxProcess, startProcess } from './scale/processes.ts';
import { createVisitCalls, printFigures } from './scale/visits.ts';

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
  const database = await postgres.createDatabase('scale');
  // Starts all at once on an empty database, so that they must agree which one migrates and seeds it.
  const starts = await Promise.allSettled(
    Array.from({ length: Number(values.processes) }, () => startProcess(database)),
  );
  processes = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  for (const start of starts) if (start.status === 'rejected') throw start.reason;
  const chosenPlans = values.till ? ' tills ' : values.only;
  if (values.bookings || values.till)
    endWithTally(await playBookings(database, processes, new RegExp(chosenPlans)));
  else await playJoining(processes);
  console.log(`  ${await postgres.countRollbacks('scale')} transactions were retried`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  endWithTally({ passed: 0, failed: 1 });
} finally {
  await Promise.all(processes.map(({ stop }) => stop()));
  await postgres.stop();
}

async function playJoining(runningProcesses: readonly SandboxProcess[]): Promise<void> {
  const [firstProcess] = runningProcesses;
  if (!firstProcess) throw new Error('Give at least one process: --processes 2.');
  const times: number[] = [];
  const choice = await findChoiceWithPaymentDue(createVisitCalls(runningProcesses, 0));
  console.log(
    `${journeys} customers join at once on ${runningProcesses.length} processes on one PostgreSQL …`,
  );
  const startedAt = performance.now();
  const outcomes = await Promise.allSettled(
    Array.from({ length: journeys }, (_, customer) =>
      joinAsCustomer(createVisitCalls(runningProcesses, customer, times), customer, choice),
    ),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const joinedCustomers = outcomes.flatMap((outcome): JoinedCustomer[] =>
    outcome.status === 'fulfilled' ? [outcome.value] : [],
  );
  for (const outcome of outcomes.filter((result) => result.status === 'rejected').slice(0, 5))
    console.log(`  ${String(outcome.reason)}`);
  printFigures(times, seconds);

  const checks = await checkLedger(createSandboxClient(firstProcess.url), joinedCustomers, journeys);
  endWithTally(printChecks(checks));
}
