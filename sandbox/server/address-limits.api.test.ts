import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toNetwork } from './address-limits.ts';
import { openTestSandbox, readAt, type TestSandbox } from './testing.ts';
import { buildPaymentBody, fillCart, registerCustomer, requireChoice } from './testing-journey.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox({ proxies: 1, mostFromOneAddress: 25 });
});
afterAll(() => sandbox.close());

let networks = 0;
/** A unique client address, as the proxy in front forwards it. */
function createAddress() {
  networks += 1;
  return { 'x-forwarded-for': `192.0.2.${networks}` };
}
const logInAs = (username: string, headers: Record<string, string>) =>
  sandbox.call('POST', '/api/auth/customer/login', { headers, body: { username, password: 'nope' } });

test('attempts on many accounts from one address share a limit, and another address has its own', async () => {
  const [firstAddress, secondAddress] = [createAddress(), createAddress()];
  const statuses: number[] = [];
  for (let account = 0; account < 27; account += 1) {
    statuses.push((await logInAs(`nobody-${account}@example.com`, firstAddress)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 25 }, () => 401), 429, 429]);
  const refusal = await logInAs('nobody@example.com', firstAddress);
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(500);
  expect(readAt(refusal.json, 'message')).toBe('Too many attempts. Please try again in 10 minutes.');
  expect((await logInAs('nobody@example.com', secondAddress)).status).toBe(401);
});

test('successful log-ins are not counted', async () => {
  const headers = createAddress();
  const { email } = await createSandboxClientAtAddress();
  for (let time = 0; time < 30; time += 1) {
    const body = { username: email, password: 'Swim-2026!' };
    const { status } = await sandbox.call('POST', '/api/auth/customer/login', { headers, body });
    expect(status).toBe(200);
  }
});

test('promotion codes are limited by customer and by address', async () => {
  const choice = await requireChoice(sandbox, 'fixed');
  const path = (code: string) => `/api/v1/membership-promotions/validate/${code}/${choice.optionId}`;
  const { token } = await createSandboxClientAtAddress();
  const statuses: number[] = [];
  for (let code = 0; code < 21; code += 1) {
    statuses.push(
      (await sandbox.call('GET', path(`GUESS${code}`), { token, headers: createAddress() })).status,
    );
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 404));
  expect(statuses.at(-1)).toBe(429);
  const headers = createAddress();
  for (let code = 0; code < 25; code += 1) await sandbox.call('GET', path(`GUESS${code}`), { headers });
  expect((await sandbox.call('GET', path('GUESS'), { headers })).status).toBe(429);
});

test('card attempts without an order are limited by customer', async () => {
  const { token } = await createSandboxClientAtAddress();
  const cart = await fillCart(sandbox, token, await requireChoice(sandbox, 'fixed'));
  const body = await buildPaymentBody(sandbox, token, cart);
  const statuses: number[] = [];
  for (let card = 0; card < 13; card += 1) {
    const attempt = { ...body, attempt_id: `card-${card}` };
    const headers = createAddress();
    statuses.push(
      (await sandbox.call('POST', '/api/checkout/authorise', { token, headers, body: attempt })).status,
    );
  }
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
});

function createSandboxClientAtAddress() {
  return registerCustomer({
    ...sandbox,
    call: (method, path, call) => sandbox.call(method, path, { ...call, headers: createAddress() }),
  });
}

describe('the network of an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:0db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s belongs to %s', (address, network) => {
    expect(toNetwork(address)).toBe(network);
  });
});
