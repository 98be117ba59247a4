import { allSettled, createStore, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import {
  type ApiFailure,
  type Cart,
  type CompletedPayment,
  loadCart,
  networkFailure,
  timeoutFailure,
} from '@/shared/api';
import { fakeOperator } from '@/shared/testing';
import { buildCart } from '../../../../tests/fixtures/cart.ts';
import { createSettlement, POLL_PAUSES_MS } from './settlement';

type CompletionResult = CompletedPayment | { readonly fails: ApiFailure };

const paidResult: CompletionResult = { completeOrderId: 'order-1', status: 'completed' };
const undecidedResult: CompletionResult = { completeOrderId: null, status: 'processing' };
const serverError: CompletionResult = { fails: { kind: 'http', status: 500, message: null } };
const notAuthorised: CompletionResult = {
  fails: { kind: 'validation', message: 'Your card was declined.', errors: {} },
};

async function loadCartWith(completeOrderId: string | null): Promise<Cart> {
  fakeOperator({ 'GET /api/cart': { data: buildCart({ complete_order_id: completeOrderId }) } });
  return loadCart();
}

/** A settlement whose completions return these results in turn (the last one repeats), without pauses. */
function createTestSettlement(
  results: readonly [CompletionResult, ...CompletionResult[]],
  orderOfCart: string | null = null,
) {
  let requestCount = 0;
  const pauses: number[] = [];
  const settlement = createSettlement<string>({
    complete: async () => {
      const result = results[Math.min(requestCount, results.length - 1)] ?? results[0];
      requestCount += 1;
      if ('fails' in result) throw result.fails;
      return result;
    },
    loadCart: () => loadCartWith(orderOfCart),
  });
  const $paid = createStore<string[]>([]).on(settlement.paid, (ids, id) => [...ids, id]);
  const $refused = createStore<string[]>([]).on(settlement.refused, (texts, text) => [...texts, text]);
  const scope = fork({ handlers: [[settlement.pauseFx, (ms: number) => void pauses.push(ms)]] });
  const start = (request: string | null) =>
    allSettled(settlement.started, {
      scope,
      params: { request, noOrderMessage: 'Payment failed. Please try again.' },
    });
  return {
    settlement,
    scope,
    start,
    pauses,
    requestCount: () => requestCount,
    outcome: () => ({
      paid: scope.getState($paid),
      refused: scope.getState($refused),
      state: scope.getState(settlement.$state),
    }),
  };
}

test('a completed payment reports its order after one request', async () => {
  const world = createTestSettlement([paidResult]);
  await world.start('transaction');
  expect(world.outcome()).toEqual({ paid: ['order-1'], refused: [], state: 'idle' });
  expect(world.requestCount()).toBe(1);
});

test.each<[string, CompletionResult]>([
  ['a time-out', { fails: timeoutFailure }],
  ['a network failure', { fails: networkFailure }],
  ['a server error', serverError],
  ['a payment still being processed', undecidedResult],
  ['a server that is too busy', { fails: { kind: 'http', status: 429, message: null } }],
  ['a proxy’s 404', { fails: { kind: 'http', status: 404, message: null, isForeign: true } }],
  ['a proxy’s 422', { fails: { kind: 'validation', message: null, errors: {}, isForeign: true } }],
])('after %s, completion is requested again and the order is found', async (_, firstResult) => {
  const world = createTestSettlement([firstResult, paidResult]);
  await world.start('transaction');
  expect(world.outcome()).toMatchObject({ paid: ['order-1'], refused: [] });
  expect(world.pauses).toEqual([POLL_PAUSES_MS[0]]);
});

test.each([
  [3, 3_000],
  [0, 500],
  [86_400, 60_000],
])('when the server asks to wait for %i s, the next poll comes after %i ms', async (retryAfter, pause) => {
  const world = createTestSettlement([
    { fails: { kind: 'http', status: 503, message: null, retryAfter } },
    paidResult,
  ]);
  await world.start('transaction');
  expect(world.pauses).toEqual([pause]);
  expect(world.outcome().paid).toEqual(['order-1']);
});

test('an order in the cart ends the checking even if completing keeps failing', async () => {
  const world = createTestSettlement([{ fails: networkFailure }], 'order-2');
  await world.start('transaction');
  expect(world.outcome()).toMatchObject({ paid: ['order-2'], refused: [] });
});

test('a certain refusal reports the server’s message', async () => {
  const world = createTestSettlement([notAuthorised]);
  await world.start('transaction');
  expect(world.outcome()).toEqual({ paid: [], refused: ['Your card was declined.'], state: 'idle' });
});

test('an undecided payment is never reported as failed; the customer can check again', async () => {
  const world = createTestSettlement([serverError]);
  await world.start('transaction');
  expect(world.outcome()).toEqual({ paid: [], refused: [], state: 'polls_exhausted' });
  expect(world.pauses).toEqual([...POLL_PAUSES_MS]);
  const requestCountBefore = world.requestCount();
  const recheck = allSettled(world.settlement.checkAgainClicked, { scope: world.scope });
  expect(world.outcome().state).toBe('checking');
  await recheck;
  expect(world.requestCount()).toBeGreaterThan(requestCountBefore);
  expect(world.pauses).toEqual([...POLL_PAUSES_MS, ...POLL_PAUSES_MS.slice(1)]);
  expect(world.outcome().state).toBe('polls_exhausted');
});

test.each([
  ['transaction', 'completing'],
  [null, 'checking'],
])('during its first poll, the request %j has the state %s', async (request, state) => {
  const world = createTestSettlement([paidResult]);
  const settlementStarted = world.start(request);
  expect(world.outcome().state).toBe(state);
  await settlementStarted;
});

test('without a payment, Check again sends no request', async () => {
  const world = createTestSettlement([paidResult]);
  await allSettled(world.settlement.checkAgainClicked, { scope: world.scope });
  expect([world.outcome().state, world.requestCount()]).toEqual(['idle', 0]);
});

test('the next poll starts when the pause ends; a pause of an earlier payment starts none', async () => {
  vi.useFakeTimers();
  const requests: string[] = [];
  const settlement = createSettlement<string>({
    complete: (request) => {
      requests.push(request);
      return request === 'first' ? Promise.reject(networkFailure) : new Promise(() => {});
    },
    loadCart: () => loadCartWith(null),
  });
  const scope = fork();
  const start = (request: string) =>
    void allSettled(settlement.started, { scope, params: { request, noOrderMessage: 'Payment failed.' } });
  start('first');
  await vi.advanceTimersByTimeAsync(499);
  expect(requests).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toEqual(['first', 'first']);
  void allSettled(settlement.reset, { scope });
  start('second');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toEqual(['first', 'first', 'second']);
  vi.useRealTimers();
});

test('with nothing to complete, a cart without an order means that the payment was refused', async () => {
  const world = createTestSettlement([paidResult]);
  await world.start(null);
  expect(world.outcome().refused).toEqual(['Payment failed. Please try again.']);
  expect(world.requestCount()).toBe(0);
});

test('a result that arrives after a reset is ignored', async () => {
  const world = createTestSettlement([paidResult]);
  const settlementStarted = world.start('transaction');
  await allSettled(world.settlement.reset, { scope: world.scope });
  await settlementStarted;
  expect(world.outcome()).toEqual({ paid: [], refused: [], state: 'idle' });
});
