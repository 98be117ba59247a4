import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, readTextAt, type TestSandbox } from '../server/testing.ts';
import { simulatorRecords } from '../store/schema/simulators.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox({ withWebhooks: true });
});
afterAll(() => sandbox.close());

/** The ids in the responses of some lists. */
const readAll = async (paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => JSON.stringify((await sandbox.call('GET', path)).json).match(/"id":"[^"]+"/g)),
  );

test.each(['a-court-day', 'a-session-with-spaces', 'a-camp', 'a-course-begun'])(
  'what "%s" adds to the lists of the demo is removed when the scenario is left',
  async (state) => {
    const venueQuery = '?venue=ardwick-fields-leisure-centre';
    const from = readTextAt((await sandbox.call('GET', '/api/client')).json, 'data', 'today');
    const listPaths = [
      '/api/activities/venues',
      '/api/venues/online-joining',
      `/api/activities/timetable${venueQuery}&from=${from}&days=3`,
      `/api/activities/camps${venueQuery}`,
      `/api/activities/courses${venueQuery}`,
    ];
    const answersBefore = await readAll(listPaths);
    const scenario = await sandbox.runScenario(state);
    expect(await readAll(listPaths)).not.toEqual(answersBefore);
    expect((await sandbox.call('DELETE', `/_sandbox/scenarios/${state}`, { body: scenario })).status).toBe(
      200,
    );
    expect(await readAll(listPaths)).toEqual(answersBefore);
  },
);

test('leaving a scenario removes nothing from the demo', async () => {
  const venues = await readAll(['/api/activities/venues']);
  const venueId = readTextAt((await sandbox.call('GET', '/api/activities/venues')).json, 'data', 0, 'id');
  await sandbox.call('DELETE', '/_sandbox/scenarios/a-court-day', { body: { venueId } });
  expect(await readAll(['/api/activities/venues'])).toEqual(venues);
});

test.each(['a-cart-that-is-being-paid', 'a-basket-being-paid'])(
  'in "%s" no webhook of the card provider is pending that would end the payment',
  async (state) => {
    await sandbox.runScenario(state);
    const events = await sandbox.store.read((db) =>
      db.select().from(simulatorRecords).where(eq(simulatorRecords.kind, 'webhooks')),
    );
    expect(events).toEqual([]);
  },
);
