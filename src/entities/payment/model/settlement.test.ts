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
import { createSettlement, PAUSES_MS } from './settlement';

type Answer = CompletedPayment | { readonly fails: ApiFailure };

const paidAnswer: Answer = { completeOrderId: 'order-1', status: 'completed' };
const undecidedAnswer: Answer = { completeOrderId: null, status: 'processing' };
const serverError: Answer = { fails: { kind: 'http', status: 500, message: null } };
const notAuthorised: Answer = {
  fails: { kind: 'validation', message: 'Your card was declined.', errors: {} },
};

async function aCart(completeOrderId: string | null): Promise<Cart> {
  fakeOperator({ 'GET /api/cart': { data: buildCart({ complete_order_id: completeOrderId }) } });
  return loadCart();
}

/** A settlement whose answers come one after the other (the last one stays), with pauses that take no time. */
function aSettlement(answers: readonly [Answer, ...Answer[]], orderOfCart: string | null = null) {
  let asked = 0;
  const pauses: number[] = [];
  const settlement = createSettlement<string>({
    complete: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? answers[0];
      asked += 1;
      if ('fails' in answer) throw answer.fails;
      return answer;
    },
    loadCart: () => aCart(orderOfCart),
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
    asked: () => asked,
    outcome: () => ({
      paid: scope.getState($paid),
      refused: scope.getState($refused),
      state: scope.getState(settlement.$state),
    }),
  };
}

test('a completed payment gives its order at once', async () => {
  const world = aSettlement([paidAnswer]);
  await world.start('transaction');
  expect(world.outcome()).toEqual({ paid: ['order-1'], refused: [], state: 'idle' });
  expect(world.asked()).toBe(1);
});

test.each<[string, Answer]>([
  ['a time-out', { fails: timeoutFailure }],
  ['a broken line', { fails: networkFailure }],
  ['a failure of the server', serverError],
  ['a payment still being processed', undecidedAnswer],
  ['a server that is too busy', { fails: { kind: 'http', status: 429, message: null } }],
  ['a refusal of a proxy', { fails: { kind: 'http', status: 404, message: null, isForeign: true } }],
  ['a 422 of a proxy', { fails: { kind: 'validation', message: null, errors: {}, isForeign: true } }],
])('after %s, completing is asked again and the order is found', async (_, first) => {
  const world = aSettlement([first, paidAnswer]);
  await world.start('transaction');
  expect(world.outcome()).toMatchObject({ paid: ['order-1'], refused: [] });
  expect(world.pauses).toEqual([PAUSES_MS[0]]);
});

test.each([
  [3, 3_000],
  [0, 500],
  [86_400, 60_000],
])('when the server asks to wait for %i s, the next look comes after %i ms', async (retryAfter, pause) => {
  const world = aSettlement([
    { fails: { kind: 'http', status: 503, message: null, retryAfter } },
    paidAnswer,
  ]);
  await world.start('transaction');
  expect(world.pauses).toEqual([pause]);
  expect(world.outcome().paid).toEqual(['order-1']);
});

test('an order that the cart knows of ends the checking, though completing keeps failing', async () => {
  const world = aSettlement([{ fails: networkFailure }], 'order-2');
  await world.start('transaction');
  expect(world.outcome()).toMatchObject({ paid: ['order-2'], refused: [] });
});

test('a certain refusal is shown with the messages of the server', async () => {
  const world = aSettlement([notAuthorised]);
  await world.start('transaction');
  expect(world.outcome()).toEqual({ paid: [], refused: ['Your card was declined.'], state: 'idle' });
});

test('when it stays unknown, nothing is called failed: the customer may have it checked again', async () => {
  const world = aSettlement([serverError]);
  await world.start('transaction');
  expect(world.outcome()).toEqual({ paid: [], refused: [], state: 'polls_exhausted' });
  expect(world.pauses).toEqual([...PAUSES_MS]);
  const before = world.asked();
  const asking = allSettled(world.settlement.checkAgainClicked, { scope: world.scope });
  expect(world.outcome().state).toBe('checking');
  await asking;
  expect(world.asked()).toBeGreaterThan(before);
  expect(world.pauses).toEqual([...PAUSES_MS, ...PAUSES_MS.slice(1)]);
  expect(world.outcome().state).toBe('polls_exhausted');
});

test.each([
  ['transaction', 'completing'],
  [null, 'checking'],
])('while %j is asked for the first time it is %s', async (request, state) => {
  const world = aSettlement([paidAnswer]);
  const started = world.start(request);
  expect(world.outcome().state).toBe(state);
  await started;
});

test('without a payment there is nothing to check again', async () => {
  const world = aSettlement([paidAnswer]);
  await allSettled(world.settlement.checkAgainClicked, { scope: world.scope });
  expect([world.outcome().state, world.asked()]).toEqual(['idle', 0]);
});

test('the next look comes when the pause is over, and a pause of the payment before asks nothing', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const settlement = createSettlement<string>({
    complete: (request) => {
      asked.push(request);
      return request === 'first' ? Promise.reject(networkFailure) : new Promise(() => {});
    },
    loadCart: () => aCart(null),
  });
  const scope = fork();
  const start = (request: string) =>
    void allSettled(settlement.started, { scope, params: { request, noOrderMessage: 'Payment failed.' } });
  start('first');
  await vi.advanceTimersByTimeAsync(499);
  expect(asked).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['first', 'first']);
  void allSettled(settlement.reset, { scope });
  start('second');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['first', 'first', 'second']);
  vi.useRealTimers();
});

test('with nothing to complete, a cart without an order means that nothing was paid', async () => {
  const world = aSettlement([paidAnswer]);
  await world.start(null);
  expect(world.outcome().refused).toEqual(['Payment failed. Please try again.']);
  expect(world.asked()).toBe(0);
});

test('a result that comes after the page was left is ignored', async () => {
  const world = aSettlement([paidAnswer]);
  const started = world.start('transaction');
  await allSettled(world.settlement.reset, { scope: world.scope });
  await started;
  expect(world.outcome()).toEqual({ paid: [], refused: [], state: 'idle' });
});
