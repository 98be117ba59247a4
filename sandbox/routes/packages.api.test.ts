import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

test('the last use of a package pays for one of the places that are requested concurrently', async () => {
  const scenario = await sandbox.runScenario('a-customer-with-a-package', { left: 1 });
  const token = readTextAt(scenario, 'token');
  const otherScenarios = await Promise.all([1, 2].map(() => sandbox.runScenario('a-session-with-spaces')));
  const sessions = [scenario, ...otherScenarios].map((result) => readTextAt(result, 'sessionId'));
  const answers = await Promise.all(
    sessions.map((id) =>
      sandbox.call('POST', '/api/cart/add', {
        token,
        body: {
          items: [{ id, type: 'activity', pricing_option_id: readTextAt(scenario, 'packageId') }],
        },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  const { json } = await sandbox.call('GET', '/api/cart', { token });
  expect(listAt(json, 'data', 'items').map((item) => readAt(item, 'package', 'name'))).toEqual([
    '10 classes, 0 left',
  ]);
});
