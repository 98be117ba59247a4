import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

test('a booked court names the extras hired with it', async () => {
  const { sessionId } = Object(await sandbox.runScenario('a-court-day'));
  const token = readTextAt(await sandbox.runScenario('a-customer-with-credit'), 'token');
  // In the morning the court and the rackets cost less than the customer's credit.
  const id = String(sessionId).replace(/\d{4}$/, '0900');
  const callApi = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
    const { status, json } = await sandbox.call(method, path, { token, ...(body && { body }) });
    expect(status).toBe(200);
    return readAt(json, 'data');
  };
  const addAnswer = await callApi('POST', '/api/cart/add', {
    items: [{ id, type: 'activity', extras: ['rackets'] }],
  });
  const amount = readAt(addAnswer, 'totals', 'balance');
  await callApi('PUT', '/api/cart/credit', { kind: 'general', amount });
  await callApi('POST', '/api/checkout/free', {
    source: 'activity-booking',
    terms_accepted: true,
    terms: [],
  });
  const [booking] = listAt(await callApi('GET', '/api/my-account/bookings?when=upcoming'), 'items');
  expect(booking).toMatchObject({ session_id: id, extras: ['Two rackets'] });
});
