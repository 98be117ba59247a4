import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAt, openTestSandbox, readAt, type TestSandbox } from './testing.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const scenario = (name: string, body: object = {}) =>
  sandbox.call('POST', `/_sandbox/scenarios/${name}`, { body });

/** The first field of the registration form, for this visitor. */
async function firstNameFor(visitor: string) {
  const { json } = await sandbox.call('GET', '/api/data-fields?onboarding_type=customer_account_online', {
    headers: { 'X-Sandbox-Visitor': visitor },
  });
  return listAt(json, 'data', 0, 'section_fields').find((field) => readAt(field, 'name') === 'first_name');
}

test('the unusual configuration applies to the named visitor or to everybody, until it is switched off', async () => {
  const attributes = async (visitor: string) => readAt(await firstNameFor(visitor), 'html_attributes');
  expect(await attributes('one')).not.toBeNull();
  await scenario('odd-configuration', { visitor: 'one' });
  expect(await attributes('one')).toBeNull();
  expect(await attributes('another')).not.toBeNull();
  await scenario('odd-configuration');
  expect(await attributes('another')).toBeNull();
  await scenario('usual-configuration');
  expect(await attributes('one')).not.toBeNull();
});
