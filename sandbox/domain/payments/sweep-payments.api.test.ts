import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../../server/testing.ts';
import { outbox } from '../../store/schema/people.ts';
import { transactions } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import {
  authorisePayment,
  buildJoiningInput,
  buildPayRequest,
  createJoiner,
} from '../../testing/joining-customer.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { clearCart, getCart } from '../basket/index.ts';
import { updateTransaction } from '../cart/index.ts';
import { getLedger } from '../front-of-house/index.ts';
import { storeJoining } from '../held-memberships/index.ts';
import { authoriseCard, completePayment } from './checkout.ts';
import { claimCart } from './complete-payment.ts';
import { getLastOrder } from './last-order.ts';
import { sweepPayments } from './sweep-payments.ts';

let sandbox: TestSandbox;
let store: Store;
let cards: FakeCards;

beforeAll(async () => {
  sandbox = await openTestSandbox();
  store = sandbox.store;
});
beforeEach(async () => {
  // Each test has its own payments, so those of earlier tests are settled here.
  await store.write((tx) => tx.update(transactions).set({ settledAt: new Date() }));
  cards = createFakeCards();
});
afterAll(() => sandbox.close());

const JOINING_SOURCE = 'online-joining';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const createLaterStore = (ms: number): Store => ({
  ...store,
  clock: { now: () => new Date(store.clock.now().getTime() + ms) },
});
const sweepAfter = (ms: number) => sweepPayments(createLaterStore(ms), cards);
const readTransaction = async (id: string) => {
  const [row] = await store.read((db) => db.select().from(transactions).where(eq(transactions.id, id)));
  if (!row) throw new Error('There is no such transaction.');
  return row;
};
const listMailsTo = (email: string) =>
  store.read((db) => db.select().from(outbox).where(eq(outbox.recipient, email)));

/** Creates a customer whose bank holds the money for the basket. */
async function createHeldPayment() {
  const { caller, email } = await createJoiner(store);
  return { caller, email, ...(await authorisePayment(store, cards, caller)) };
}

/** Like `holding`, with a server that crashed between two steps of the completion. */
async function createInterruptedPayment(diedAfter: 'claim' | 'capture') {
  const aCustomer = await createHeldPayment();
  const transaction = await readTransaction(aCustomer.transactionUuid);
  await claimCart(store, transaction, { source: JOINING_SOURCE });
  if (diedAfter === 'capture') await cards.capture(aCustomer.intentId);
  return aCustomer;
}

async function readBooks({ email, intentId }: { email: string; intentId: string }) {
  const { counts } = await getLedger(store, { email });
  const intent = cards.intents.get(intentId);
  return {
    orders: counts.orders,
    charges: counts.charges,
    money: intent?.isRefunded ? 'refunded' : intent?.status,
  };
}

