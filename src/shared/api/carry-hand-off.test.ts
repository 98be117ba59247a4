import { afterEach, expect, test, vi } from 'vitest';
import { buildCart } from '../../../tests/fixtures/cart.ts';
import { type FakeAnswer, fakeOperator } from '../testing';
import { carryHandOff } from './carry-hand-off';
import { loadCart } from './cart';
import { addToCart } from './change-cart';
import { completeFreePayment } from './checkout';
import { HANDOFF_QUERY } from './handoff-calls.gen';

const FREE = {
  termsAccepted: true,
  terms: [],
  completedWaivers: [],
  source: 'activity-booking',
  itemHash: 'h',
  attemptId: 'a',
} as const;
const PAID: FakeAnswer = { data: { complete_order_id: 'o', status: 'completed' } };

/** An operator that notes about which basket it is asked. */
function operator(cart: FakeAnswer = { data: buildCart() }) {
  const asked: (string | null)[] = [];
  const noted = (answer: FakeAnswer) => (_: unknown, query: URLSearchParams) => {
    asked.push(query.get('handoff_id'));
    return answer;
  };
  const calls = fakeOperator({
    'GET /api/cart': noted(cart),
    'POST /api/cart/add': noted({ data: buildCart() }),
    'POST /api/checkout/free': noted(PAID),
  });
  return { asked, calls };
}

afterEach(() => carryHandOff(null));

test('each call of the cart and the checkout is about the basket of the desk, and no longer once that has ended', async () => {
  const { asked, calls } = operator();
  carryHandOff({ id: 'h1', onGone: () => {} });
  await loadCart();
  await completeFreePayment({ ...FREE, terms: [], completedWaivers: [] });
  carryHandOff(null);
  await loadCart();
  expect(asked).toEqual(['h1', 'h1', null]);
  expect(calls[1]?.body).toMatchObject({ item_hash: 'h' });
});

test('what the customer adds is for a basket of their own', async () => {
  const { asked } = operator();
  carryHandOff({ id: 'h1', onGone: () => {} });
  await addToCart({ items: [], attemptId: 'a' });
  expect(asked).toEqual([null]);
});

test('a refusal because it is over is told with its reason, and fails as ever', async () => {
  const onGone = vi.fn();
  operator({ status: 410, body: { message: 'Gone.', code: 'opened_elsewhere' } });
  carryHandOff({ id: 'h1', onGone });
  await expect(loadCart()).rejects.toMatchObject({ kind: 'http', status: 410, message: 'Gone.' });
  expect(onGone).toHaveBeenCalledExactlyOnceWith('opened_elsewhere');
});

test('another client has it too', async () => {
  operator();
  carryHandOff({ id: 'h1', onGone: () => {} });
  const { asked } = operator();
  carryHandOff({ id: 'h2', onGone: () => {} });
  await loadCart();
  expect(asked).toEqual(['h2']);
});

test('the document names such calls', () => {
  expect(HANDOFF_QUERY).toContain('GET /api/cart');
  expect(HANDOFF_QUERY).toContain('POST /api/checkout/authorise');
});
