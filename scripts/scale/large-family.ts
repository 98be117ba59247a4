import { randomUUID } from 'node:crypto';
import { attendees } from '../../sandbox/store/schema/activities.ts';
import { listAt, readAt, readTextAt } from '../../sandbox/testing/json.ts';
import { addSessions } from './book.ts';
import type { Check } from './checks.ts';
import { callSuccessfully } from './journey.ts';
import { checkCount, createClasses, createCustomers, type Stage } from './stage.ts';
import { createVisitCalls, printFigures } from './visits.ts';

const PEOPLE_COUNT = 2_000;
const PLACE_COUNT = 20;
const READ_COUNT = 20;

/** Repeatedly reads the attendees of a club with 2,000 people and the verdicts on a class, then books one of them. */
export async function checkLargeFamily({ store, processes, capacityBySession }: Stage): Promise<Check[]> {
  const [session = ''] = await createClasses({ store, capacityBySession }, 1, PLACE_COUNT);
  const [clubCustomer] = await createCustomers(store, 1);
  if (!clubCustomer) throw new Error('No customer.');
  const { token, userId: customerId } = clubCustomer;
  const rows = Array.from({ length: PEOPLE_COUNT }, (_, index) => ({
    id: randomUUID(),
    operatorId: store.operatorId,
    customerId,
    firstName: `Member ${index + 1}`,
    lastName: 'Scenario',
    dateOfBirth: '2012-05-05',
    relationship: 'child' as const,
    createdAt: store.clock.now(),
  }));
  await store.write((tx) => tx.insert(attendees).values(rows));
  const durations: number[] = [];
  const startedAt = performance.now();
  const { call } = createVisitCalls(processes, 0, durations);
  let [listedCount, verdictCount] = [0, 0];
  for (let readIndex = 0; readIndex < READ_COUNT; readIndex += 1) {
    const people = await callSuccessfully(call, 200, 'GET', '/api/activities/attendees', { token });
    const sessionAnswer = await callSuccessfully(call, 200, 'GET', `/api/activities/sessions/${session}`, {
      token,
    });
    listedCount = listAt(people.json, 'data').length;
    verdictCount = listAt(sessionAnswer.json, 'data', 'people').length;
  }
  const attendeesAnswer = await callSuccessfully(call, 200, 'GET', '/api/activities/attendees', { token });
  const lastAttendeeId = readTextAt(listAt(attendeesAnswer.json, 'data').at(-1), 'id');
  const cartAnswer = await call('POST', '/api/cart/add', {
    token,
    body: { items: [{ id: session, type: 'activity', purchased_for_user_id: lastAttendeeId }] },
  });
  const ownCartAnswer = await addSessions({ ...createVisitCalls(processes, 1, durations) }, token, [session]);
  printFigures(durations, (performance.now() - startedAt) / 1000);
  return [
    checkCount('every attendee and the customer are listed', listedCount, PEOPLE_COUNT + 1),
    checkCount('there is a verdict on each of them', verdictCount, PEOPLE_COUNT + 1),
    checkCount(
      'one of them and the customer are booked in',
      [cartAnswer, ownCartAnswer].filter(({ status }) => status === 200).length,
      2,
    ),
    checkCount('the basket has both bookings', listAt(ownCartAnswer.json, 'data', 'items').length, 2),
    checkCount(
      'the bookings are for two people',
      new Set(
        listAt(ownCartAnswer.json, 'data', 'items').map((item) => readAt(item, 'purchased_for_user_id')),
      ).size,
      2,
    ),
  ];
}