describe('a payment that was interrupted and whose customer never came back', () => {
  test('a payment that was interrupted and whose customer never came back becomes its order if the money was taken', async () => {
    const aCustomer = await createInterruptedPayment('capture');
    expect(await readBooks(aCustomer)).toEqual({ orders: 0, charges: 0, money: 'succeeded' });
    expect(await sweepAfter(3 * MINUTE_MS)).toMatchObject({ ordered: 1, failed: 0 });
    expect(await readBooks(aCustomer)).toEqual({ orders: 1, charges: 1, money: 'succeeded' });
  });

  test('a payment that was interrupted continues if the basket was claimed and the money not taken yet', async () => {
    const aCustomer = await createInterruptedPayment('claim');
    await sweepAfter(3 * MINUTE_MS);
    expect(await readBooks(aCustomer)).toEqual({ orders: 1, charges: 1, money: 'succeeded' });
    expect(cards.countCaptures()).toBe(1);
  });

  test('a payment that was interrupted, and whose customer never came back shows its customer the confirmation, with an empty basket, when they do come back', async () => {
    const { caller, transactionUuid } = await createInterruptedPayment('capture');
    await sweepAfter(3 * MINUTE_MS);
    const { completeOrderId } = await completePayment(store, cards, caller, {
      transactionUuid,
      source: JOINING_SOURCE,
    });
    expect(completeOrderId).not.toBeNull();
    expect(await getLastOrder(store, caller)).toBe(completeOrderId);
    expect(await getCart(store, caller)).toBeNull();
  });

  test('a payment that was interrupted, and whose customer never came back is left to its server while that may still be running', async () => {
    const aCustomer = await createInterruptedPayment('capture');
    await sweepAfter(MINUTE_MS);
    expect(await readBooks(aCustomer)).toMatchObject({ orders: 0 });
  });

  test('a payment that was interrupted, and whose customer never came back is checked again when the provider does not respond', async () => {
    const aCustomer = await createInterruptedPayment('capture');
    const silent = { ...cards, retrieveIntent: () => Promise.reject(new Error('The provider is down.')) };
    expect(await sweepPayments(createLaterStore(3 * MINUTE_MS), silent)).toMatchObject({ failed: 1 });
    expect(await sweepAfter(6 * MINUTE_MS)).toMatchObject({ ordered: 1 });
    expect(await readBooks(aCustomer)).toMatchObject({ orders: 1 });
  });

  test('a payment that was interrupted, and whose customer never came back makes one order when several processes sweep while its customer completes it', async () => {
    const aCustomer = await createInterruptedPayment('capture');
    const { caller, transactionUuid } = aCustomer;
    await Promise.allSettled([
      ...Array.from({ length: 5 }, () => sweepAfter(3 * MINUTE_MS)),
      completePayment(store, cards, caller, { transactionUuid, source: JOINING_SOURCE }),
    ]);
    expect(await readBooks(aCustomer)).toEqual({ orders: 1, charges: 1, money: 'succeeded' });
  });
});

describe('money that was taken and cannot become an order', () => {
  async function createPaymentWithoutCredit() {
    const aCustomer = await createInterruptedPayment('capture');
    const { transactionUuid } = aCustomer;
    const { draft } = await readTransaction(transactionUuid);
    const credit = { membership: 0, general: 1_000_000 };
    await store.write((tx) =>
      updateTransaction(tx, store, transactionUuid, { draft: draft && { ...draft, credit } }),
    );
    return aCustomer;
  }

  test('money that was taken and cannot become an order is refunded, the basket is unlocked, and the customer gets an e-mail', async () => {
    const aCustomer = await createPaymentWithoutCredit();
    expect(await sweepAfter(3 * MINUTE_MS)).toMatchObject({ refunded: 1 });
    expect(await readBooks(aCustomer)).toEqual({ orders: 0, charges: 0, money: 'refunded' });
    expect((await getCart(store, aCustomer.caller))?.items).toHaveLength(1);
    expect((await listMailsTo(aCustomer.email)).map(({ subject }) => subject)).toEqual([
      'Your payment has been refunded',
    ]);
  });

  test('money that was taken and cannot become an order is refunded once, however often it is swept', async () => {
    const aCustomer = await createPaymentWithoutCredit();
    await Promise.allSettled([sweepAfter(3 * MINUTE_MS), sweepAfter(3 * MINUTE_MS)]);
    await sweepAfter(6 * MINUTE_MS);
    expect(await listMailsTo(aCustomer.email)).toHaveLength(1);
    expect(await readBooks(aCustomer)).toMatchObject({ money: 'refunded' });
  });

  test('money that was taken and cannot become an order is refunded at the next sweep when the refund was interrupted', async () => {
    const aCustomer = await createPaymentWithoutCredit();
    const failing = { ...cards, refund: () => Promise.reject(new Error('The provider is down.')) };
    await sweepPayments(createLaterStore(3 * MINUTE_MS), failing);
    expect(await readBooks(aCustomer)).toMatchObject({ orders: 0, money: 'succeeded' });
    await sweepAfter(6 * MINUTE_MS);
    expect(await readBooks(aCustomer)).toMatchObject({ orders: 0, money: 'refunded' });
  });

  test('money that was taken and cannot become an order pays for nothing when its customer completes it afterwards', async () => {
    const { caller, transactionUuid, email } = await createPaymentWithoutCredit();
    await sweepAfter(3 * MINUTE_MS);
    const answer = await catchRefusal(
      completePayment(store, cards, caller, { transactionUuid, source: JOINING_SOURCE }),
    );
    expect(answer.message).toContain('refunded your card');
    expect((await getLedger(store, { email })).counts.orders).toBe(0);
  });

  test('money that was taken and cannot become an order of a changed basket is refunded', async () => {
    const aCustomer = await createHeldPayment();
    await storeJoining(store, aCustomer.caller, buildJoiningInput(store, { membershipSlug: 'gym' }));
    await cards.capture(aCustomer.intentId);
    await sweepAfter(HOUR_MS);
    expect(await readBooks(aCustomer)).toMatchObject({ orders: 0, money: 'refunded' });
  });
});

