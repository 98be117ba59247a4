import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../../server/testing.ts';
import { createStoreStorage } from '../store-storage.ts';
import { createPaymentService, type PaymentService } from './payment-service.ts';

// Payment services of several processes on one database: each has its own mutex, so that only the database isolates them.
// On PostgreSQL they run concurrently.

const PROCESSES = 4;
const CARD = { number: '4242424242424242', exp_month: 12, exp_year: 2099, cvc: '123' };
const DECLINED = { ...CARD, number: '4000000000000002' };

let sandbox: TestSandbox;
let services: PaymentService[];

beforeAll(async () => {
  sandbox = await openTestSandbox();
  services = Array.from({ length: PROCESSES }, () =>
    createPaymentService({
      storage: createStoreStorage(sandbox.store),
      now: Date.now,
      newId: (prefix) => `${prefix}_${randomBytes(12).toString('hex')}`,
    }),
  );
});
afterAll(() => sandbox.close());

const request = (reference: string) => ({
  amount: 2599,
  currency: 'GBP',
  reference,
  customer: 'customer-1',
  idempotencyKey: `key-${reference}`,
  card: null,
});
const first = (): PaymentService => {
  const [payments] = services;
  if (!payments) throw new Error('There is no service.');
  return payments;
};
const everyProcess = <T>(work: (payments: PaymentService) => Promise<T>) =>
  Promise.allSettled(services.map(work));
const done = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;
const chargesOf = async (intentId: string) =>
  (await first().charges()).filter((charge) => charge.intentId === intentId).map(({ status }) => status);

async function newIntent(reference: string, card: typeof CARD = CARD) {
  const { id, clientSecret } = await first().create(request(reference));
  const { id: methodId } = await first().addMethod(card);
  return { id, clientSecret, methodId, notifyOrigin: 'http://shop.test' };
}

test('one key makes one payment, in whichever process it arrives', async () => {
  const made = await Promise.all(services.map((payments) => payments.create(request('one-key'))));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
});

test('a payment confirmed in several processes concurrently is held once', async () => {
  const intent = await newIntent('confirmed-once');
  expect(done(await everyProcess((payments) => payments.confirm(intent)))).toBe(1);
  expect(await chargesOf(intent.id)).toEqual(['held']);
});

test('a payment captured in several processes concurrently is taken once', async () => {
  const intent = await newIntent('captured-once');
  await first().confirm(intent);
  expect(done(await everyProcess((payments) => payments.capture(intent.id)))).toBe(PROCESSES);
  expect(await chargesOf(intent.id)).toEqual(['captured']);
});

test('a payment that is captured and cancelled concurrently ends as one of the two', async () => {
  const intent = await newIntent('captured-or-cancelled');
  await first().confirm(intent);
  const outcomes = await Promise.allSettled(
    services.map((payments, at) => (at % 2 === 0 ? payments.capture(intent.id) : payments.cancel(intent.id))),
  );
  const { status } = await first().retrieve(intent.id);
  expect(['succeeded', 'canceled']).toContain(status);
  expect(await chargesOf(intent.id)).toEqual([status === 'succeeded' ? 'captured' : 'released']);
  expect(done(outcomes)).toBe(PROCESSES / 2);
});

test('a declined attempt stays on record', async () => {
  const intent = await newIntent('declined', DECLINED);
  await expect(first().confirm(intent)).rejects.toMatchObject({ status: 402 });
  expect(await chargesOf(intent.id)).toEqual(['failed']);
  expect(await first().retrieve(intent.id)).toMatchObject({
    status: 'requires_payment_method',
    lastError: { code: 'card_declined' },
  });
});
