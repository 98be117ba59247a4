import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, openTestSandbox, type TestSandbox } from './testing.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

test('a call that needs a token answers 401 without one', async () => {
  const answer = await sandbox.call('GET', '/api/auth/user');
  expect(answer.status).toBe(401);
  expect(answer.json).toEqual({ message: 'Unauthenticated.' });
});

test('an unknown token counts as none', async () => {
  const answer = await sandbox.call('GET', '/api/auth/user', { token: 'pv_not-a-token-of-ours' });
  expect(answer.status).toBe(401);
});

test('what is not in the API document does not exist', async () => {
  expect((await sandbox.call('GET', '/api/elsewhere')).status).toBe(404);
});

test('a body that breaks the API document is refused by field', async () => {
  const answer = await sandbox.call('POST', '/api/auth/customer/login', {
    body: { username: 'sam@example.com' },
  });
  expect(answer.status).toBe(422);
  expect(answer.json).toEqual({
    message: 'Password is required.',
    errors: { password: ['Password is required.'] },
  });
});

test('a query that the API document does not know is refused', async () => {
  const answer = await sandbox.call('GET', '/api/memberships/types?venue=riverside');
  expect(answer.status).toBe(422);
  expect(at(answer.json, 'errors')).toBeDefined();
});

test('a body that is no JSON is refused in one sentence', async () => {
  const answer = await sandbox.call('POST', '/api/auth/customer/login', { body: '{"username": ' });
  expect(answer.status).toBe(400);
  expect(answer.json).toEqual({ message: 'The request could not be read.' });
});

test('a body larger than any form is refused', async () => {
  const body = { username: 'a'.repeat(200_000), password: 'b' };
  expect((await sandbox.call('POST', '/api/auth/customer/login', { body })).status).toBe(413);
});

test('answers of the API are never stored', async () => {
  const { headers } = await sandbox.call('GET', '/api/client');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
