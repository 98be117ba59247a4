import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAt, openTestSandbox, readAt, type TestSandbox } from './testing.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const enterScenario = (name: string, body: object = {}) =>
  sandbox.call('POST', `/_sandbox/scenarios/${name}`, { body });

/** The first field of the registration form, for this visitor. */
async function readFirstNameField(visitor: string) {
  const { json } = await sandbox.call('GET', '/api/data-fields?onboarding_type=customer_account_online', {
    headers: { 'X-Sandbox-Visitor': visitor },
  });
  return listAt(json, 'data', 0, 'section_fields').find((field) => readAt(field, 'name') === 'first_name');
}

test('the unusual configuration applies to the named visitor or to everybody, until it is switched off', async () => {
  const readAttributes = async (visitor: string) =>
    readAt(await readFirstNameField(visitor), 'html_attributes');
  expect(await readAttributes('one')).not.toBeNull();
  await enterScenario('odd-configuration', { visitor: 'one' });
  expect(await readAttributes('one')).toBeNull();
  expect(await readAttributes('another')).not.toBeNull();
  await enterScenario('odd-configuration');
  expect(await readAttributes('another')).toBeNull();
  await enterScenario('usual-configuration');
  expect(await readAttributes('one')).not.toBeNull();
});
