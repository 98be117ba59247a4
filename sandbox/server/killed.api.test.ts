import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CardProviders } from '../domain/card-provider.ts';
import { sweepPayments } from '../domain/use-cases/sweep-payments.ts';
import { createStoreStorage } from '../simulators/store-storage.ts';
import { orders, transactions } from '../store/schema/sales.ts';
import { type Calls, callerOf } from '../testing/calls.ts';
import { at, textAt } from '../testing/json.ts';
import { STOP_HEADER } from '../testing/stopping.ts';
import { type RunningSandbox, startSandbox } from './start.ts';

// A real process on a real data folder, killed while customers of every provider pay: each of their calls has come to another moment.

const HOUR_MS = 3_600_000;
/** Before it, the session of the call is read. */
const FIRST_MOMENT = 3;
/** No call has so many. */
const MOST_MOMENTS = 60;
/** Payments whose money the bank holds: all that is missing is the completion. */
const HELD = {
  stripe: ['an-authorised-payment', () => '/api/checkout/complete'],
  opayo: ['a-passed-challenge', () => '/api/checkout/complete'],
  ryft: ['an-approved-payment-session', (id: string) => `/api/checkout/session/complete/${id}`],
} as const satisfies Record<string, readonly [scenario: string, path: (id: string) => string]>;

interface Stopped {
  readonly provider: string;
  readonly token: string;
  readonly transactionUuid: string;
  /** `answered`: the call had fewer moments. */
  readonly at: string;
}

const folder = mkdtempSync(join(tmpdir(), 'pavilion-killed-'));
const stopped: Stopped[] = [];
/** Who waits to hear where a call has stopped, by its header. */
const stops = new Map<string, (at: string) => void>();
let sandbox: RunningSandbox;
let cards: CardProviders;

beforeAll(async () => {
  const child = fork(join(import.meta.dirname, '../testing/stopping-process.ts'), [join(folder, 'data')]);
  const [{ url }] = await once(child, 'message');
  child.on('message', (message) => stops.get(textAt(message, 'header'))?.(textAt(message, 'at')));
  const call = callerOf(String(url));
  for (const provider of ['stripe', 'opayo', 'ryft'] as const) {
    for (let moment = FIRST_MOMENT; moment < MOST_MOMENTS; moment += 1) {
      const stop = await payUntil(call, provider, moment);
      stopped.push(stop);
      if (stop.at === 'answered' || stop.at.startsWith('status')) break;
    }
  }
  const isDead = once(child, 'exit');
  child.kill('SIGKILL');
  await isDead;
  sandbox = await startSandbox({
    port: 0,
    dataDir: join(folder, 'data'),
    distDir: null,
    between: (outside) => {
      cards = outside.cards;
      return outside;
    },
  });
}, 180_000);
afterAll(async () => {
  await sandbox?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function payUntil(call: Calls, provider: keyof typeof HELD, moment: number): Promise<Stopped> {
  const [scenario, path] = HELD[provider];
  const made = at((await call('POST', '/_sandbox/scenarios', { body: { name: scenario } })).json, 'data');
  const [token, transactionUuid] = [textAt(made, 'token'), textAt(made, 'transactionUuid')];
  const header = `${moment};${transactionUuid}`;
  const stop = new Promise<string>((resolve) => stops.set(header, resolve));
  const named = provider === 'ryft' ? {} : { transaction_uuid: transactionUuid, terms: [], payments: [] };
  const body = { ...named, source: 'online-joining' };
  const answer = call('POST', path(transactionUuid), { token, body, headers: { [STOP_HEADER]: header } });
  // A call that was stopped is broken off when its process dies.
  const answered = answer.then(
    ({ status }) => (status === 200 ? 'answered' : `status ${status}`),
    () => 'broken off',
  );
  return { provider, token, transactionUuid, at: await Promise.race([stop, answered]) };
}

/** What became of the money of each payment, by its transaction's id. */
async function books() {
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

async function endsOf(providers: readonly string[]) {
  const all = await books();
  return stopped
    .filter(({ provider }) => providers.includes(provider))
    .map(({ transactionUuid, ...stop }) => ({ ...stop, end: all.get(transactionUuid) }));
}

test('the process was killed at every moment of a completion, with each provider', () => {
  for (const provider of Object.keys(HELD)) {
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

test('events that the dead process never took make the orders of money that was taken', async () => {
  await expect
    .poll(
      async () =>
        (await endsOf(['stripe', 'ryft'])).filter(
          ({ end }) => end?.money.includes('captured') && !end.isOrdered,
        ),
      { timeout: 30_000, interval: 200 },
    )
    .toEqual([]);
});

test('after a sweep every taking has its order, nothing is held, and no order is without its money', async () => {
  const { store } = sandbox;
  const later = { ...store, clock: { now: () => new Date(store.clock.now().getTime() + HOUR_MS) } };
  expect(await sweepPayments(later, cards)).toMatchObject({ waiting: 0, failed: 0, refunded: 0 });
  for (const { end, ...stop } of await endsOf(Object.keys(HELD))) {
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
  const call = callerOf(sandbox.url);
  for (const { token } of stopped.filter((one) => one.at === 'capture answered')) {
    const { json } = await call('GET', '/api/cart', { token });
    expect(at(json, 'data')).toMatchObject({ complete_order_id: expect.any(String) });
  }
});
