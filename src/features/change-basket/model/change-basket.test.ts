import { allSettled, fork } from 'effector';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { $cart, cartRequested, cartReset } from '@/entities/cart';
import { signedIn } from '@/entities/customer';
import { addToCart } from '@/shared/api';
import { type FakeAnswer, type FakeCall, fakeOperator } from '@/shared/testing';
import { $toasts, toastOutdated, toastTimerFx } from '@/shared/toast';
import { buildCart, buildCartItem } from '../../../../tests/fixtures/cart.ts';
import {
  $changeFailure,
  $changes,
  basketCleared,
  CLICK_DELAY_MS,
  creditUsed,
  itemRemoved,
  itemsAdded,
} from './change-basket';
import { $cartFlags } from './work';

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

const place = { id: 's-1', type: 'activity', purchasedForUserId: 'p-1', pricingOptionId: 'o-1' };
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
const listCalls = (calls: readonly FakeCall[]) => calls.map(({ call }) => call);
const click = () => vi.advanceTimersByTimeAsync(CLICK_DELAY_MS);

describe('a change of the basket', () => {
  test('an addition is sent a quarter of a second after the click, and its response becomes the basket', async () => {
    const { scope, calls, ids, toasts } = aBasket({ 'POST /api/cart/add': withItems('new') });
    void allSettled(itemsAdded, { scope, params: [place] });
    await vi.advanceTimersByTimeAsync(CLICK_DELAY_MS - 1);
    expect(calls).toEqual([]);
    expect(scope.getState($cartFlags)).toMatchObject({ addingToCart: true });
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual([
      {
        call: 'POST /api/cart/add',
        body: {
          items: [{ id: 's-1', type: 'activity', purchased_for_user_id: 'p-1', pricing_option_id: 'o-1' }],
          attempt_id: expect.any(String),
        },
      },
    ]);
    expect(ids()).toEqual(['new']);
    expect(toasts()).toEqual(['success: Successfully added item to the basket.']);
    expect(scope.getState($cartFlags)).toMatchObject({ addingToCart: false });
  });

  test('a second click on the same thing is ignored', async () => {
    const { scope, calls } = aBasket({ 'POST /api/cart/add': withItems('new') });
    void allSettled(itemsAdded, { scope, params: [place] });
    void allSettled(itemsAdded, { scope, params: [{ ...place }] });
    await click();
    await click();
    expect(listCalls(calls)).toEqual(['POST /api/cart/add']);
  });

  test('changes are sent one at a time, in the order of the clicks', async () => {
    let answer = (_: FakeAnswer) => {};
    const { scope, calls, ids } = aBasket({
      'POST /api/cart/add': () => new Promise<FakeAnswer>((resolve) => (answer = resolve)),
      'POST /api/cart/remove': withItems('left'),
    });
    void allSettled(itemsAdded, { scope, params: [place] });
    void allSettled(itemRemoved, { scope, params: 'i-1' });
    await click();
    await click();
    expect(listCalls(calls)).toEqual(['POST /api/cart/add']);
    expect(scope.getState($changes).map(({ kind }) => kind)).toEqual(['add', 'remove']);
    answer(withItems('new', 'left'));
    await vi.advanceTimersByTimeAsync(0);
    expect(ids()).toEqual(['new', 'left']);
    expect(scope.getState($cartFlags)).toMatchObject({ addingToCart: false, removingFromCart: true });
    await click();
    expect(listCalls(calls)).toEqual(['POST /api/cart/add', 'POST /api/cart/remove']);
    expect(ids()).toEqual(['left']);
    expect(scope.getState($changes)).toEqual([]);
  });

  const beingPaid = { data: buildCart({ status: 'paying' }) };
  const paid = { data: buildCart({ items: [], complete_order_id: 'order-1' }) };

  // Proves K5.2.
  test('no change is sent during a payment elsewhere; afterwards, waiting additions go into the next basket', async () => {
    const carts: FakeAnswer[] = [beingPaid, beingPaid, paid];
    const { scope, calls } = aBasket({
      'GET /api/cart': () => carts.shift() ?? { breaks: true },
      'POST /api/cart/add': withItems('new'),
    });
    void allSettled(cartRequested, { scope });
    await vi.advanceTimersByTimeAsync(0);
    expect(scope.getState($cartFlags)).toMatchObject({ paymentProcessing: true });
    void allSettled(basketCleared, { scope });
    void allSettled(itemsAdded, { scope, params: [place] });
    await vi.advanceTimersByTimeAsync(3000);
    expect(listCalls(calls)).toEqual(['GET /api/cart', 'GET /api/cart']);
    await vi.advanceTimersByTimeAsync(3000);
    await click();
    expect(listCalls(calls).slice(2)).toEqual(['GET /api/cart', 'POST /api/cart/add']);
    expect(scope.getState($changes)).toEqual([]);
  });

  test('a basket that was paid elsewhere says so, and is no longer polled', async () => {
    const carts: FakeAnswer[] = [beingPaid, { breaks: true }, paid];
    const { scope, calls } = aBasket({ 'GET /api/cart': () => carts.shift() ?? { breaks: true } });
    void allSettled(cartRequested, { scope });
    await vi.advanceTimersByTimeAsync(6000);
    expect(scope.getState($cartFlags)).toMatchObject({ paymentProcessing: false, paymentComplete: true });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(listCalls(calls)).toHaveLength(3);
    expect(scope.getState($cart)?.completeOrderId).toBe('order-1');
  });

  test('a basket can be changed again after a payment elsewhere has failed', async () => {
    const carts: FakeAnswer[] = [beingPaid, withItems('still-here')];
    const { scope, ids } = aBasket({
      'GET /api/cart': () => carts.shift() ?? { breaks: true },
      'DELETE /api/cart': withItems(),
    });
    void allSettled(cartRequested, { scope });
    await vi.advanceTimersByTimeAsync(3000);
    expect(ids()).toEqual(['still-here']);
    void allSettled(basketCleared, { scope });
    await click();
    expect(ids()).toEqual([]);
  });

  test('a refused change says why, and the basket reloads', async () => {
    const refusal = {
      message: 'The given data was invalid.',
      errors: { 'items.0': ['The last space has just gone.'] },
      reasons: { 'items.0': 'full' },
    };
    const { scope, ids, toasts } = aBasket({ 'POST /api/cart/add': { status: 422, body: refusal } });
    void allSettled(itemsAdded, { scope, params: [place] });
    await click();
    expect(scope.getState($changeFailure)).toMatchObject({
      change: { kind: 'add' },
      message: 'The last space has just gone.',
      reasons: { 'items.0': 'full' },
    });
    expect(toasts()).toEqual(['danger: The last space has just gone.']);
    await vi.advanceTimersByTimeAsync(0);
    expect(ids()).toEqual(['read']);
    expect(scope.getState($changes)).toEqual([]);
  });

  test('a change without a response shows the specification’s message, and can be retried', async () => {
    const answers: FakeAnswer[] = [{ breaks: true }, withItems('new')];
    const { scope, ids, toasts } = aBasket({
      'POST /api/cart/add': () => answers.shift() ?? { breaks: true },
    });
    void allSettled(itemsAdded, { scope, params: [place] });
    await click();
    expect(toasts()).toEqual(['danger: Something went wrong, please try again.']);
    void allSettled(itemsAdded, { scope, params: [place] });
    await click();
    expect(ids()).toEqual(['new']);
    expect(scope.getState($changeFailure)).toBeNull();
  });

  const attemptsOf = (calls: readonly FakeCall[]) =>
    calls
      .filter(({ call }) => call === 'POST /api/cart/add')
      .map(({ body }) => Reflect.get(Object(body), 'attempt_id'));

  test('retrying an addition whose response was lost repeats the attempt; a later one is a new attempt', async () => {
    const answers: FakeAnswer[] = [{ breaks: true }, { status: 500, body: {} }];
    const { scope, calls } = aBasket({
      'POST /api/cart/add': () => answers.shift() ?? withItems('new'),
    });
    for (let press = 0; press < 4; press += 1) {
      void allSettled(itemsAdded, { scope, params: [{ ...place }] });
      await click();
    }
    const [first, second, third, fourth] = attemptsOf(calls);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  test.each([
    ['a refused addition', { status: 422, body: { message: 'Full.' } } satisfies FakeAnswer],
    ['an addition that was made', withItems('new') satisfies FakeAnswer],
  ])('repeating %s is a new attempt', async (_, answer) => {
    const { scope, calls } = aBasket({ 'POST /api/cart/add': answer });
    void allSettled(itemsAdded, { scope, params: [place] });
    await click();
    void allSettled(itemsAdded, { scope, params: [place] });
    await click();
    const [first, second] = attemptsOf(calls);
    expect(second).not.toBe(first);
  });

  test('after another change, repeating an addition whose response was lost is a new attempt', async () => {
    const answers: FakeAnswer[] = [{ breaks: true }];
    const { scope, calls } = aBasket({
      'POST /api/cart/add': () => answers.shift() ?? withItems('new'),
      'POST /api/cart/remove': withItems(),
    });
    void allSettled(itemsAdded, { scope, params: [place] });
    await click();
    void allSettled(itemRemoved, { scope, params: 'new' });
    await click();
    void allSettled(itemsAdded, { scope, params: [place] });
    await click();
    const [first, second] = attemptsOf(calls);
    expect(second).not.toBe(first);
  });

  test('the next change closes the toast of a refusal', async () => {
    const { scope, toasts } = aBasket({
      'PUT /api/cart/credit': { status: 422, body: { message: 'At most £15.00.' } },
      'POST /api/cart/remove': withItems(),
    });
    await allSettled(creditUsed, { scope, params: { kind: 'general', amount: 9900 } });
    expect(toasts()).toEqual(['danger: At most £15.00.']);
    void allSettled(itemRemoved, { scope, params: 'read' });
    await click();
    expect(toasts()).toEqual(['success: Successfully removed item from the basket.']);
  });

  test('a response is ignored once the basket’s customer has left', async () => {
    let answer = (_: FakeAnswer) => {};
    const { scope, ids, toasts } = aBasket({
      'POST /api/cart/add': () => new Promise<FakeAnswer>((resolve) => (answer = resolve)),
    });
    void allSettled(itemsAdded, { scope, params: [place] });
    await click();
    void allSettled(cartReset, { scope });
    answer(withItems('new'));
    await vi.advanceTimersByTimeAsync(0);
    expect(ids()).toBeUndefined();
    expect(toasts()).toEqual([]);
    expect(scope.getState($cartFlags)).toMatchObject({ addingToCart: false });
  });
});

describe('after log-in', () => {
  const earlierCart = {
    data: buildCart({
      server_time: '2026-11-25T18:00:00Z',
      items: [buildCartItem({ added_at: '2026-11-23T09:00:00Z' })],
    }),
  };

  test('after log-in, a customer is told once what was already in their basket', async () => {
    const { scope, toasts } = aBasket({ 'GET /api/cart': earlierCart });
    await allSettled(cartRequested, { scope });
    expect(toasts()).toEqual([]);
    await allSettled(signedIn, { scope, params: 'token' });
    await allSettled(cartRequested, { scope });
    expect(toasts()).toEqual(['neutral: You also have 1 item from Monday.']);
    await allSettled(toastOutdated, { scope, params: 'You also have 1 item from Monday.' });
    await allSettled(cartRequested, { scope });
    expect(toasts()).toEqual([]);
  });
});
