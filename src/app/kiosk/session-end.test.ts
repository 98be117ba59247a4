import { afterEach, expect, test, vi } from 'vitest';
import { type FakeAnswer, fakeOperator } from '@/shared/testing';
import { endVisitOnServer } from './session-end';

afterEach(() => vi.useRealTimers());

const CLEAR_CART_CALL = 'DELETE /api/cart/clear';
const LOG_OUT = 'POST /api/auth/logout';
const emptyAnswer = { data: null };
const clearsCart = { call: CLEAR_CART_CALL, body: { source: 'online-joining' } };
const logsOut = { call: LOG_OUT, body: null };

test('the session ends, and the cart that the customer filled at home is left alone', async () => {
  const told = fakeOperator({ [LOG_OUT]: emptyAnswer });
  await endVisitOnServer({ clearedSources: [] });
  expect(told).toEqual([logsOut]);
});

test('the cart of the visit is emptied first, while the session still exists', async () => {
  const told = fakeOperator({ [CLEAR_CART_CALL]: emptyAnswer, [LOG_OUT]: emptyAnswer });
  await endVisitOnServer({ clearedSources: ['online-joining'] });
  expect(told).toEqual([clearsCart, logsOut]);
});

test('the places of a basket that was filled in the visit are released, but a membership from home stays', async () => {
  const told = fakeOperator({ [CLEAR_CART_CALL]: emptyAnswer, [LOG_OUT]: emptyAnswer });
  await endVisitOnServer({ clearedSources: ['online-joining', 'activity-booking'] });
  expect(told).toEqual([
    clearsCart,
    { call: CLEAR_CART_CALL, body: { source: 'activity-booking' } },
    logsOut,
  ]);
});

test('the session ends even when the cart cannot be emptied', async () => {
  const told = fakeOperator({ [CLEAR_CART_CALL]: { status: 500, body: {} }, [LOG_OUT]: emptyAnswer });
  await endVisitOnServer({ clearedSources: ['online-joining'] });
  expect(told).toEqual([clearsCart, logsOut]);
});

test('if the operator does not respond, both requests end within the same time limit', async () => {
  vi.useFakeTimers();
  const silence = () => new Promise<FakeAnswer>(() => {});
  const told = fakeOperator({ [CLEAR_CART_CALL]: silence, [LOG_OUT]: silence });
  let isOver = false;
  const saying = endVisitOnServer({ clearedSources: ['online-joining'] }).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(1900);
  expect([told, isOver]).toEqual([[clearsCart, logsOut], false]);
  await vi.advanceTimersByTimeAsync(100);
  await saying;
  expect(isOver).toBe(true);
});
