import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox } from './start.ts';
import { openTestSandbox, readAt, type TestSandbox } from './testing.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

test('a call that needs a token responds with 401 without one', async () => {
  const answer = await sandbox.call('GET', '/api/auth/user');
  expect(answer.status).toBe(401);
  expect(answer.json).toEqual({ message: 'Unauthenticated.' });
});

test('an unknown token counts as no token', async () => {
  const answer = await sandbox.call('GET', '/api/auth/user', { token: 'pv_not-a-token-of-ours' });
  expect(answer.status).toBe(401);
});

test('a path that is not in the API document is a 404', async () => {
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

test('a value of the wrong type is refused with a readable message', async () => {
  const answer = await sandbox.call('POST', '/api/auth/customer/login', {
    body: { username: 5, password: 'Swim-2026!' },
  });
  expect([answer.status, readAt(answer.json, 'errors')]).toEqual([
    422,
    { username: ['Username must be a text.'] },
  ]);
});

test('a query parameter that is not in the API document is refused', async () => {
  const answer = await sandbox.call('GET', '/api/memberships/types?venue=riverside');
  expect(answer.status).toBe(422);
  expect(readAt(answer.json, 'errors')).toBeDefined();
});

test('a body that is not JSON is refused in one sentence', async () => {
  const answer = await sandbox.call('POST', '/api/auth/customer/login', { body: '{"username": ' });
  expect(answer.status).toBe(400);
  expect(answer.json).toEqual({
    message: 'The body of the request could not be read. It must be JSON in UTF-8.',
  });
});

test('a body larger than any form is refused', async () => {
  const body = { username: 'a'.repeat(200_000), password: 'b' };
  expect((await sandbox.call('POST', '/api/auth/customer/login', { body })).status).toBe(413);
});

test('responses of the API are never cached', async () => {
  const { headers } = await sandbox.call('GET', '/api/client');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('long responses are compressed', async () => {
  const headers = { 'accept-encoding': 'br' };
  const answer = await sandbox.call('GET', '/api/venues/online-joining', { headers });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.json).not.toBeNull();
});

test('an idle connection stays open for longer than an nginx in front keeps it, which is 60 seconds', async () => {
  const answer = await fetch(`${sandbox.url}/api/frontend/client`);
  expect(Number(answer.headers.get('keep-alive')?.replace('timeout=', ''))).toBeGreaterThan(60);
});

test('the sub-sites may call the API from a browser, and strangers may not', async () => {
  const origin = sandbox.settings.sites.bookings;
  const request = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization',
  };
  const ours = await sandbox.call('OPTIONS', '/api/cart/add', { headers: { origin, ...request } });
  expect([ours.status, ours.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
  const headers = { origin: 'https://stranger.example' };
  const strangers = await sandbox.call('GET', '/api/client', { headers });
  expect(strangers.headers.get('access-control-allow-origin')).toBeNull();
});

test('the log contains no query, body or token', async () => {
  const lines: string[] = [];
  const logged = await openTestSandbox({ log: (line) => lines.push(line) });
  const body = { username: 'secret.person@example.com', password: 'Secret-2026!' };
  await logged.call('POST', '/api/auth/customer/login', { body, token: 'pv_secret-token-of-somebody' });
  await logged.call('GET', '/api/geocoding/search?term=SECRET');
  await logged.close();
  expect(lines.join('\n')).toMatch(/POST \/api\/auth\/customer\/login 401/);
  expect(lines.join('\n')).not.toMatch(/secret/i);
});

test('a port in use is reported in one sentence that says what to do', async () => {
  const { port } = sandbox.settings;
  await expect(startSandbox({ port, dataDir: 'memory' })).rejects.toThrow(
    `Port ${port} is in use: stop what listens there, or choose another with --port ${port + 1}.`,
  );
});

test('closing waits for the call in progress', async () => {
  const ownSandbox = await openTestSandbox();
  await ownSandbox.call('POST', '/_sandbox/faults', { body: { path: '/api/client', fault: 'slow' } });
  const slow = ownSandbox.call('GET', '/api/client');
  // When a later call has its response, the earlier one is in progress.
  await ownSandbox.call('GET', '/health');
  const [answer] = await Promise.all([slow, ownSandbox.close()]);
  expect(answer.status).toBe(200);
  await expect(ownSandbox.call('GET', '/health')).rejects.toThrow();
});
