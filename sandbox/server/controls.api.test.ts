import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from './testing.ts';
import { visitAddress } from './testing-visit.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterEach(() => sandbox.call('DELETE', '/_sandbox/faults'));
afterAll(() => sandbox.close());

const injectFault = (fault: Record<string, unknown>) =>
  sandbox.call('POST', '/_sandbox/faults', { body: fault });
const theme = () => sandbox.call('GET', '/api/frontend/theme');

test('a fault applies the requested number of times', async () => {
  await injectFault({ method: 'GET', path: '/api/frontend/theme', fault: '503', times: 2 });
  const statuses = [(await theme()).status, (await theme()).status, (await theme()).status];
  expect(statuses).toEqual([503, 503, 200]);
});

test('a fault does not affect other calls', async () => {
  await injectFault({ path: '/api/frontend/theme', fault: '500' });
  expect((await sandbox.call('GET', '/api/client')).status).toBe(200);
});

test('a path that ends with a star matches everything below it', async () => {
  await injectFault({ path: '/api/*', fault: '500' });
  expect((await sandbox.call('GET', '/api/client')).status).toBe(500);
});

test('a gateway’s error page, broken JSON and a dropped connection look like the real ones', async () => {
  await injectFault({ path: '/api/frontend/theme', fault: '502-html' });
  const gateway = await theme();
  expect([gateway.status, gateway.headers.get('content-type')]).toEqual([502, 'text/html']);

  await injectFault({ path: '/api/frontend/theme', fault: 'malformed' });
  const malformed = await theme();
  expect([malformed.status, malformed.json]).toEqual([200, null]);

  await injectFault({ path: '/api/frontend/theme', fault: 'reset' });
  await expect(theme()).rejects.toThrow();
});

test('a response can be lost after the work is done', async () => {
  await injectFault({ path: '/api/frontend/theme', fault: 'reset', when: 'after' });
  await expect(theme()).rejects.toThrow();
  expect((await theme()).status).toBe(200);
});

test('a response can be cut off in the middle, empty, without data, or of another type', async () => {
  const readAnswerWith = async (fault: string) => {
    await injectFault({ path: '/api/client', fault, when: 'after' });
    return sandbox.call('GET', '/api/client');
  };
  await expect(readAnswerWith('cut')).rejects.toThrow();
  expect((await readAnswerWith('empty')).json).toBeNull();
  expect((await readAnswerWith('null-data')).json).toEqual({ data: null });
  expect((await readAnswerWith('wrong-types')).json).toEqual({ data: [7] });
  expect((await readAnswerWith('204')).status).toBe(204);
});

test('a response can have a different shape from the API document, based on the real one', async () => {
  const promised = (await sandbox.call('GET', '/api/client')).json;
  const answerTo = async (fault: string) => {
    await injectFault({ path: '/api/client', fault, when: 'after' });
    const { json, headers } = await sandbox.call('GET', '/api/client');
    expect(headers.get('x-sandbox-misshapen')).toBe(fault);
    return readAt(json, 'data');
  };
  const { id, ...rest } = Object(readAt(promised, 'data'));
  expect(id).toEqual(expect.any(String));
  expect(await answerTo('key-missing')).toEqual({ ...rest, server_time: expect.any(String) });
  expect(await answerTo('empty-id')).toMatchObject({ id: '' });
  expect(await answerTo('object-for-text')).toMatchObject({ id: { text: 'x' } });
});

test('a response without a value of that kind, or with an error, stays unchanged', async () => {
  await injectFault({ path: '/api/auth/user', fault: 'empty-id', when: 'after' });
  const refusal = await sandbox.call('GET', '/api/auth/user');
  expect([refusal.status, refusal.headers.get('x-sandbox-misshapen')]).toEqual([401, null]);
});

test('holds can be tried without waiting: the clock moves on for everybody until it is reset', async () => {
  const moveClock = (name: string, body: Record<string, unknown> = {}) =>
    sandbox.call('POST', `/_sandbox/scenarios/${name}`, { body });
  const scenario = await sandbox.runScenario('a-basket-with-a-class');
  const cart = async () =>
    (await sandbox.call('GET', '/api/cart', { token: readTextAt(scenario, 'token') })).json;
  const until = Date.parse(readTextAt(await cart(), 'data', 'hold_until'));
  expect(readAt(await cart(), 'data', 'items', 0, 'hold', 'state')).toBe('held');
  try {
    expect((await moveClock('the-clock-at', { minutes: 16 })).status).toBe(200);
    expect(Date.parse(readTextAt(await cart(), 'data', 'server_time'))).toBeGreaterThan(until);
    expect(readAt(await cart(), 'data', 'items', 0, 'hold', 'state')).toBe('lapsed');
    const movedAnswer = await moveClock('the-clock-at', { instant: '2030-01-01T12:00:00Z' });
    expect(readAt(movedAnswer.json, 'data', 'now')).toMatch(/^2030-01-01T12:00:0/);
    expect((await moveClock('the-clock-at', { instant: 'soon' })).status).toBe(422);
  } finally {
    await moveClock('the-clock-as-usual');
  }
  expect(Date.parse(readTextAt(await cart(), 'data', 'server_time'))).toBeLessThan(until);
});

