import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, listAt, openTestSandbox, type TestSandbox, textAt } from '../server/testing.ts';

const MEMBERSHIPS = '/api/my-account/memberships';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const get = (path: string, token: string) => sandbox.call('GET', path, { token });

test('a monthly membership has its next collection, its benefits and the actions that are possible', async () => {
  const given = await sandbox.scenario('a-customer-with-billing-date');
  const { json } = await get(MEMBERSHIPS, textAt(given, 'token'));
  const [held] = listAt(at(json, 'data'), 'items');
  expect(at(held, 'state')).toBe('active');
  expect(at(held, 'next_collection', 'amount', 'amount')).toBe(3650);
  expect(at(held, 'benefits', '0', 'left')).toBe(2);
  expect(at(held, 'may', 'change', 'allowed')).toBe(true);
  expect(at(held, 'may', 'renew', 'allowed')).toBe(false);
});

test('a single payment that ends soon may be renewed', async () => {
  const given = await sandbox.scenario('a-customer-with-single-payment-membership');
  const path = `${MEMBERSHIPS}/${textAt(given, 'membershipId')}`;
  const { json } = await get(path, textAt(given, 'token'));
  expect(at(json, 'data', 'may', 'renew', 'allowed')).toBe(true);
  expect(at(json, 'data', 'next_collection')).toBeNull();
});

test("another customer's membership is not found", async () => {
  const [owner, other] = [
    await sandbox.scenario('a-customer-with-billing-date'),
    await sandbox.scenario('a-customer-without-instruction'),
  ];
  const { status } = await get(`${MEMBERSHIPS}/${textAt(owner, 'membershipId')}`, textAt(other, 'token'));
  expect(status).toBe(404);
});
