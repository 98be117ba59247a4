import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../../server/testing.ts';
import { createStoreStorage } from '../store-storage.ts';
import { createPaymentService, type PaymentService } from './payment-service.ts';

// Payment services of several processes on one database: each has its own mutex, so that only the database isolates them.
// On PostgreSQL they run concurrently.

const PROCESS_COUNT = 4;
const GOOD_CARD = { number: '4242424242424242', exp_month: 12, exp_year: 2099, cvc: '123' };
const DECLINED_CARD = { ...GOOD_CARD, number: '4000000000000002' };

let sandbox: TestSandbox;
let services: PaymentService[];

beforeAll(async () => {
  sandbox = await openTestSandbox();
  services = Array.from({ length: PROCESS_COUNT }, () =>
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
const requireFirstService = (): PaymentService => {
  const [payments] = services;
  if (!payments) throw new Error('There is no service.');
  return payments;
};
const runInEveryProcess = <T>(work: (payments: PaymentService) => Promise<T>) =>
  Promise.allSettled(services.map(work));
const listFulfilled = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;
const listCharges = async (intentId: string) =>
  (await requireFirstService().charges())
    .filter((charge) => charge.intentId === intentId)
    .map(({ status }) => status);

async function createIntent(reference: string, card: typeof GOOD_CARD = GOOD_CARD) {
  const { id, clientSecret } = await requireFirstService().create(request(reference));
  const { id: methodId } = await requireFirstService().addMethod(card);
  return { id, clientSecret, methodId, notifyOrigin: 'http://shop.test' };
}

test('one key makes one payment, in whichever process it arrives', async () => {
  const createdIntents = await Promise.all(services.map((payments) => payments.create(request('one-key'))));
  expect(new Set(createdIntents.map(({ id }) => id)).size).toBe(1);
});

test('a payment confirmed in several processes concurrently is held once', async () => {
  const intent = await createIntent('confirmed-once');
  expect(listFulfilled(await runInEveryProcess((payments) => payments.confirm(intent)))).toBe(1);
  expect(await listCharges(intent.id)).toEqual(['held']);
});

test('a payment captured in several processes concurrently is taken once', async () => {
  const intent = await createIntent('captured-once');
  await requireFirstService().confirm(intent);
  expect(listFulfilled(await runInEveryProcess((payments) => payments.capture(intent.id)))).toBe(
    PROCESS_COUNT,
  );
  expect(await listCharges(intent.id)).toEqual(['captured']);
});

test('a payment that is captured and cancelled concurrently ends as one of the two', async () => {
  const intent = await createIntent('captured-or-cancelled');
  await requireFirstService().confirm(intent);
  const outcomes = await Promise.allSettled(
    services.map((payments, at) => (at % 2 === 0 ? payments.capture(intent.id) : payments.cancel(intent.id))),
  );
  const { status } = await requireFirstService().retrieve(intent.id);
  expect(['succeeded', 'canceled']).toContain(status);
  expect(await listCharges(intent.id)).toEqual([status === 'succeeded' ? 'captured' : 'released']);
  expect(listFulfilled(outcomes)).toBe(PROCESS_COUNT / 2);
});

test('a declined attempt stays on record', async () => {
  const intent = await createIntent('declined', DECLINED_CARD);
  await expect(requireFirstService().confirm(intent)).rejects.toMatchObject({ status: 402 });
  expect(await listCharges(intent.id)).toEqual(['failed']);
  expect(await requireFirstService().retrieve(intent.id)).toMatchObject({
    status: 'requires_payment_method',
    lastError: { code: 'card_declined' },
  });
});
