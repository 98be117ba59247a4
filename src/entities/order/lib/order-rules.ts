import type { BookingOrderItem, MembershipOrderItem, Order } from '@/shared/api';

/** The order's memberships, in the server's order. */
export function membershipsOf(order: Order): readonly MembershipOrderItem[] {
  return order.items.filter((item) => item.type === 'membership');
}

/** The order's bookings, in the server's order. */
export function bookingsOf(order: Order): readonly BookingOrderItem[] {
  return order.items.filter((item) => item.type === 'booking');
}

/** Whether the customer still has to show proof of eligibility (Requirement C6.7). */
export function needsEligibility(order: Order): boolean {
  return membershipsOf(order).some((membership) => membership.requiresEligibility);
}
