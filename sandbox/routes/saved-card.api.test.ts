import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';

const SAVED_CARD_PATH = '/api/my-account/saved-card';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const readSavedCard = (token: string) => sandbox.call('GET', SAVED_CARD_PATH, { token });
const removeSavedCard = (token: string) => sandbox.call('DELETE', SAVED_CARD_PATH, { token });
const readPreparedCard = async (token: string) =>
  readAt((await sandbox.call('GET', '/api/checkout/prepare', { token })).json, 'data');

test.each(['stripe', 'opayo', 'ryft'])(
  'a card saved at the %s-like provider is listed, can be removed, and is then no longer offered',
  async (provider) => {
    const customer = await sandbox.runScenario(`provider-${provider}-with-saved-card`);
    const token = readTextAt(customer, 'token');
    expect(readAt((await readSavedCard(token)).json, 'data')).toMatchObject({
      card_type: 'Visa',
      has_expired: false,
    });
    expect(JSON.stringify((await readSavedCard(token)).json)).not.toContain(
      readTextAt(customer, 'cardIdentifier'),
    );
    expect((await removeSavedCard(token)).status).toBe(200);
    expect(readAt((await readSavedCard(token)).json, 'data')).toBeNull();
    const offered = await readPreparedCard(token);
    expect(readAt(offered, 'saved_card')).toBeNull();
    expect(String(readAt(offered, 'customer_payment_methods'))).not.toContain(
      readTextAt(customer, 'cardIdentifier'),
    );
    expect((await removeSavedCard(token)).status).toBe(200);
  },
);

test('a card that has expired says so', async () => {
  const token = readTextAt(await sandbox.runScenario('provider-stripe-with-expired-card'), 'token');
  expect(readAt((await readSavedCard(token)).json, 'data', 'has_expired')).toBe(true);
});

test('a customer cannot remove another customer’s card', async () => {
  const firstToken = readTextAt(await sandbox.runScenario('provider-ryft-with-saved-card'), 'token');
  const otherToken = readTextAt(await sandbox.runScenario('provider-ryft-with-saved-card'), 'token');
  await removeSavedCard(firstToken);
  expect(readAt((await readSavedCard(otherToken)).json, 'data')).not.toBeNull();
  expect(String(readAt(await readPreparedCard(otherToken), 'customer_payment_methods'))).toContain('last4');
});

test('an anonymous call is refused', async () => {
  expect((await sandbox.call('GET', SAVED_CARD_PATH)).status).toBe(401);
  expect((await sandbox.call('DELETE', SAVED_CARD_PATH)).status).toBe(401);
});
