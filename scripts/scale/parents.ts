import { textAt } from '../../sandbox/testing/json.ts';
import { payForPlaces } from './book.ts';
import type { Check } from './checks.ts';
import { good } from './journey.ts';
import { classes, customers, is, type Stage } from './stage.ts';
import { printFigures, visitedFrom } from './visits.ts';

const PARENTS = 200;
const CHILDREN = ['Leo', 'Mia'];
const CLASSES_A_CHILD = 5;
const CLASSES = 40;

/** Parents who add two children, book five classes for each in one request, and pay once. There is room for all exactly. */
export async function playParents({ store, running, capacityOf }: Stage): Promise<Check[]> {
  const spaces = (PARENTS * CHILDREN.length * CLASSES_A_CHILD) / CLASSES;
  const sessions = await classes({ store, capacityOf }, CLASSES, spaces);
  const people = await customers(store, PARENTS);
  const times: number[] = [];
  const started = performance.now();
  const paid = await Promise.all(
    people.map(async ({ token }, index) => {
      const visited = visitedFrom(running, index, times);
      const children: string[] = [];
      for (const first_name of CHILDREN) {
        const body = {
          first_name,
          last_name: 'Scenario',
          date_of_birth: '2012-05-05',
          relationship: 'child',
        };
        const added = await good(visited.call, 201, 'POST', '/api/activities/attendees', { token, body });
        children.push(textAt(added.json, 'data', 'id'));
      }
      const items = children.flatMap((purchased_for_user_id) =>
        Array.from({ length: CLASSES_A_CHILD }, (_, turn) => ({
          id: sessions[(index * CLASSES_A_CHILD + turn) % CLASSES] ?? '',
          type: 'activity',
          purchased_for_user_id,
        })),
      );
      await good(visited.call, 200, 'POST', '/api/cart/add', { token, body: { items } });
      return payForPlaces(visited, token, index);
    }),
  );
  printFigures(times, (performance.now() - started) / 1000);
  return [is('every parent has one order, and no two the same', new Set(paid.filter(Boolean)).size, PARENTS)];
}
