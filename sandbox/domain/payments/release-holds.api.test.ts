import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../../server/testing.ts';
import type { Store } from '../../store/store.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment, buildJoiningInput, createJoiner } from '../../testing/joining-customer.ts';
import { clearCart, deleteCart } from '../basket/index.ts';
import { storeJoining } from '../held-memberships/index.ts';
import { completePayment } from './checkout.ts';
import { releaseStalePayments } from './release-holds.ts';

let sandbox: TestSandbox;
let store: Store;
let cards: FakeCards;

beforeAll(async () => {
  sandbox = await openTestSandbox();
  store = sandbox.store;
  cards = createFakeCards();
});
afterAll(() => sandbox.close());

const readIntentStatus = (intentId: string) => cards.intents.get(intentId)?.status;

async function createHeldPayment() {
  const { caller } = await createJoiner(store);
  return { caller, ...(await authorisePayment(store, cards, caller)) };
}

describe('the money that the bank holds for a basket', () => {
  test('the money that the bank holds for a basket is released when the basket is cleared', async () => {
    const { caller, intentId } = await createHeldPayment();
    await clearCart(store, caller, 'online-joining');
    await releaseStalePayments(store, cards, caller.userId);
    expect(readIntentStatus(intentId)).toBe('canceled');
  });

  test('the money that the bank holds for a basket is released when the basket is deleted', async () => {
    const { caller, intentId } = await createHeldPayment();
    await deleteCart(store, caller);
    await releaseStalePayments(store, cards, caller.userId);
    expect(readIntentStatus(intentId)).toBe('canceled');
  });

  test('the money that the bank holds for a basket is released when another membership replaces its membership, and that one can be paid', async () => {
    const { caller, intentId } = await createHeldPayment();
    await storeJoining(store, caller, buildJoiningInput(store, { membershipSlug: 'gym' }));
    await releaseStalePayments(store, cards, caller.userId);
    expect(readIntentStatus(intentId)).toBe('canceled');

    const nextPayment = await authorisePayment(store, cards, caller);
    const { transactionUuid } = nextPayment;
    expect(nextPayment.intentId).not.toBe(intentId);
    const { status } = await completePayment(store, cards, caller, {
      transactionUuid,
      source: 'online-joining',
    });
    expect(status).toBe('completed');
  });

  test('the money that the bank holds for a basket stays held while the basket is unchanged', async () => {
    const { caller, intentId, transactionUuid } = await createHeldPayment();
    await releaseStalePayments(store, cards, caller.userId);
    expect(readIntentStatus(intentId)).toBe('requires_capture');
    await completePayment(store, cards, caller, { transactionUuid, source: 'online-joining' });
    expect(readIntentStatus(intentId)).toBe('succeeded');
  });

  test('the money that the bank holds for a basket expires by itself if the provider cannot cancel it, and the basket is still cleared', async () => {
    const { caller, intentId } = await createHeldPayment();
    await clearCart(store, caller, 'online-joining');
    const unwilling = { ...cards, cancel: () => Promise.reject(new Error('The provider is down.')) };
    await releaseStalePayments(store, unwilling, caller.userId);
    expect(readIntentStatus(intentId)).toBe('requires_capture');
    await releaseStalePayments(store, cards, caller.userId);
    expect(readIntentStatus(intentId)).toBe('canceled');
  });
});

test('clearing a basket over HTTP releases the money', async () => {
  const { call, runScenario } = sandbox;
  const paymentState = await runScenario('an-authorised-payment');
  const token =
    typeof paymentState === 'object' && paymentState !== null && 'token' in paymentState
      ? String(paymentState.token)
      : '';
  const heldBefore = await countHeldPayments();
  const cleared = await call('DELETE', '/api/cart/clear', { token, body: { source: 'online-joining' } });
  expect(cleared.status).toBe(200);
  expect(await countHeldPayments()).toBe(heldBefore - 1);
});

/** Counts the held charges in the provider's records. */
async function countHeldPayments(): Promise<number> {
  const { json } = await sandbox.call('GET', '/_sandbox/ledger');
  return JSON.stringify(json).split('"status":"held"').length - 1;
}
