import { formatHalfKey } from '../../sandbox/domain/catalogue/index.ts';
import { addDays, getWeekday, toLondonDate } from '../../sandbox/domain/common/index.ts';
import { buildChildFormAnswers } from '../../sandbox/seed/child-form.ts';
import { createCamp, type TestCamp } from '../../sandbox/testing/a-camp.ts';
import type { SandboxApi } from '../../sandbox/testing/calls.ts';
import { readTextAt } from '../../sandbox/testing/json.ts';
import { payForPlaces } from './book.ts';
import type { Check } from './checks.ts';
import { callSuccessfully } from './journey.ts';
import { checkCount, createCustomers, type Stage } from './stage.ts';
import { createVisitCalls, printFigures } from './visits.ts';

const PARENT_COUNT = 200;
const CHILD_NAMES = ['Leo', 'Mia'];
const CAMP_COUNT = 10;

/**
 * Parents add two children, fill in the form of each, add the five days of a camp for both to the basket in one request, and pay
 * once. The camps have exactly enough places.
 */
export async function playParents({ store, processes, capacityBySession }: Stage): Promise<Check[]> {
  const spaces = (PARENT_COUNT * CHILD_NAMES.length) / CAMP_COUNT;
  const today = toLondonDate(store.clock.now());
  const monday = addDays(today, 15 - getWeekday(today));
  const camps: TestCamp[] = [];
  while (camps.length < CAMP_COUNT) camps.push(await createCamp(store, spaces, { monday, formNeeded: true }));
  for (const { dayIds } of camps)
    for (const day of dayIds)
      for (const half of ['am', 'pm'] as const) capacityBySession.set(formatHalfKey(day, half), spaces);
  const parents = await createCustomers(store, PARENT_COUNT);
  const durations: number[] = [];
  const startedAt = performance.now();
  const orderIds = await Promise.all(
    parents.map(async ({ token }, index) => {
      const calls = createVisitCalls(processes, index, durations);
      const camp = camps[index % CAMP_COUNT];
      if (!camp) throw new Error('No camp.');
      const days = camp.dayIds.map((day_id) => ({ day_id, option_id: camp.full }));
      const items = [];
      for (const name of CHILD_NAMES) {
        const purchased_for_user_id = await addChild(calls, token, name, addDays(today, -8 * 365));
        items.push({ id: camp.id, type: 'camp', purchased_for_user_id, days, extras: [] });
      }
      await callSuccessfully(calls.call, 200, 'POST', '/api/cart/add', { token, body: { items } });
      return payForPlaces(calls, token, index);
    }),
  );
  printFigures(durations, (performance.now() - startedAt) / 1000);
  return [
    checkCount(
      'every parent has one order, and no two the same',
      new Set(orderIds.filter(Boolean)).size,
      PARENT_COUNT,
    ),
  ];
}

/** Adds a child with a form that is valid for camps, and returns their id. */
async function addChild(
  { call }: SandboxApi,
  token: string,
  first_name: string,
  date_of_birth: string,
): Promise<string> {
  const child = { first_name, last_name: 'Scenario', date_of_birth, relationship: 'child' };
  const { json } = await callSuccessfully(call, 201, 'POST', '/api/activities/attendees', {
    token,
    body: child,
  });
  const id = readTextAt(json, 'data', 'id');
  const form = { answers: buildChildFormAnswers(null), confirmed: true };
  await callSuccessfully(call, 200, 'PUT', `/api/activities/attendees/${id}/form?for=camp`, {
    token,
    body: form,
  });
  return id;
}