test('changing the shape needs the real response', async () => {
  const refusal = await injectFault({ path: '/api/client', fault: 'empty-id' });
  expect([refusal.status, readAt(refusal.json, 'errors', 'when')]).toEqual([
    422,
    ['When must be after: empty-id is made of the real answer.'],
  ]);
});

test('a refusal can be by field or a message alone', async () => {
  await injectFault({ path: '/api/client', fault: '422-fields' });
  const fieldAnswer = await sandbox.call('GET', '/api/client');
  expect([fieldAnswer.status, readAt(fieldAnswer.json, 'errors', 'email')]).toEqual([
    422,
    ['Please choose another one.'],
  ]);
  await injectFault({ path: '/api/client', fault: '422-message' });
  const sentence = await sandbox.call('GET', '/api/client');
  expect(sentence.json).toEqual({ message: 'The operator says no.' });
});

test('a visitor’s faults affect only that visitor, and are removed separately', async () => {
  const callAsVisitor = (visitor: string) =>
    sandbox.call('GET', '/api/client', { headers: { 'X-Sandbox-Visitor': visitor } });
  for (const visitor of ['one', 'other'])
    await injectFault({ path: '/api/client', fault: '500', times: 9, visitor });
  const callAnonymously = () => sandbox.call('GET', '/api/client');
  const answersBefore = [await callAnonymously(), await callAsVisitor('one'), await callAsVisitor('other')];
  expect(answersBefore.map(({ status }) => status)).toEqual([200, 500, 500]);
  await sandbox.call('DELETE', '/_sandbox/faults?visitor=one');
  expect([(await callAsVisitor('one')).status, (await callAsVisitor('other')).status]).toEqual([200, 500]);
});

test('an invalid fault is refused by field', async () => {
  const answer = await injectFault({ path: '/api/client', fault: 'earthquake' });
  expect(answer.status).toBe(422);
  expect(readAt(answer.json, 'errors', 'fault')).toBeDefined();
});

test('scenarios are listed with their descriptions', async () => {
  const { json } = await sandbox.call('GET', '/_sandbox/scenarios');
  for (const scenario of listAt(json, 'data')) {
    expect(scenario).toEqual({ name: expect.any(String), description: expect.any(String) });
  }
});

test('an unknown scenario is 404', async () => {
  const answer = await sandbox.call('POST', '/_sandbox/scenarios/no%20such%20state', { body: {} });
  expect(answer.status).toBe(404);
});

test('a page of another site cannot change the sandbox', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  const answer = await sandbox.call('DELETE', '/_sandbox/faults', { headers });
  expect(answer.status).toBe(403);
});

test('a page that sends another origin, or none of its own, cannot change the sandbox in any browser', async () => {
  const callFromOrigin = async (origin: string) =>
    (await sandbox.call('DELETE', '/_sandbox/faults', { headers: { origin } })).status;
  const { port, sites, simulators, hostPage } = sandbox.settings;
  for (const stranger of [
    'https://evil.example',
    'null',
    'http://127.0.0.1.evil.example',
    'http://localhost:1',
    `http://localhost:${port}`,
    `http://another.localhost:${port}`,
    `http://203.0.113.5:${port}`,
    simulators.stripeLike,
    simulators.bank,
    hostPage,
  ])
    expect(await callFromOrigin(stranger), stranger).toBe(403);
  for (const ownOrigin of [sites.bookings, sandbox.url])
    expect(await callFromOrigin(ownOrigin), ownOrigin).toBe(200);
});

test('a page that uses DNS rebinding cannot read anything from the sandbox', async () => {
  const ledger = (name: string) => visitAddress(`http://${name}:${sandbox.settings.port}/_sandbox/ledger`);
  for (const otherHost of ['elsewhere.example', 'another.localhost'])
    expect((await ledger(otherHost)).status, otherHost).toBe(403);
  for (const own of ['localhost', '[::1]', 'my-account.pavilion.localhost']) {
    expect((await ledger(own)).status, own).toBe(200);
  }
});

test('a shared demonstration has no controls', async () => {
  const shared = await openTestSandbox({ withControls: false });
  const answer = await shared.call('GET', '/_sandbox/ledger');
  await shared.close();
  expect(answer.status).toBe(404);
});

test('the database can be searched for a text: every row of every table, including the simulators’', async () => {
  const searchBooks = (pattern: string) =>
    sandbox.call('GET', `/_sandbox/search?pattern=${encodeURIComponent(pattern)}`);
  const scenario = await sandbox.runScenario('provider-opayo-with-saved-card');
  const listTablesWith = async (pattern: string) =>
    listAt((await searchBooks(pattern)).json, 'data').map((found) => readAt(found, 'table'));
  expect(await listTablesWith(String(readAt(scenario, 'email')))).toContain('customers');
  expect(await listTablesWith(String(readAt(scenario, 'cardIdentifier')))).toContain('simulator_records');
  expect(await listTablesWith('written nowhere')).toEqual([]);
  expect((await searchBooks('')).status).toBe(422);
});
