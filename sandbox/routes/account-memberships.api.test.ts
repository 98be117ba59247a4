import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';

const MEMBERSHIPS_PATH = '/api/my-account/memberships';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const callGet = (path: string, token: string) => sandbox.call('GET', path, { token });

test('a monthly membership has its next collection, its benefits and the actions that are possible', async () => {
  const scenario = await sandbox.runScenario('a-customer-with-billing-date');
  const { json } = await callGet(MEMBERSHIPS_PATH, readTextAt(scenario, 'token'));
  const [membership] = listAt(readAt(json, 'data'), 'items');
  expect(readAt(membership, 'state')).toBe('active');
  expect(readAt(membership, 'next_collection', 'amount', 'amount')).toBe(3650);
  expect(readAt(membership, 'benefits', '0', 'left')).toBe(2);
  expect(readAt(membership, 'may', 'change', 'allowed')).toBe(true);
  expect(readAt(membership, 'may', 'renew', 'allowed')).toBe(false);
});

test('a single payment that ends soon may be renewed', async () => {
  const scenario = await sandbox.runScenario('a-customer-with-single-payment-membership');
  const path = `${MEMBERSHIPS_PATH}/${readTextAt(scenario, 'membershipId')}`;
  const { json } = await callGet(path, readTextAt(scenario, 'token'));
  expect(readAt(json, 'data', 'may', 'renew', 'allowed')).toBe(true);
  expect(readAt(json, 'data', 'next_collection')).toBeNull();
});

test("another customer's membership is not found", async () => {
  const [owner, otherCustomer] = [
    await sandbox.runScenario('a-customer-with-billing-date'),
    await sandbox.runScenario('a-customer-without-instruction'),
  ];
  const { status } = await callGet(
    `${MEMBERSHIPS_PATH}/${readTextAt(owner, 'membershipId')}`,
    readTextAt(otherCustomer, 'token'),
  );
  expect(status).toBe(404);
});
