import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';

const PATH = '/api/my-account/saved-card';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const read = (token: string) => sandbox.call('GET', PATH, { token });
const remove = (token: string) => sandbox.call('DELETE', PATH, { token });
const prepared = async (token: string) =>
  readAt((await sandbox.call('GET', '/api/checkout/prepare', { token })).json, 'data');

test.each(['stripe', 'opayo', 'ryft'])(
  'a card saved at the %s-like provider is listed, can be removed, and is then no longer offered',
  async (provider) => {
    const customer = await sandbox.scenario(`provider-${provider}-with-saved-card`);
    const token = readTextAt(customer, 'token');
    expect(readAt((await read(token)).json, 'data')).toMatchObject({ card_type: 'Visa', has_expired: false });
    expect(JSON.stringify((await read(token)).json)).not.toContain(readTextAt(customer, 'cardIdentifier'));
    expect((await remove(token)).status).toBe(200);
    expect(readAt((await read(token)).json, 'data')).toBeNull();
    const offered = await prepared(token);
    expect(readAt(offered, 'saved_card')).toBeNull();
    expect(String(readAt(offered, 'customer_payment_methods'))).not.toContain(
      readTextAt(customer, 'cardIdentifier'),
    );
    expect((await remove(token)).status).toBe(200);
  },
);

test('a card that has expired says so', async () => {
  const token = readTextAt(await sandbox.scenario('provider-stripe-with-expired-card'), 'token');
  expect(readAt((await read(token)).json, 'data', 'has_expired')).toBe(true);
});

test('a customer cannot remove another customer’s card', async () => {
  const one = readTextAt(await sandbox.scenario('provider-ryft-with-saved-card'), 'token');
  const other = readTextAt(await sandbox.scenario('provider-ryft-with-saved-card'), 'token');
  await remove(one);
  expect(readAt((await read(other)).json, 'data')).not.toBeNull();
  expect(String(readAt(await prepared(other), 'customer_payment_methods'))).toContain('last4');
});

test('an anonymous call is refused', async () => {
  expect((await sandbox.call('GET', PATH)).status).toBe(401);
  expect((await sandbox.call('DELETE', PATH)).status).toBe(401);
});
