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
const seen = async (paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => JSON.stringify((await sandbox.call('GET', path)).json).match(/"id":"[^"]+"/g)),
  );

test.each(['a-court-day', 'a-session-with-spaces', 'a-camp', 'a-course-begun'])(
  'what "%s" adds to the lists of the demo is removed when the scenario is left',
  async (state) => {
    const of = '?venue=ardwick-fields-leisure-centre';
    const from = readTextAt((await sandbox.call('GET', '/api/client')).json, 'data', 'today');
    const lists = [
      '/api/activities/venues',
      '/api/venues/online-joining',
      `/api/activities/timetable${of}&from=${from}&days=3`,
      `/api/activities/camps${of}`,
      `/api/activities/courses${of}`,
    ];
    const before = await seen(lists);
    const scenario = await sandbox.scenario(state);
    expect(await seen(lists)).not.toEqual(before);
    expect((await sandbox.call('DELETE', `/_sandbox/scenarios/${state}`, { body: scenario })).status).toBe(
      200,
    );
    expect(await seen(lists)).toEqual(before);
  },
);

test('leaving a scenario removes nothing from the demo', async () => {
  const venues = await seen(['/api/activities/venues']);
  const venueId = readTextAt((await sandbox.call('GET', '/api/activities/venues')).json, 'data', 0, 'id');
  await sandbox.call('DELETE', '/_sandbox/scenarios/a-court-day', { body: { venueId } });
  expect(await seen(['/api/activities/venues'])).toEqual(venues);
});

test.each(['a-cart-that-is-being-paid', 'a-basket-being-paid'])(
  'in "%s" no webhook of the card provider is pending that would end the payment',
  async (state) => {
    await sandbox.scenario(state);
    const events = await sandbox.store.read((db) =>
      db.select().from(simulatorRecords).where(eq(simulatorRecords.kind, 'webhooks')),
    );
    expect(events).toEqual([]);
  },
);
