import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';

const PAYMENTS_PATH = '/api/my-account/payments';
const DEBIT_PATH = '/api/my-account/direct-debit';
const details = {
  account_holder: 'Robin Scenario',
  account_details: {
    sort_code: '08-99-99',
    account_number: '66374958',
    billing_address_line_one: '2 Scenario Street',
    billing_address_line_two: null,
    billing_city: 'Manchester',
    billing_postcode: 'M1 1AE',
  },
  dd_terms_accepted: true,
};

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const readToken = async (scenario: string, params = {}) =>
  readTextAt(await sandbox.runScenario(scenario, params), 'token');
const callGet = async (path: string, token: string) => (await sandbox.call('GET', path, { token })).json;

test('a refused collection is owed, later ones are listed, and the order has its receipt', async () => {
  const scenario = await sandbox.runScenario('a-customer-with-a-failed-collection');
  const payments = readAt(await callGet(PAYMENTS_PATH, readTextAt(scenario, 'token')), 'data');
  expect(listAt(payments, 'outstanding').map((one) => readAt(one, 'kind'))).toEqual(
    expect.arrayContaining(['failed_collection', 'penalty']),
  );
  expect(listAt(payments, 'upcoming')).toHaveLength(3);
  const past = listAt(payments, 'past');
  expect(past.map((one) => readAt(one, 'kind'))).toEqual(['credit', 'order']);
  expect(readAt(past[1], 'order_id')).toBe(readTextAt(scenario, 'orderId'));
  expect(readAt(past[1], 'tenders', '0', 'card', 'last_four_digits')).toMatch(/^\d{4}$/);
});

test('an unpaid charge can be added to the basket like any other item', async () => {
  const token = await readToken('a-customer-with-a-failed-collection');
  const owed = listAt(await callGet(PAYMENTS_PATH, token), 'data', 'outstanding');
  const items = owed.map((one) => ({ id: readAt(one, 'id'), type: 'penalty' }));
  const { status, json } = await sandbox.call('POST', '/api/cart/add', { token, body: { items } });
  expect(status).toBe(200);
  expect(readAt(json, 'data', 'totals', 'total')).toBe(2750);
});

test('nobody sees the payments of somebody else', async () => {
  await sandbox.runScenario('a-customer-with-a-failed-collection');
  const token = await readToken('a-customer-without-instruction');
  expect(readAt(await callGet(PAYMENTS_PATH, token), 'data')).toEqual({
    outstanding: [],
    waived: [],
    upcoming: [],
    past: [],
    next_cursor: null,
  });
  expect(listAt(await callGet('/api/my-account/credit', token), 'data', 'entries')).toEqual([]);
  expect(listAt(await callGet('/api/my-account/packages', token), 'data', 'items')).toEqual([]);
});

// Proves A8.4.
test('another account is submitted once, and no response contains its numbers', async () => {
  const token = await readToken('a-customer-without-instruction');
  const first = await sandbox.call('PUT', DEBIT_PATH, { token, body: details });
  expect(first.status).toBe(200);
  const secondResult = await sandbox.call('PUT', DEBIT_PATH, { token, body: details });
  expect(readAt(secondResult.json, 'data', 'instruction', 'reference')).toBe(
    readAt(first.json, 'data', 'instruction', 'reference'),
  );
  const readDebit = await callGet(DEBIT_PATH, token);
  expect(readAt(readDebit, 'data', 'instruction')).toMatchObject({
    state: 'submitted',
    sort_code_ending: '99',
    account_ending: '4958',
  });
  for (const answer of [first.json, secondResult.json, readDebit])
    expect(JSON.stringify(answer)).not.toMatch(/66374958|089999|08-99-99/);
});

test('an account that fails the check, and terms that are not accepted, are refused by field', async () => {
  const token = await readToken('a-customer-with-instruction');
  const debitBefore = await callGet(DEBIT_PATH, token);
  const { status, json } = await sandbox.call('PUT', DEBIT_PATH, {
    token,
    body: {
      ...details,
      account_details: { ...details.account_details, account_number: '12' },
      dd_terms_accepted: false,
    },
  });
  expect(status).toBe(422);
  expect(Object.keys(Object(readAt(json, 'errors')))).toEqual(
    expect.arrayContaining(['account_details.account_number', 'dd_terms_accepted']),
  );
  expect(await callGet(DEBIT_PATH, token)).toEqual(debitBefore);
});

test('a package says what it can be used for and where, and how much of it is used', async () => {
  const scenario = await sandbox.runScenario('a-customer-with-a-package', { left: 6 });
  const [membership] = listAt(
    await callGet('/api/my-account/packages', readTextAt(scenario, 'token')),
    'data',
    'items',
  );
  expect(membership).toMatchObject({
    uses: 10,
    uses_left: 6,
    state: 'usable',
    description: 'Any ten group classes, from yoga to indoor cycling.',
    venues: null,
    booked_in: 'timetable',
    activity_slugs: [],
  });
});
