import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, toLondonDate } from '../domain/common/index.ts';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

describe('the people for whom a customer books', () => {
  const child = {
    first_name: ' Leo ',
    last_name: 'Demo',
    date_of_birth: '2019-06-14',
    relationship: 'child',
  };
  const callAttendees = (method: string, path: string, token: string, body?: unknown) =>
    sandbox.call(method, `/api/activities/attendees${path}`, { token, body });

  test('the people for whom a customer books start with the customer, and can be added and changed', async () => {
    const token = readTextAt(await sandbox.runScenario('an-empty-cart'), 'token');
    const addAnswer = await callAttendees('POST', '', token, child);
    expect(addAnswer.status).toBe(201);
    expect(readAt(addAnswer.json, 'data')).toMatchObject({ first_name: 'Leo', relation: 'child' });
    const id = readTextAt(addAnswer.json, 'data', 'id');
    const changeAnswer = await callAttendees('PUT', `/${id}`, token, { ...child, first_name: 'Leon' });
    expect([changeAnswer.status, readAt(changeAnswer.json, 'data', 'first_name')]).toEqual([200, 'Leon']);
    expect(listAt((await callAttendees('GET', '', token)).json, 'data')).toMatchObject([
      { relation: 'self', relationship: null },
      { id, first_name: 'Leon', relationship: 'child' },
    ]);
  });

  test('the people for whom a customer books are visible to nobody else', async () => {
    const scenario = await sandbox.runScenario('a-parent-of-two');
    const stranger = readTextAt(await sandbox.runScenario('an-empty-cart'), 'token');
    const id = readTextAt(scenario, 'leoId');
    expect((await callAttendees('PUT', `/${id}`, stranger, child)).status).toBe(404);
    expect(listAt((await callAttendees('GET', '', stranger)).json, 'data')).toHaveLength(1);
    expect((await sandbox.call('GET', '/api/activities/attendees')).status).toBe(401);
  });

  test.each([
    ['first_name', '  '],
    ['last_name', ''],
    ['date_of_birth', addDays(toLondonDate(new Date()), 2)],
    ['date_of_birth', '2000-01-01'],
  ])('the people for whom a customer books are refused with the %s "%s"', async (field, value) => {
    const token = readTextAt(await sandbox.runScenario('an-empty-cart'), 'token');
    const { status, json } = await callAttendees('POST', '', token, { ...child, [field]: value });
    expect([status, readAt(json, 'errors', field)]).toEqual([422, [expect.any(String)]]);
  });

  test('the people for whom a customer books are limited to thirty', async () => {
    const token = readTextAt(await sandbox.runScenario('an-empty-cart'), 'token');
    const addChild = (count: number) =>
      callAttendees('POST', '', token, { ...child, first_name: `Leo ${count}` });
    for (let count = 1; count <= 30; count += 1) expect((await addChild(count)).status).toBe(201);
    expect((await addChild(31)).status).toBe(422);
  });
});
