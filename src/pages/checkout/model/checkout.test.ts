import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $cart, $cartStatus } from '@/entities/cart';
import { type FakeAnswer, fakeOperator } from '@/shared/testing';
import { buildCart } from '../../../../tests/fixtures/cart.ts';
import { buildTerms } from '../../../../tests/fixtures/terms.ts';
import { closed, opened } from './checkout';
import { card, terms } from './parts';

const answers = {
  'GET /api/cart': { data: buildCart({ joining: null }) },
  'GET /api/terms': { data: [buildTerms()] },
  'GET /api/checkout/prepare': { status: 403, body: { message: 'Paying online is closed today.' } },
};

test('on leaving, the cart, the payment and the terms are cleared', async () => {
  fakeOperator(answers);
  const scope = fork();
  const seen = () => ({
    cart: scope.getState($cart)?.id ?? null,
    cartStatus: scope.getState($cartStatus),
    payment: scope.getState(card.$status),
    error: scope.getState(card.$error),
    terms: scope.getState(terms.$hasTerms),
  });
  await allSettled(opened, { scope });
  expect(seen()).toEqual({
    cart: buildCart().id,
    cartStatus: 'ready',
    payment: 'prepare_failed',
    error: 'Paying online is closed today.',
    terms: true,
  });
  await allSettled(closed, { scope });
  expect(seen()).toEqual({ cart: null, cartStatus: 'idle', payment: 'idle', error: null, terms: false });
});

test.each(['GET /api/cart', 'GET /api/checkout/prepare'] as const)(
  'an answer that comes after the checkout was left changes nothing: %s',
  async (late) => {
    let answerNow = (_: FakeAnswer) => {};
    const waited = new Promise<FakeAnswer>((resolve) => {
      answerNow = resolve;
    });
    fakeOperator({ ...answers, [late]: () => waited });
    const scope = fork();
    void allSettled(opened, { scope });
    const left = allSettled(closed, { scope });
    answerNow(answers[late]);
    await left;
    expect(scope.getState($cart)).toBeNull();
    expect(scope.getState(card.$status)).toBe('idle');
    expect(scope.getState(card.$error)).toBeNull();
  },
);
