import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '../seed/demo-ids.ts';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';
import { registerCustomer } from '../server/testing-journey.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const buildPadlocks = (count: number) =>
  Array.from({ length: count }, () => ({ id: demoId('product:padlock'), type: 'product' }));
const addPadlocks = (token: string, count: number, more: Record<string, unknown> = {}) =>
  sandbox.call('POST', '/api/cart/add', { token, body: { items: buildPadlocks(count), ...more } });
const listItems = async (token: string) =>
  listAt((await sandbox.call('GET', '/api/cart', { token })).json, 'data', 'items');

test('a call adds at most 20 items', async () => {
  const { token } = await registerCustomer(sandbox);
  expect((await addPadlocks(token, 21)).status).toBe(422);
  expect((await addPadlocks(token, 20)).status).toBe(200);
  expect(await listItems(token)).toHaveLength(20);
});

test('a cart holds at most 50 items, and a refused call adds none', async () => {
  const { token } = await registerCustomer(sandbox);
  for (const count of [20, 20]) expect((await addPadlocks(token, count)).status).toBe(200);
  const refusal = await addPadlocks(token, 11);
  expect([refusal.status, readAt(refusal.json, 'message')]).toEqual([
    422,
    'Your basket can hold up to 50 items. Please pay for those first.',
  ]);
  expect(await listItems(token)).toHaveLength(40);
  expect((await addPadlocks(token, 10)).status).toBe(200);
});

test('the options of an item do not grow, however often they are changed', async () => {
  const { token } = await registerCustomer(sandbox);
  const item = readTextAt((await addPadlocks(token, 1)).json, 'data', 'items', 0, 'id');
  for (let turn = 0; turn < 5; turn += 1) {
    const options = { [`option_${turn}`]: 'x'.repeat(200) };
    const { status } = await sandbox.call('PUT', `/api/cart/${item}`, { token, body: { options } });
    expect(status).toBe(422);
  }
  const body = { options: { size: 'M', quantity: 3 } };
  const changeAnswer = await sandbox.call('PUT', `/api/cart/${item}`, { token, body });
  expect(readAt(changeAnswer.json, 'data', 'items', 0, 'options')).toEqual({ size: 'M', quantity: 3 });
});

test('items whose response was lost are added once when the attempt is repeated', async () => {
  const { token } = await registerCustomer(sandbox);
  const attempt = { attempt_id: '0197b1c2-0000-7c31-9a55-3e1f0c2d4ba1' };
  for (const _time of ['first', 'again']) expect((await addPadlocks(token, 2, attempt)).status).toBe(200);
  expect(await listItems(token)).toHaveLength(2);
  const { token: somebodyElse } = await registerCustomer(sandbox);
  expect((await addPadlocks(somebodyElse, 2, attempt)).status).toBe(200);
  expect(await listItems(somebodyElse)).toHaveLength(2);
});
