import { expect, test } from 'vitest';
import { loadOrder } from '@/shared/api';
import { fakeOperator } from '@/shared/testing';
import { buildBookingOrderItem, buildOrder } from '../../../../../tests/fixtures/orders.ts';
import { formatBookedTime } from './format-booked-time';

async function loadOrderWith(overrides: Partial<ReturnType<typeof buildOrder>>) {
  fakeOperator({ 'GET /api/orders/order-1': { data: buildOrder(overrides) } });
  return loadOrder({ orderId: 'order-1' });
}

test.each([
  ['2026-07-01T18:30:00Z', '2026-07-01T19:30:00Z', 'Wednesday 1 July 2026, 19:30 to 20:30'],
  ['2026-11-24T18:30:00Z', null, 'Tuesday 24 November 2026, 18:30'],
  [null, null, null],
])('a booking from %s to %s takes place at %s', async (starts_at, ends_at, expectedText) => {
  const order = await loadOrderWith({ items: [buildBookingOrderItem({ starts_at, ends_at })] });
  expect(order.items.map((item) => (item.type === 'booking' ? formatBookedTime(item) : ''))).toEqual([
    expectedText,
  ]);
});
