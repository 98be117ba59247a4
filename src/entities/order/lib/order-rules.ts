import type { BookingOrderItem, MembershipOrderItem, Order } from '@/shared/api';

/** The order's memberships, in the server's order. */
export function listOrderMemberships(order: Order): readonly MembershipOrderItem[] {
  return order.items.filter((item) => item.type === 'membership');
}

/** The order's bookings, in the server's order. */
export function listOrderBookings(order: Order): readonly BookingOrderItem[] {
  return order.items.filter((item) => item.type === 'booking');
}

/** Whether the customer still has to show proof of eligibility (Requirement C6.7). */
export function needsEligibility(order: Order): boolean {
  return listOrderMemberships(order).some((membership) => membership.requiresEligibility);
}
