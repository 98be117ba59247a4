import { expect, test } from 'vitest';
import { loadOrder } from '@/shared/api';
import { fakeOperator } from '@/shared/testing';
import { buildOrder } from '../../../tests/fixtures/orders.ts';
import { toTransaction } from './to-transaction';

test.each([
  ['EUR', 'EUR'],
  ['', 'GBP'],
])('an order with the currency "%s" is counted in %s', async (currencyCode, expected) => {
  const order = buildOrder();
  fakeOperator({
    'GET /api/orders/order-1': { data: { ...order, total: { ...order.total, currency: currencyCode } } },
  });
  expect(toTransaction(await loadOrder({ orderId: 'order-1' }), 'GBP').currency).toBe(expected);
});
