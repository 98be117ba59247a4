import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStoreStorage } from '../simulators/store-storage.ts';
import { orders, transactions } from '../store/schema/sales.ts';
import { createSandboxClient } from '../testing/calls.ts';
import { readAt, readTextAt } from '../testing/json.ts';
import {
  createDataFolder,
  forEachMoment,
  type KillableSandbox,
  type RestartedSandbox,
} from './testing-killed.ts';

// Kills a real process with a real data folder while customers of every provider pay. Each of their calls stops at a
// different moment.

const HOUR_MS = 3_600_000;
/** Scenarios for payments whose money the bank holds and that only have to be completed. */
const HELD_SCENARIOS = {
  stripe: ['an-authorised-payment', () => '/api/checkout/complete'],
  opayo: ['a-passed-challenge', () => '/api/checkout/complete'],
  ryft: ['an-approved-payment-session', (id: string) => `/api/checkout/session/complete/${id}`],
} as const satisfies Record<string, readonly [scenario: string, path: (id: string) => string]>;

interface InterruptedPayment {
  readonly provider: string;
  readonly token: string;
  readonly transactionUuid: string;
  /** `answered` means that the call ended before this moment. */
  readonly at: string;
}

const folder = createDataFolder();
const stopped: InterruptedPayment[] = [];
let sandbox: RestartedSandbox;

beforeAll(async () => {
  const killable = await folder.start();
  for (const provider of ['stripe', 'opayo', 'ryft'] as const)
    await forEachMoment((moment) => completeUntil(killable, provider, moment));
  await killable.kill();
  sandbox = await folder.restart();
}, 180_000);
afterAll(async () => {
  await sandbox?.close();
  folder.remove();
});

async function completeUntil(
  { call, stopAt }: KillableSandbox,
  provider: keyof typeof HELD_SCENARIOS,
  moment: number,
): Promise<string> {
  const [scenario, path] = HELD_SCENARIOS[provider];
  const scenarioData = readAt(
    (await call('POST', '/_sandbox/scenarios', { body: { name: scenario } })).json,
    'data',
  );
  const [token, transactionUuid] = [
    readTextAt(scenarioData, 'token'),
    readTextAt(scenarioData, 'transactionUuid'),
  ];
  const named = provider === 'ryft' ? {} : { transaction_uuid: transactionUuid, terms: [], payments: [] };
  const body = { ...named, source: 'online-joining' };
  const stoppedMoment = await stopAt(moment, transactionUuid, (headers) =>
    call('POST', path(transactionUuid), { token, body, headers }),
  );
  stopped.push({ provider, token, transactionUuid, at: stoppedMoment });
  return stoppedMoment;
}

/** The state of each payment's money, by its transaction's id. */
async function readBooks() {
  const { store } = sandbox;
  const [payments, made] = await store.read(async (db) => [
    await db.select().from(transactions),
    await db.select().from(orders),
  ]);
  const charges = await createStoreStorage(store).list('charges');
  const ends = payments.map(({ id, intentId, orderId, amount }) => ({
    id,
    money: charges.filter((charge) => charge.intentId === intentId).map(({ status }) => status),
    isOrdered: orderId !== null && made.some((order) => order.id === orderId && order.total === amount),
  }));
  return new Map(ends.map((end) => [end.id, end]));
}

async function listEnds(providers: readonly string[]) {
  const allBooks = await readBooks();
  return stopped
    .filter(({ provider }) => providers.includes(provider))
    .map(({ transactionUuid, ...stop }) => ({ ...stop, end: allBooks.get(transactionUuid) }));
}

test('the process was killed at every moment of a completion, with each provider', () => {
  for (const provider of Object.keys(HELD_SCENARIOS)) {
    const moments = new Set(stopped.filter((one) => one.provider === provider).map((one) => one.at));
    expect([...moments]).toEqual(
      expect.arrayContaining([
        'retrieve answered',
        'write',
        'write answered',
        'capture',
        'capture answered',
        'answer',
      ]),
    );
    expect([...moments].filter((one) => one.startsWith('status'))).toEqual([]);
  }
});

test('undelivered events create the orders of taken money', async () => {
  await expect
    .poll(
      async () =>
        (await listEnds(['stripe', 'ryft'])).filter(
          ({ end }) => end?.money.includes('captured') && !end.isOrdered,
        ),
      { timeout: 30_000, interval: 200 },
    )
    .toEqual([]);
});

test('after a sweep every capture has an order, nothing is held, and every order has its capture', async () => {
  expect(await sandbox.sweepAfter(HOUR_MS)).toMatchObject({ waiting: 0, failed: 0, refunded: 0 });
  for (const { end, ...stop } of await listEnds(Object.keys(HELD_SCENARIOS))) {
    const { isOrdered, money } = end ?? {};
    expect({ ...stop, money, isOrdered }).toEqual({
      ...stop,
      money: [isOrdered ? 'captured' : 'released'],
      isOrdered,
    });
    if (stop.at.startsWith('capture') || stop.at === 'answer')
      expect({ ...stop, isOrdered }).toEqual({ ...stop, isOrdered: true });
  }
});

test('a customer who comes back finds the order of the money that was taken, and an empty basket', async () => {
  const call = createSandboxClient(sandbox.url);
  for (const { token } of stopped.filter((one) => one.at === 'capture answered')) {
    const { json } = await call('GET', '/api/cart', { token });
    expect(readAt(json, 'data')).toMatchObject({ complete_order_id: expect.any(String) });
  }
});
