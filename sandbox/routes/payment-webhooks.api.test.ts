import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CardProviders, claimCart } from '../domain/payments/index.ts';
import { openTestSandbox, readTextAt, type TestSandbox } from '../server/testing.ts';
import { createSignatureHeader, WEBHOOK_SECRETS } from '../simulators/webhooks/sign.ts';
import { transactions } from '../store/schema/sales.ts';

let sandbox: TestSandbox;
let cards: CardProviders;
let silent = false;

beforeAll(async () => {
  sandbox = await openTestSandbox({
    wrapDependencies: ({ store, cards: real }) => {
      cards = real;
      const findSilencedProvider = (name: string) => ({
        ...real.findByName(name),
        retrieveIntent: (id: string) =>
          silent
            ? Promise.reject(new Error('The provider is down.'))
            : real.findByName(name).retrieveIntent(id),
      });
      return { store, cards: { findByName: findSilencedProvider } };
    },
  });
});
afterAll(() => sandbox.close());

type Provider = 'stripe' | 'ryft';
const SCENARIOS = { stripe: 'an-authorised-payment', ryft: 'an-approved-payment-session' } as const;
const EVENT_TYPES = { stripe: 'payment_intent.succeeded', ryft: 'PaymentSession.captured' } as const;

/** A payment whose money was taken by a server that crashed before it created the order. */
async function createCapturedPayment(provider: Provider) {
  const scenario = await sandbox.runScenario(SCENARIOS[provider]);
  const id = readTextAt(scenario, 'transactionUuid');
  const transaction = await readTransaction(id);
  await claimCart(sandbox.store, transaction, { source: 'online-joining' });
  await cards.findByName(provider).capture(transaction.intentId ?? '');
  return { id, intentId: transaction.intentId ?? '', token: readTextAt(scenario, 'token') };
}

async function readTransaction(id: string) {
  const [row] = await sandbox.store.read((db) =>
    db.select().from(transactions).where(eq(transactions.id, id)),
  );
  if (!row) throw new Error('There is no such transaction.');
  return row;
}

let sentCount = 0;
/** The body of a provider's event. */
function buildEvent(provider: Provider, intentId: string, type: string = EVENT_TYPES[provider]): string {
  sentCount += 1;
  const id = `ev_${sentCount}`;
  return JSON.stringify(
    provider === 'stripe'
      ? { id, type, data: { object: { id: intentId } } }
      : { id, eventType: type, data: { id: intentId } },
  );
}

const deliverEvent = (
  provider: Provider,
  body: string,
  headers: Readonly<Record<string, string>> = signEvent(provider, body),
) => sandbox.call('POST', `/api/payment-webhooks/${provider}`, { body, headers });
const signEvent = (provider: Provider, body: string, now = Date.now()) =>
  createSignatureHeader({ provider, body }, WEBHOOK_SECRETS[provider], now);

describe.each(['stripe', 'ryft'] as const)('an event of the %s-like provider', (provider) => {
  test('an event creates the order for money that was taken', async () => {
    const { id, intentId, token } = await createCapturedPayment(provider);
    expect((await deliverEvent(provider, buildEvent(provider, intentId))).status).toBe(200);
    const { orderId } = await readTransaction(id);
    const cart = await sandbox.call('GET', '/api/cart', { token });
    expect(readTextAt(cart.json, 'data', 'complete_order_id')).toBe(orderId);
  });

  test('an event that is delivered five times concurrently makes one order', async () => {
    const { id, intentId } = await createCapturedPayment(provider);
    const body = buildEvent(provider, intentId);
    const answers = await Promise.all(Array.from({ length: 5 }, () => deliverEvent(provider, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await readTransaction(id)).status).toBe('completed');
  });

  test('an event without a valid signature is refused and has no effect', async () => {
    const { id, intentId } = await createCapturedPayment(provider);
    const body = buildEvent(provider, intentId);
    expect((await deliverEvent(provider, body, {})).status).toBe(400);
    expect((await deliverEvent(provider, `${body} `, signEvent(provider, body))).status).toBe(400);
    expect((await readTransaction(id)).orderId).toBeNull();
  });

  test('an event with a wrong signature is refused, however its address is spelt', async () => {
    const { id, intentId } = await createCapturedPayment(provider);
    const body = buildEvent(provider, intentId);
    const path = `/api/payment-webhooks/${provider}`;
    for (const spelled of [
      `${path}/`,
      `${path}//`,
      `${path}?x=1`,
      path.toUpperCase(),
      `/api/Payment-Webhooks/${provider}`,
      `/api/payment-webhooks/${provider.toUpperCase()}`,
      `/api//payment-webhooks/${provider}`,
      `/api/payment-webhooks/%${provider.charCodeAt(0).toString(16)}${provider.slice(1)}`,
    ]) {
      const headers = signEvent(provider, `${body} `);
      expect((await sandbox.call('POST', spelled, { body, headers })).status, spelled).toBeGreaterThan(399);
    }
    expect((await readTransaction(id)).orderId).toBeNull();
  });

  test('an event is not trusted: the provider’s current status of the payment counts', async () => {
    const scenario = await sandbox.runScenario(SCENARIOS[provider]);
    const id = readTextAt(scenario, 'transactionUuid');
    const { intentId } = await readTransaction(id);
    expect((await deliverEvent(provider, buildEvent(provider, intentId ?? ''))).status).toBe(200);
    expect(await readTransaction(id)).toMatchObject({ orderId: null, status: 'pending' });
  });

  test('an event that arrives late changes nothing', async () => {
    const { id, intentId } = await createCapturedPayment(provider);
    await deliverEvent(provider, buildEvent(provider, intentId));
    const declined = provider === 'stripe' ? 'payment_intent.canceled' : 'PaymentSession.voided';
    expect((await deliverEvent(provider, buildEvent(provider, intentId, declined))).status).toBe(200);
    expect(await readTransaction(id)).toMatchObject({ status: 'completed' });
  });

  test('an event is delivered again if the provider could not be reached', async () => {
    const { id, intentId } = await createCapturedPayment(provider);
    const body = buildEvent(provider, intentId);
    silent = true;
    expect((await deliverEvent(provider, body)).status).toBe(500);
    silent = false;
    expect((await deliverEvent(provider, body)).status).toBe(200);
    expect((await readTransaction(id)).orderId).not.toBeNull();
  });

  test('an event of another kind, or of an unknown payment, is accepted and ignored', async () => {
    expect((await deliverEvent(provider, buildEvent(provider, 'pi_of_somebody_else'))).status).toBe(200);
    expect((await deliverEvent(provider, buildEvent(provider, 'po_1', 'payout.paid'))).status).toBe(200);
  });

  test('an event that is too large or not JSON is refused', async () => {
    const large = JSON.stringify({ id: 'x'.repeat(70_000) });
    expect((await deliverEvent(provider, large)).status).toBe(413);
    expect((await deliverEvent(provider, '{"id":')).status).toBe(400);
  });
});

test('a signature of the Stripe-like provider that is older than five minutes is refused', async () => {
  const { id, intentId } = await createCapturedPayment('stripe');
  const body = buildEvent('stripe', intentId);
  const oldHeaders = signEvent('stripe', body, Date.now() - 301_000);
  expect((await deliverEvent('stripe', body, oldHeaders)).status).toBe(400);
  expect((await readTransaction(id)).orderId).toBeNull();
});
