import { allSettled, createStore, fork } from 'effector';
import { expect, test } from 'vitest';
import { fakeOperator } from '@/shared/testing';
import { buildCart } from '../../../../tests/fixtures/cart.ts';
import { createUnpaidCheck, type UnpaidEnding } from './unpaid-check';

const declined: UnpaidEnding = { kind: 'failed', message: 'Your card was declined.' };

function anUnpaidCheck() {
  const calls = fakeOperator({ 'GET /api/cart': { data: buildCart() } });
  const unpaidCheck = createUnpaidCheck();
  const $confirmedMessages = createStore<string[]>([]).on(unpaidCheck.confirmed, (all, { message }) => [
    ...all,
    message,
  ]);
  const scope = fork();
  return {
    calls,
    request: (ending: UnpaidEnding) => allSettled(unpaidCheck.requested, { scope, params: ending }),
    reset: () => allSettled(unpaidCheck.reset, { scope }),
    confirmed: () => scope.getState($confirmedMessages),
  };
}

test('a failure is reported once the cart has no order', async () => {
  const unpaidCheck = anUnpaidCheck();
  const checkStarted = unpaidCheck.request(declined);
  expect(unpaidCheck.confirmed()).toEqual([]);
  await checkStarted;
  expect(unpaidCheck.confirmed()).toEqual(['Your card was declined.']);
});

test('a cart that loads after leaving the page reports nothing', async () => {
  const unpaidCheck = anUnpaidCheck();
  const checkStarted = unpaidCheck.request(declined);
  void unpaidCheck.reset();
  await checkStarted;
  expect(unpaidCheck.calls).toHaveLength(1);
  expect(unpaidCheck.confirmed()).toEqual([]);
});
