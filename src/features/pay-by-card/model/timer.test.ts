import { allSettled, createStore, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTimer } from './timer';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aTimer() {
  const timer = createTimer();
  const $rung = createStore(0).on(timer.expired, (count) => count + 1);
  const scope = fork();
  return {
    start: (ms: number) => void allSettled(timer.started, { scope, params: ms }),
    stop: () => void allSettled(timer.stopped, { scope }),
    passes: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    rung: () => scope.getState($rung),
  };
}

test('a timer fires once, when its time is over', async () => {
  const timer = aTimer();
  timer.start(1000);
  await timer.passes(999);
  expect(timer.rung()).toBe(0);
  await timer.passes(1);
  expect(timer.rung()).toBe(1);
  await timer.passes(10_000);
  expect(timer.rung()).toBe(1);
});

test('a stopped timer does not fire, and can be started again', async () => {
  const timer = aTimer();
  timer.stop();
  timer.start(1000);
  timer.stop();
  expect(vi.getTimerCount()).toBe(0);
  await timer.passes(10_000);
  expect(timer.rung()).toBe(0);
  timer.start(1000);
  await timer.passes(1000);
  expect(timer.rung()).toBe(1);
});

test('a restarted timer fires only for the second start', async () => {
  const timer = aTimer();
  timer.start(1000);
  await timer.passes(500);
  timer.start(1000);
  await timer.passes(999);
  expect(timer.rung()).toBe(0);
  await timer.passes(1);
  expect(timer.rung()).toBe(1);
});
