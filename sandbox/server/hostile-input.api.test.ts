import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '../seed/demo-ids.ts';
import { openTestSandbox, readAt, readTextAt, type TestSandbox } from './testing.ts';
import { logIn } from './testing-journey.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const post = (path: string, body: unknown, token?: string) => sandbox.call('POST', path, { body, token });
const storeMembership = async (changes: Record<string, unknown>) => {
  const item = { id: demoId('product:padlock'), type: 'product', ...changes };
  return (await post('/api/cart/add', { items: [item] }, await logIn(sandbox, 'D1000001'))).status;
};

test.each(['hasOwnProperty', 'toString'])(
  'a body with a field called %s is refused like any other unknown field',
  async (name) => {
    const body = `{"username":"x","password":"y","${name}":1}`;
    expect((await post('/api/auth/customer/login', body)).status).toBe(422);
  },
);

test('a NUL character, which no database can store, is refused', async () => {
  const body = { username: 'nobody\u0000', password: 'y' };
  expect((await post('/api/auth/customer/login', body)).status).toBe(400);
  expect(await storeMembership({ size: 'XL\u0000' })).toBe(400);
  expect((await sandbox.call('GET', '/api/venues/online-joining/central%00')).status).toBe(400);
});

test.each(['nobody', demoId('customer:D1000002'), 'ffffffff-0000-4000-8000-000000000000'])(
  'an item for another customer (%s) is not found',
  async (somebody) => {
    expect(await storeMembership({ purchased_for_user_id: somebody })).toBe(404);
  },
);

test.each(['20', '1e1', '0x10', true, 1.5, 0, 21])('%j is no quantity', async (quantity) => {
  expect(await storeMembership({ quantity })).toBe(422);
});

test('an option that a product does not have is refused', async () => {
  expect(await storeMembership({ colour: 'blue' })).toBe(200);
  expect(await storeMembership({ anything: 'else' })).toBe(422);
});

test.each(['null', '[]', '"text"', '{'])('the body %s is refused', async (body) => {
  const { status } = await post('/api/auth/customer/login', body);
  expect([400, 422]).toContain(status);
});

test('an address that cannot be decoded is refused', async () => {
  for (const ending of ['%E0%A4%A', 'x?%', '%FF']) {
    const { status, json } = await sandbox.call('GET', `/api/venues/online-joining/${ending}`);
    expect([status, json]).toEqual([400, { message: 'The address could not be read.' }]);
  }
  expect((await sandbox.call('GET', '/%E0%A4%A')).status).toBe(404);
});

test.each(['S\u0007m', 'S\ud800m'])('the name %j is refused by its field', async (name) => {
  const body = { first_name: name };
  const path = '/api/my-account/user/update?onboarding_type=membership_purchase';
  const token = await logIn(sandbox, 'D1000001');
  const { status, json } = await sandbox.call('PUT', path, { token, body });
  const message = 'This holds a hidden character that cannot be used. Please type it again.';
  expect([status, json]).toEqual([422, { message, errors: { first_name: [message] } }]);
});

test('the invisible characters of a copied name are removed, and every letter stays', async () => {
  const token = await logIn(sandbox, 'D1000001');
  const path = '/api/my-account/user/update?onboarding_type=membership_purchase';
  const body = { first_name: '\u202AZo\u200Bë\u202C', last_name: '\uFEFFO’Brien\u00A0\u200E' };
  const savedAnswers = await sandbox.call('PUT', path, { token, body });
  expect(savedAnswers.status).toBe(200);
  const { json } = await sandbox.call('GET', '/api/auth/user', {
    token: readTextAt(savedAnswers.json, 'data', 'token'),
  });
  expect(readAt(json, 'data')).toMatchObject({ first_name: 'Zoë', last_name: 'O’Brien' });
});

test('a name is a single line, without a line break', async () => {
  const token = await logIn(sandbox, 'D1000001');
  const path = '/api/my-account/user/update?onboarding_type=membership_purchase';
  const { status, json } = await sandbox.call('PUT', path, { token, body: { first_name: 'Sam\r\nBcc: x' } });
  expect([status, readAt(json, 'errors')]).toEqual([
    422,
    { first_name: ['First name must be on one line.'] },
  ]);
});
