import { allSettled, fork } from 'effector';
import { describe, expect, test } from 'vitest';
import { type FakeAnswer, fakeOperator } from '@/shared/testing';
import { buildCart } from '../../../../tests/fixtures/cart.ts';
import { $cart, $cartError, $cartStatus, cartRequested, cartReset } from './cart';

const broken: FakeAnswer = { status: 500, body: { message: 'x' } };

/** Requests the cart and resets it before the operator answers. */
async function leaveBeforeAnswer(answer: FakeAnswer) {
  let answerNow = (_: FakeAnswer) => {};
  const pendingAnswer = new Promise<FakeAnswer>((resolve) => {
    answerNow = resolve;
  });
  fakeOperator({ 'GET /api/cart': () => pendingAnswer });
  const scope = fork();
  const cartLoading = allSettled(cartRequested, { scope });
  void allSettled(cartReset, { scope });
  answerNow(answer);
  await cartLoading;
  return scope;
}

describe('the cart after a reset', () => {
  // Proves C6.1.
  test('a reset cart stays empty when its response arrives late', async () => {
    const scope = await leaveBeforeAnswer({ data: buildCart() });
    expect(scope.getState($cart)).toBeNull();
    expect(scope.getState($cartStatus)).toBe('idle');
  });

  test('a reset cart shows no error when its request fails late', async () => {
    const scope = await leaveBeforeAnswer(broken);
    expect(scope.getState($cartError)).toBeNull();
    expect(scope.getState($cartStatus)).toBe('idle');
  });

  test('a reset cart loads again on request', async () => {
    fakeOperator({ 'GET /api/cart': { data: buildCart() } });
    const scope = fork();
    await allSettled(cartRequested, { scope });
    await allSettled(cartReset, { scope });
    expect(scope.getState($cart)).toBeNull();
    await allSettled(cartRequested, { scope });
    expect(scope.getState($cart)?.id).toBe(buildCart().id);
    expect(scope.getState($cartStatus)).toBe('ready');
  });
});
