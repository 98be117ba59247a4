import { inArray } from 'drizzle-orm';
import { openStore } from '../../sandbox/store/open-store.ts';
import { sessionPlaces } from '../../sandbox/store/schema/bookings.ts';
import { carts } from '../../sandbox/store/schema/sales.ts';
import { createSandboxClient } from '../../sandbox/testing/calls.ts';
import { addSessions, isFull, payForPlaces } from './book.ts';
import { checkBookings } from './booking-books.ts';
import { type Check, printChecks } from './checks.ts';
import { checkThatCountingOversells } from './counted-places.ts';
import { checkLargeFamily } from './large-family.ts';
import { playParents } from './parents.ts';
import type { SandboxProcess } from './processes.ts';
import { checkCount, createClasses, createCustomers, type Stage } from './stage.ts';
import { playTillAndHome } from './till-and-home.ts';
import { createVisitCalls, printFigures, printTable, type Run, readLastFigures } from './visits.ts';

const CUSTOMERS = 400;
const PLACES = 20;
const CLASSES = 40;
const HALF = CUSTOMERS / 2;
const CLASSES_A_BASKET = 5;
const STORM_SECONDS = 30;
const READS_A_SECOND = 300;

type Tally = { passed: number; failed: number };

/** Runs the load tests of bookings, and checks the data after each. */
export async function playBookings(
  databaseUrl: string,
  running: readonly SandboxProcess[],
  wanted: RegExp,
): Promise<Tally> {
  const [first] = running;
  if (!first) throw new Error('Give at least one process: --processes 2.');
  const store = await openStore({ databaseUrl });
  const stage: Stage = { store, running, capacityOf: new Map() };
  const tally: Tally = { passed: 0, failed: 0 };
  const table: Run[] = [];
  const count = ({ passed, failed }: Tally) => {
    tally.passed += passed;
    tally.failed += failed;
  };
  try {
    console.log('Two warm-up runs, which are not measured …');
    for (const classCount of [1, CLASSES]) count(printChecks(await rush(stage, classCount)));
    for (const { what, play, p95 } of RUNS.filter(({ what }) => wanted.test(what))) {
      console.log(`${what} …`);
      const checks = await play(stage);
      table.push({ what, ...readLastFigures(), budget: p95 ?? null });
      count(
        printChecks([
          ...checks,
          ...(await checkBookings(store, createSandboxClient(first.url), stage.capacityOf)),
        ]),
      );
    }
    console.log('Checking that overbooking would be noticed …');
    count(printChecks([await checkThatCountingOversells(databaseUrl)]));
    printTable(table);
  } finally {
    await store.close();
  }
  return tally;
}

interface LoadPlan {
  readonly what: string;
  readonly play: (stage: Stage) => Promise<Check[]>;
  /** The limit for the 95th percentile of its requests on a dedicated machine, in ms. */
  readonly p95?: number;
}

const RUNS: readonly LoadPlan[] = [
  {
    what: `${CUSTOMERS} customers want one of ${PLACES} places at once`,
    p95: 1_000,
    play: (stage) => rush(stage, 1),
  },
  {
    what: `${CUSTOMERS} customers want places in ${CLASSES} classes of ${PLACES} at once`,
    p95: 2_000,
    play: (stage) => rush(stage, CLASSES),
  },
  {
    what: `${HALF} holds lapse in the same second; ${HALF} others want the places while the first pay`,
    play: lapse,
  },
  {
    what: `${READS_A_SECOND} reads of a timetable a second for ${STORM_SECONDS} s, beside a rush`,
    p95: 150,
    play: simulateLoad,
  },
  {
    what: `${HALF} customers put ${CLASSES_A_BASKET} classes each into their basket and pay for them by card`,
    play: journeys,
  },
  {
    what: '20 tills take 20 payments each, beside 200 customers who pay at home',
    p95: 1_000,
    play: playTillAndHome,
  },
  {
    what: '200 parents book five days of a camp for each of two children',
    play: playParents,
  },
  {
    what: 'a club with 2,000 attendees reads them and books',
    play: checkLargeFamily,
  },
];

/** All customers try to get a place at the same time, spread over `classCount` classes. */
async function rush({ store, running, capacityOf }: Stage, classCount: number): Promise<Check[]> {
  const sessions = await createClasses({ store, capacityOf }, classCount, PLACES);
  const people = await createCustomers(store, CUSTOMERS);
  const times: number[] = [];
  const started = performance.now();
  const answers = await Promise.all(
    people.map(({ token }, index) =>
      addSessions(createVisitCalls(running, index, times), token, [sessions[index % classCount] ?? '']),
    ),
  );
  printFigures(times, (performance.now() - started) / 1000);
  const expectedCount = Math.min(CUSTOMERS, classCount * PLACES);
  const heldCount = answers.filter(({ status }) => status === 200).length;
  const full = answers.filter(isFull).length;
  return [
    checkCount(`${expectedCount} customers hold a place`, heldCount, expectedCount),
    checkCount('all others are refused because it is full', full, CUSTOMERS - expectedCount),
  ];
}

