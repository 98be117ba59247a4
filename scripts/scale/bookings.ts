import { inArray } from 'drizzle-orm';
import { openStore } from '../../sandbox/store/open-store.ts';
import { sessionPlaces } from '../../sandbox/store/schema/bookings.ts';
import { carts } from '../../sandbox/store/schema/sales.ts';
import { createSandboxClient } from '../../sandbox/testing/calls.ts';
import { addSessions, isRefusedAsFull, payForPlaces } from './book.ts';
import { checkBookings } from './booking-books.ts';
import { type Check, printChecks } from './checks.ts';
import { checkThatCountingOversells } from './counted-places.ts';
import { checkLargeFamily } from './large-family.ts';
import { playParents } from './parents.ts';
import type { SandboxProcess } from './processes.ts';
import { checkCount, createClasses, createCustomers, type Stage } from './stage.ts';
import { playTillAndHome } from './till-and-home.ts';
import { createVisitCalls, printFigures, printTable, type RunFigures, readLastFigures } from './visits.ts';

const CUSTOMER_COUNT = 400;
const PLACES_PER_CLASS = 20;
const CLASS_COUNT = 40;
const HALF_COUNT = CUSTOMER_COUNT / 2;
const CLASSES_PER_BASKET = 5;
const STORM_SECONDS = 30;
const READS_PER_SECOND = 300;

type Tally = { passed: number; failed: number };

/** Runs the load tests of bookings, and checks the data after each. */
export async function playBookings(
  databaseUrl: string,
  processes: readonly SandboxProcess[],
  chosenPlans: RegExp,
): Promise<Tally> {
  const [firstProcess] = processes;
  if (!firstProcess) throw new Error('Give at least one process: --processes 2.');
  const store = await openStore({ databaseUrl });
  const stage: Stage = { store, processes, capacityBySession: new Map() };
  const tally: Tally = { passed: 0, failed: 0 };
  const runRows: RunFigures[] = [];
  const addTally = ({ passed, failed }: Tally) => {
    tally.passed += passed;
    tally.failed += failed;
  };
  try {
    console.log('Two warm-up runs, which are not measured …');
    for (const classCount of [1, CLASS_COUNT]) addTally(printChecks(await simulateRush(stage, classCount)));
    for (const { runName, play, maxP95Ms } of LOAD_PLANS.filter(({ runName }) => chosenPlans.test(runName))) {
      console.log(`${runName} …`);
      const checks = await play(stage);
      runRows.push({ runName, ...readLastFigures(), budget: maxP95Ms ?? null });
      addTally(
        printChecks([
          ...checks,
          ...(await checkBookings(store, createSandboxClient(firstProcess.url), stage.capacityBySession)),
        ]),
      );
    }
    console.log('Checking that overbooking would be noticed …');
    addTally(printChecks([await checkThatCountingOversells(databaseUrl)]));
    printTable(runRows);
  } finally {
    await store.close();
  }
  return tally;
}

interface LoadPlan {
  readonly runName: string;
  readonly play: (stage: Stage) => Promise<Check[]>;
  /** The limit for the 95th percentile of its requests on a dedicated machine, in ms. */
  readonly maxP95Ms?: number;
}

const LOAD_PLANS: readonly LoadPlan[] = [
  {
    runName: `${CUSTOMER_COUNT} customers want one of ${PLACES_PER_CLASS} places at once`,
    maxP95Ms: 1_000,
    play: (stage) => simulateRush(stage, 1),
  },
  {
    runName: `${CUSTOMER_COUNT} customers want places in ${CLASS_COUNT} classes of ${PLACES_PER_CLASS} at once`,
    maxP95Ms: 2_000,
    play: (stage) => simulateRush(stage, CLASS_COUNT),
  },
  {
    runName: `${HALF_COUNT} holds lapse in the same second; ${HALF_COUNT} others want the places while the first pay`,
    play: simulateLapse,
  },
  {
    runName: `${READS_PER_SECOND} reads of a timetable a second for ${STORM_SECONDS} s, beside a rush`,
    maxP95Ms: 150,
    play: simulateReads,
  },
  {
    runName: `${HALF_COUNT} customers put ${CLASSES_PER_BASKET} classes each into their basket and pay for them by card`,
    play: simulateJourneys,
  },
  {
    runName: '20 tills take 20 payments each, beside 200 customers who pay at home',
    maxP95Ms: 1_000,
    play: playTillAndHome,
  },
  {
    runName: '200 parents book five days of a camp for each of two children',
    play: playParents,
  },
  {
    runName: 'a club with 2,000 attendees reads them and books',
    play: checkLargeFamily,
  },
];

/** All customers try to get a place at the same time, spread over `classCount` classes. */
async function simulateRush(
  { store, processes, capacityBySession }: Stage,
  classCount: number,
): Promise<Check[]> {
  const sessions = await createClasses({ store, capacityBySession }, classCount, PLACES_PER_CLASS);
  const customers = await createCustomers(store, CUSTOMER_COUNT);
  const durations: number[] = [];
  const startedAt = performance.now();
  const answers = await Promise.all(
    customers.map(({ token }, index) =>
      addSessions(createVisitCalls(processes, index, durations), token, [sessions[index % classCount] ?? '']),
    ),
  );
  printFigures(durations, (performance.now() - startedAt) / 1000);
  const expectedCount = Math.min(CUSTOMER_COUNT, classCount * PLACES_PER_CLASS);
  const heldCount = answers.filter(({ status }) => status === 200).length;
  const fullCount = answers.filter(isRefusedAsFull).length;
  return [
    checkCount(`${expectedCount} customers hold a place`, heldCount, expectedCount),
    checkCount('all others are refused because it is full', fullCount, CUSTOMER_COUNT - expectedCount),
  ];
}

