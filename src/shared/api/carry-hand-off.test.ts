import { afterEach, expect, test, vi } from 'vitest';
import { buildCart } from '../../../tests/fixtures/cart.ts';
import { type FakeAnswer, fakeOperator } from '../testing';
import { carryHandOff } from './carry-hand-off';
import { loadCart } from './cart';
import { addToCart } from './change-cart';
import { completeFreePayment } from './checkout';
import { HAND_OFF_QUERY } from './hand-off-calls.gen';

const FREE = {
  termsAccepted: true,
  terms: [],
  completedWaivers: [],
  source: 'activity-booking',
  itemHash: 'h',
  attemptId: 'a',
} as const;
const PAID: FakeAnswer = { data: { complete_order_id: 'o', status: 'completed' } };

/** A fake operator that records the hand-off id of each request. */
function operator(cart: FakeAnswer = { data: buildCart() }) {
  const askedIds: (string | null)[] = [];
  const noteAskedId = (answer: FakeAnswer) => (_: unknown, query: URLSearchParams) => {
    askedIds.push(query.get('handoff_id'));
    return answer;
  };
  const calls = fakeOperator({
    'GET /api/cart': noteAskedId(cart),
    'POST /api/cart/add': noteAskedId({ data: buildCart() }),
    'POST /api/checkout/free': noteAskedId(PAID),
  });
  return { askedIds, calls };
}

afterEach(() => carryHandOff(null));

test('cart and checkout calls use the desk’s basket until the hand-off ends', async () => {
  const { askedIds, calls } = operator();
  carryHandOff({ id: 'h1', onGone: () => {} });
  await loadCart();
  await completeFreePayment({ ...FREE, terms: [], completedWaivers: [] });
  carryHandOff(null);
  await loadCart();
  expect(askedIds).toEqual(['h1', 'h1', null]);
  expect(calls[1]?.body).toMatchObject({ item_hash: 'h' });
});

test('the customer’s own items go into a basket of their own', async () => {
  const { askedIds } = operator();
  carryHandOff({ id: 'h1', onGone: () => {} });
  await addToCart({ items: [], attemptId: 'a' });
  expect(askedIds).toEqual([null]);
});

test('a refusal of an ended hand-off reports its code, and the call fails as usual', async () => {
  const onGone = vi.fn();
  operator({ status: 410, body: { message: 'Gone.', code: 'opened_elsewhere' } });
  carryHandOff({ id: 'h1', onGone });
  await expect(loadCart()).rejects.toMatchObject({ kind: 'http', status: 410, message: 'Gone.' });
  expect(onGone).toHaveBeenCalledExactlyOnceWith('opened_elsewhere');
});

test('a reconfigured client also carries the hand-off', async () => {
  operator();
  carryHandOff({ id: 'h1', onGone: () => {} });
  const { askedIds } = operator();
  carryHandOff({ id: 'h2', onGone: () => {} });
  await loadCart();
  expect(askedIds).toEqual(['h2']);
});

test('the API document lists the calls that carry a hand-off', () => {
  expect(HAND_OFF_QUERY).toContain('GET /api/cart');
  expect(HAND_OFF_QUERY).toContain('POST /api/checkout/authorise');
});
