import { allSettled, createStore, fork } from 'effector';
import { expect, test } from 'vitest';
import { fakeOperator } from '@/shared/testing';
import { buildCart } from '../../../../tests/fixtures/cart.ts';
import { createVerdict, type Ending } from './verdict';

const declined: Ending = { kind: 'failed', message: 'Your card was declined.' };

function aVerdict() {
  const calls = fakeOperator({ 'GET /api/cart': { data: buildCart() } });
  const verdict = createVerdict();
  const $said = createStore<string[]>([]).on(verdict.confirmed, (all, { message }) => [...all, message]);
  const scope = fork();
  return {
    calls,
    asks: (ending: Ending) => allSettled(verdict.requested, { scope, params: ending }),
    resets: () => allSettled(verdict.reset, { scope }),
    confirmed: () => scope.getState($said),
  };
}

test('an end without money is said once the cart has no order', async () => {
  const verdict = aVerdict();
  const asked = verdict.asks(declined);
  expect(verdict.confirmed()).toEqual([]);
  await asked;
  expect(verdict.confirmed()).toEqual(['Your card was declined.']);
});

test('a cart that answers after the page was left says nothing', async () => {
  const verdict = aVerdict();
  const asked = verdict.asks(declined);
  void verdict.resets();
  await asked;
  expect(verdict.calls).toHaveLength(1);
  expect(verdict.confirmed()).toEqual([]);
});
