import { expect, test } from 'vitest';
import { loadOrder } from '@/shared/api';
import { fakeOperator } from '@/shared/testing';
import {
  buildBookingOrderItem,
  buildMembershipOrderItem,
  buildOrder,
} from '../../../../tests/fixtures/orders.ts';
import { listOrderBookings, listOrderMemberships, needsEligibility } from './order-rules';

async function buildTestOrder(order: ReturnType<typeof buildOrder>) {
  fakeOperator({ 'GET /api/orders/order-1': { data: order } });
  return loadOrder({ orderId: 'order-1' });
}

// Proves C6.9.
test('an order is split into memberships and bookings', async () => {
  const order = await buildTestOrder(
    buildOrder({ items: [buildBookingOrderItem(), buildMembershipOrderItem()], order_type: 'mixed' }),
  );
  expect(listOrderMemberships(order).map(({ name }) => name)).toEqual(['Total Fitness']);
  expect(listOrderBookings(order).map(({ related }) => related.simpleName)).toEqual(['Badminton']);
});

test.each([true, false])(
  'an order needs a proof of eligibility if one of its memberships does (%s)',
  async (requires) => {
    const items = [buildMembershipOrderItem(), buildMembershipOrderItem({ requires_eligibility: requires })];
    expect(needsEligibility(await buildTestOrder(buildOrder({ items })))).toBe(requires);
  },
);
