import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '../seed/demo-ids.ts';
import { openTestSandbox, type TestSandbox } from './testing.ts';
import { logIn } from './testing-journey.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const post = (path: string, body: unknown, token?: string) => sandbox.call('POST', path, { body, token });
const buy = async (changes: Record<string, unknown>) => {
  const item = { id: demoId('product:padlock'), type: 'product', ...changes };
  return (await post('/api/cart/add', { items: [item] }, await logIn(sandbox, 'D1000001'))).status;
};

test.each(['__proto__', 'constructor', 'toString'])(
  'a body with a field called %s is refused like any other that is not asked for',
  async (name) => {
    const body = `{"username":"x","password":"y","${name}":1}`;
    expect((await post('/api/auth/customer/login', body)).status).toBe(422);
  },
);

test('a NUL character, which no database can keep, is refused at the door', async () => {
  const body = { username: 'nobody\u0000', password: 'y' };
  expect((await post('/api/auth/customer/login', body)).status).toBe(400);
  expect(await buy({ size: 'XL\u0000' })).toBe(400);
  expect((await sandbox.call('GET', '/api/venues/online-joining/central%00')).status).toBe(404);
});

test('a thing for somebody who cannot exist is not found', async () => {
  expect(await buy({ purchased_for_user_id: 'nobody' })).toBe(404);
});

test.each(['null', '[]', '"text"', '{'])('the body %s is refused', async (body) => {
  const { status } = await post('/api/auth/customer/login', body);
  expect([400, 422]).toContain(status);
});

test('an address that cannot be decoded is refused', async () => {
  expect((await sandbox.call('GET', '/api/venues/online-joining/%E0%A4%A')).status).toBe(422);
  expect((await sandbox.call('GET', '/%E0%A4%A')).status).toBe(404);
});
