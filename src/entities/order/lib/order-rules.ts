import type { BookingOrderItem, MembershipOrderItem, Order } from '@/shared/api';

/** The memberships of an order, in its order. */
export function membershipsOf(order: Order): readonly MembershipOrderItem[] {
  return order.items.filter((item) => item.type === 'membership');
}

/** The bookings of an order, in its order. */
export function bookingsOf(order: Order): readonly BookingOrderItem[] {
  return order.items.filter((item) => item.type === 'booking');
}

/** Whether the customer must still show a proof of eligibility (Requirement C6.7). */
export function needsEligibility(order: Order): boolean {
  return membershipsOf(order).some((membership) => membership.requiresEligibility);
}