/** Half of the customers pay when their holds have just lapsed, while as many others try to get the same places. */
async function simulateLapse({ store, processes, capacityBySession }: Stage): Promise<Check[]> {
  const classCount = HALF_COUNT / PLACES_PER_CLASS;
  const sessions = await createClasses({ store, capacityBySession }, classCount, PLACES_PER_CLASS);
  const [holders, otherCustomers] = [
    await createCustomers(store, HALF_COUNT),
    await createCustomers(store, HALF_COUNT),
  ];
  const chooseSession = (index: number) => [sessions[index % classCount] ?? ''];
  await Promise.all(
    holders.map(({ token }, index) =>
      addSessions(createVisitCalls(processes, index), token, chooseSession(index)),
    ),
  );
  const heldUntil = store.clock.now();
  await store.write(async (tx) => {
    await tx.update(sessionPlaces).set({ heldUntil }).where(inArray(sessionPlaces.sessionKey, sessions));
    const ids = holders.map(({ userId }) => userId);
    await tx.update(carts).set({ heldUntil }).where(inArray(carts.customerId, ids));
  });
  const durations: number[] = [];
  const startedAt = performance.now();
  const [orderIds, addAnswers] = await Promise.all([
    Promise.all(
      holders.map(({ token }, index) =>
        payForPlaces(createVisitCalls(processes, index, durations), token, index),
      ),
    ),
    Promise.all(
      otherCustomers.map(({ token }, index) =>
        addSessions(createVisitCalls(processes, index, durations), token, chooseSession(index)),
      ),
    ),
  ]);
  printFigures(durations, (performance.now() - startedAt) / 1000);
  const boughtCount = orderIds.filter((order) => order !== null).length;
  const heldCount = addAnswers.filter(({ status }) => status === 200).length;
  const fullCount = addAnswers.filter(isRefusedAsFull).length;
  return [
    checkCount('every place is bought or held again', boughtCount + heldCount, HALF_COUNT),
    checkCount('all others are refused because it is full', fullCount, HALF_COUNT - heldCount),
  ];
}

/** Reads one day of a timetable continuously during a rush for one class. */
async function simulateReads(stage: Stage): Promise<Check[]> {
  const { processes } = stage;
  const [day = ''] = [...stage.capacityBySession.keys()].map((key) => key.slice(-8));
  const path = `/api/activities/timetable?venue=ardwick-fields-leisure-centre&from=${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
  const durations: number[] = [];
  const reads: Promise<number>[] = [];
  const startedAt = performance.now();
  const allReadsStarted = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const dueReads = Math.min((performance.now() - startedAt) / 1000, STORM_SECONDS) * READS_PER_SECOND;
      while (reads.length < dueReads)
        reads.push(
          createVisitCalls(processes, reads.length, durations)
            .call('GET', path)
            .then(
              ({ status }) => status,
              // A reset connection counts as a read without a response.
              () => 0,
            ),
        );
      if (reads.length < STORM_SECONDS * READS_PER_SECOND) return;
      clearInterval(timer);
      resolve();
    }, 5);
  });
  const [checks] = await Promise.all([simulateRush(stage, 1), allReadsStarted]);
  const statuses = await Promise.all(reads);
  printFigures(durations, (performance.now() - startedAt) / 1000);
  return [
    ...checks,
    checkCount('every read is answered', statuses.filter((status) => status === 200).length, reads.length),
  ];
}

/** Customers book several classes each and pay; together they need exactly all places. */
async function simulateJourneys({ store, processes, capacityBySession }: Stage): Promise<Check[]> {
  const spaces = (HALF_COUNT * CLASSES_PER_BASKET) / CLASS_COUNT;
  const sessions = await createClasses({ store, capacityBySession }, CLASS_COUNT, spaces);
  const customers = await createCustomers(store, HALF_COUNT);
  const durations: number[] = [];
  const startedAt = performance.now();
  const orderIds = await Promise.all(
    customers.map(async ({ token }, index) => {
      const calls = createVisitCalls(processes, index, durations);
      const chosenSessions = Array.from(
        { length: CLASSES_PER_BASKET },
        (_, turn) => sessions[(index * CLASSES_PER_BASKET + turn) % CLASS_COUNT] ?? '',
      );
      const addAnswer = await addSessions(calls, token, chosenSessions);
      if (addAnswer.status !== 200)
        throw new Error(`Adding responded with ${addAnswer.status}: ${addAnswer.text.slice(0, 300)}`);
      return payForPlaces(calls, token, index);
    }),
  );
  printFigures(durations, (performance.now() - startedAt) / 1000);
  return [
    checkCount(
      'every customer has one order, and no two the same',
      new Set(orderIds.filter(Boolean)).size,
      HALF_COUNT,
    ),
  ];
}
