import { allSettled, fork } from 'effector';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { $cart } from '@/entities/cart';
import { addToCart } from '@/shared/api';
import { type FakeAnswer, fakeOperator } from '@/shared/testing';
import { $toasts, toastTimerFx } from '@/shared/toast';
import { buildCart, buildCartItem } from '../../../../tests/fixtures/cart.ts';
import {
  basketCleared,
  benefitRemoved,
  CLICK_DELAY_MS,
  creditUsed,
  holdExtended,
  itemRemoved,
  itemUpdated,
  packageRemoved,
} from './change-basket';

// The client loads the wire names with its first call, in real time.
beforeAll(async () => {
  fakeOperator({ 'POST /api/cart/add': withItems() });
  await addToCart({ items: [] });
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const withItems = (...ids: string[]) => ({
  data: buildCart({ items: ids.map((id) => buildCartItem({ id })) }),
});

function aBasket(answers: Record<string, FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>)>) {
  const calls = fakeOperator({ 'GET /api/cart': withItems('read'), ...answers });
  const scope = fork({ handlers: [[toastTimerFx, () => 0]] });
  const ids = () => scope.getState($cart)?.items.map(({ id }) => id);
  const toasts = () => scope.getState($toasts).map(({ content, type }) => `${type}: ${content}`);
  return { calls, scope, ids, toasts };
}
const click = () => vi.advanceTimersByTimeAsync(CLICK_DELAY_MS);

describe('each change has its call and its message', () => {
  const cart = withItems('now');
  test.each([
    [
      'an item is removed',
      itemRemoved,
      'i-1',
      'POST /api/cart/remove',
      { cart_item_ids: ['i-1'] },
      'Successfully removed item from the basket.',
    ],
    [
      'an item is updated',
      itemUpdated,
      { itemId: 'i-1', options: { size: 'L' } },
      'PUT /api/cart/i-1',
      { options: { size: 'L' } },
      'Successfully updated item in the basket.',
    ],
    [
      'the basket is cleared',
      basketCleared,
      undefined,
      'DELETE /api/cart',
      null,
      'Successfully cleared order.',
    ],
    [
      'a benefit is removed',
      benefitRemoved,
      'b-1',
      'DELETE /api/activities/benefit/remove/b-1',
      null,
      'Successfully removed benefit.',
    ],
    [
      'a package is removed',
      packageRemoved,
      'k-1',
      'DELETE /api/activities/package/remove/k-1',
      null,
      'Successfully removed package usage.',
    ],
    ['the hold is extended', holdExtended, undefined, 'POST /api/cart/extend', null, null],
    [
      'credit is used',
      creditUsed,
      { kind: 'general' as const, amount: 500 },
      'PUT /api/cart/credit',
      { kind: 'general', amount: 500 },
      null,
    ],
  ])('%s', async (_, event, params, call, body, words) => {
    const { scope, calls, ids, toasts } = aBasket({ [call]: cart });
    // @ts-expect-error: each row has the parameters of its own event.
    void allSettled(event, { scope, params });
    await click();
    expect(calls).toEqual([{ call, body }]);
    expect(ids()).toEqual(['now']);
    expect(toasts()).toEqual(words === null ? [] : [`success: ${words}`]);
  });
});