describe('money that is only held', () => {
  test('money that is only held for a basket that its customer has left is released after an hour, and not before', async () => {
    const aCustomer = await createHeldPayment();
    await sweepAfter(HOUR_MS - MINUTE_MS);
    expect(await readBooks(aCustomer)).toMatchObject({ money: 'requires_capture' });
    await sweepAfter(HOUR_MS);
    expect(await readBooks(aCustomer)).toMatchObject({ orders: 0, money: 'canceled' });
  });

  test('money that is only held for a basket that was thrown away, whose release was interrupted, is released', async () => {
    const aCustomer = await createHeldPayment();
    await clearCart(store, aCustomer.caller, JOINING_SOURCE);
    await store.write((tx) =>
      updateTransaction(tx, store, aCustomer.transactionUuid, { status: 'cancelled' }),
    );
    await sweepAfter(3 * MINUTE_MS);
    expect(await readBooks(aCustomer)).toMatchObject({ money: 'canceled' });
  });

  test('money that is only held of a response that the server did not store is found and released', async () => {
    const aCustomer = await createHeldPayment();
    await store.write((tx) => updateTransaction(tx, store, aCustomer.transactionUuid, { intentId: null }));
    await sweepAfter(HOUR_MS);
    expect(await readBooks(aCustomer)).toMatchObject({ money: 'canceled' });
    expect((await readTransaction(aCustomer.transactionUuid)).intentId).toBe(aCustomer.intentId);
  });
});

describe('a payment that holds nothing', () => {
  async function createBegunPayment() {
    const { caller } = await createJoiner(store);
    const request = await buildPayRequest(store, caller);
    const { transactionUuid } = await authoriseCard(store, cards, caller, {
      ...request,
      sessionKey: '',
      billing: null,
    });
    const { intentId } = await readTransaction(transactionUuid);
    return { transactionUuid, intentId: intentId ?? '' };
  }

  test('a payment that holds nothing waits for its customer for a day, and is then ended', async () => {
    const { intentId, transactionUuid } = await createBegunPayment();
    await sweepAfter(23 * HOUR_MS);
    expect(cards.intents.get(intentId)?.status).toBe('requires_payment_method');
    await sweepAfter(25 * HOUR_MS);
    expect(cards.intents.get(intentId)?.status).toBe('canceled');
    expect((await readTransaction(transactionUuid)).status).toBe('cancelled');
  });

  test('a payment that holds nothing that its provider has ended is ended in the database', async () => {
    const { intentId, transactionUuid } = await createBegunPayment();
    cards.setStatus(intentId, 'canceled');
    await sweepAfter(HOUR_MS);
    expect((await readTransaction(transactionUuid)).status).toBe('cancelled');
  });
});

test('a settled payment is not checked again', async () => {
  const { caller, transactionUuid } = await createHeldPayment();
  await completePayment(store, cards, caller, { transactionUuid, source: JOINING_SOURCE });
  expect(await sweepAfter(3 * MINUTE_MS)).toMatchObject({ ordered: 1 });
  expect(await sweepAfter(6 * MINUTE_MS)).toMatchObject({ ordered: 0, failed: 0 });
});
