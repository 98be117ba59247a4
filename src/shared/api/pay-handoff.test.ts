import { afterEach, expect, test } from 'vitest';
import { fakeOperator } from '@/shared/testing';
import { buildCart } from '../../../tests/fixtures/cart.ts';
import { completeFreePayment, loadCart, removeFromCart } from '.';
import { payHandoff } from './pay-handoff';

const HANDOFF = '0197b1c2-0000-7c31-9a55-3e1f0c2d4c01';

afterEach(() => {
  payHandoff(null);
});

test('a basket that was handed over is the one that is read and paid, and no other call names it', async () => {
  const queries: string[] = [];
  const answer = (_: unknown, query: URLSearchParams) => {
    queries.push(query.toString());
    return { data: buildCart() };
  };
  const calls = fakeOperator({
    'GET /api/cart': answer,
    'POST /api/cart/remove': answer,
    'POST /api/checkout/free': answer,
  });
  const free = { source: 'activity-booking' as const, termsAccepted: true };
  payHandoff(HANDOFF);
  payHandoff(HANDOFF);
  await loadCart();
  await completeFreePayment(free);
  await removeFromCart({ itemIds: ['i1'] });
  payHandoff(null);
  await loadCart();
  expect(queries).toEqual([`handoff_id=${HANDOFF}`, `handoff_id=${HANDOFF}`, '', '']);
  expect(calls[1]?.body).toEqual({ source: 'activity-booking', terms_accepted: true });
});
