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

const PARENTS = 200;
const CHILDREN = ['Leo', 'Mia'];
const CAMPS = 10;

/**
 * Parents add two children, fill in the form of each, add the five days of a camp for both to the basket in one request, and pay
 * once. The camps have exactly enough places.
 */
export async function playParents({ store, running, capacityOf }: Stage): Promise<Check[]> {
  const spaces = (PARENTS * CHILDREN.length) / CAMPS;
  const today = toLondonDate(store.clock.now());
  const monday = addDays(today, 15 - getWeekday(today));
  const camps: TestCamp[] = [];
  while (camps.length < CAMPS) camps.push(await createCamp(store, spaces, { monday, formNeeded: true }));
  for (const { dayIds } of camps)
    for (const day of dayIds)
      for (const half of ['am', 'pm'] as const) capacityOf.set(formatHalfKey(day, half), spaces);
  const people = await createCustomers(store, PARENTS);
  const times: number[] = [];
  const started = performance.now();
  const orders = await Promise.all(
    people.map(async ({ token }, index) => {
      const calls = createVisitCalls(running, index, times);
      const camp = camps[index % CAMPS];
      if (!camp) throw new Error('No camp.');
      const days = camp.dayIds.map((day_id) => ({ day_id, option_id: camp.full }));
      const items = [];
      for (const name of CHILDREN) {
        const purchased_for_user_id = await addChild(calls, token, name, addDays(today, -8 * 365));
        items.push({ id: camp.id, type: 'camp', purchased_for_user_id, days, extras: [] });
      }
      await callSuccessfully(calls.call, 200, 'POST', '/api/cart/add', { token, body: { items } });
      return payForPlaces(calls, token, index);
    }),
  );
  printFigures(times, (performance.now() - started) / 1000);
  return [
    checkCount(
      'every parent has one order, and no two the same',
      new Set(orders.filter(Boolean)).size,
      PARENTS,
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