/** Half of the customers pay when their holds have just lapsed, while as many others try to get the same places. */
async function lapse({ store, running, capacityOf }: Stage): Promise<Check[]> {
  const classCount = HALF / PLACES;
  const sessions = await createClasses({ store, capacityOf }, classCount, PLACES);
  const [holders, others] = [await createCustomers(store, HALF), await createCustomers(store, HALF)];
  const sessionOf = (index: number) => [sessions[index % classCount] ?? ''];
  await Promise.all(
    holders.map(({ token }, index) => addSessions(createVisitCalls(running, index), token, sessionOf(index))),
  );
  const heldUntil = store.clock.now();
  await store.write(async (tx) => {
    await tx.update(sessionPlaces).set({ heldUntil }).where(inArray(sessionPlaces.sessionKey, sessions));
    const ids = holders.map(({ userId }) => userId);
    await tx.update(carts).set({ heldUntil }).where(inArray(carts.customerId, ids));
  });
  const times: number[] = [];
  const started = performance.now();
  const [paid, added] = await Promise.all([
    Promise.all(
      holders.map(({ token }, index) => payForPlaces(createVisitCalls(running, index, times), token, index)),
    ),
    Promise.all(
      others.map(({ token }, index) =>
        addSessions(createVisitCalls(running, index, times), token, sessionOf(index)),
      ),
    ),
  ]);
  printFigures(times, (performance.now() - started) / 1000);
  const boughtCount = paid.filter((order) => order !== null).length;
  const heldCount = added.filter(({ status }) => status === 200).length;
  const full = added.filter(isFull).length;
  return [
    checkCount('every place is bought or held again', boughtCount + heldCount, HALF),
    checkCount('all others are refused because it is full', full, HALF - heldCount),
  ];
}

/** Reads one day of a timetable continuously during a rush for one class. */
async function simulateLoad(stage: Stage): Promise<Check[]> {
  const { running } = stage;
  const [day = ''] = [...stage.capacityOf.keys()].map((key) => key.slice(-8));
  const path = `/api/activities/timetable?venue=ardwick-fields-leisure-centre&from=${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
  const times: number[] = [];
  const reads: Promise<number>[] = [];
  const started = performance.now();
  const reading = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const dueReads = Math.min((performance.now() - started) / 1000, STORM_SECONDS) * READS_A_SECOND;
      while (reads.length < dueReads)
        reads.push(
          createVisitCalls(running, reads.length, times)
            .call('GET', path)
            .then(
              ({ status }) => status,
              // A reset connection counts as a read without a response.
              () => 0,
            ),
        );
      if (reads.length < STORM_SECONDS * READS_A_SECOND) return;
      clearInterval(timer);
      resolve();
    }, 5);
  });
  const [checks] = await Promise.all([rush(stage, 1), reading]);
  const statuses = await Promise.all(reads);
  printFigures(times, (performance.now() - started) / 1000);
  return [
    ...checks,
    checkCount('every read is answered', statuses.filter((status) => status === 200).length, reads.length),
  ];
}

/** Customers book several classes each and pay; together they need exactly all places. */
async function journeys({ store, running, capacityOf }: Stage): Promise<Check[]> {
  const spaces = (HALF * CLASSES_A_BASKET) / CLASSES;
  const sessions = await createClasses({ store, capacityOf }, CLASSES, spaces);
  const people = await createCustomers(store, HALF);
  const times: number[] = [];
  const started = performance.now();
  const paid = await Promise.all(
    people.map(async ({ token }, index) => {
      const calls = createVisitCalls(running, index, times);
      const wanted = Array.from(
        { length: CLASSES_A_BASKET },
        (_, turn) => sessions[(index * CLASSES_A_BASKET + turn) % CLASSES] ?? '',
      );
      const added = await addSessions(calls, token, wanted);
      if (added.status !== 200)
        throw new Error(`Adding responded with ${added.status}: ${added.text.slice(0, 300)}`);
      return payForPlaces(calls, token, index);
    }),
  );
  printFigures(times, (performance.now() - started) / 1000);
  return [
    checkCount('every customer has one order, and no two the same', new Set(paid.filter(Boolean)).size, HALF),
  ];
}
