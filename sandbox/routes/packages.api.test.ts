import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, listAt, openTestSandbox, type TestSandbox, textAt } from '../server/testing.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

test('the last use of a package pays for one of the places that are requested concurrently', async () => {
  const given = await sandbox.scenario('a-customer-with-a-package', { left: 1 });
  const token = textAt(given, 'token');
  const others = await Promise.all([1, 2].map(() => sandbox.scenario('a-session-with-spaces')));
  const sessions = [given, ...others].map((result) => textAt(result, 'sessionId'));
  const answers = await Promise.all(
    sessions.map((id) =>
      sandbox.call('POST', '/api/cart/add', {
        token,
        body: {
          items: [{ id, type: 'activity', pricing_option_id: textAt(given, 'packageId') }],
        },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  const { json } = await sandbox.call('GET', '/api/cart', { token });
  expect(listAt(json, 'data', 'items').map((item) => at(item, 'package', 'name'))).toEqual([
    '10 classes, 0 left',
  ]);
});
