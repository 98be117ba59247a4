import { formatLongDate } from '../../domain/common/index.ts';
import type {
  BookedSession,
  BookingOrderItem,
  MembershipOrderItem,
  Order,
  OrderFee,
  OrderPayment,
} from '../../domain/common/types.ts';
import { toWireFreeCancellation, toWirePlaceDays } from './cart.ts';
import { toWireNamed } from './membership.ts';
import { toWirePrice, toWireTotal } from './money.ts';
import type { Schemas } from './schemas.ts';

export function toWireOrder(order: Order): Schemas['Order'] {
  return {
    id: order.id,
    items: order.items.map((item) =>
      item.type === 'membership' ? toWireMembership(item) : toWireBooking(item),
    ),
    tax: toWirePrice(order.tax),
    total: toWireTotal(order.total, order.currency),
    brand: order.brand,
    order_type: order.orderType,
    new_mandate: order.newMandate,
    reference: order.reference,
    created_at: order.createdAt,
    payments: order.payments.map(toWireTender),
    served_by: order.servedBy,
    till_venue: order.tillVenue && toWireNamed(order.tillVenue),
    paid_on_own_device: order.paidOnOwnDevice,
    calendar_url: order.calendarCode ? `/api/calendar/${order.calendarCode}` : null,
  };
}

/** `OrderPayment`: an amount and its tender. */
export function toWireTender({ tenderType, amount, card }: OrderPayment): Schemas['OrderPayment'] {
  return {
    tender_type: tenderType,
    amount: toWirePrice(amount),
    card: card && { type: card.type, last_four_digits: card.lastFourDigits },
  };
}

function toWireMembership(item: MembershipOrderItem): Schemas['MembershipOrderItem'] {
  const { paymentOption } = item;
  return {
    id: item.id,
    type: item.type,
    purpose: item.purpose,
    name: item.name,
    friendly_name: item.friendlyName,
    membership_type_id: item.membershipTypeId,
    categories: item.categories.map(toWireNamed),
    payment_type: item.paymentType,
    home_venue: toWireNamed(item.homeVenue),
    venue_type: item.venueType,
    base_fee: { type: item.baseFee.type, price: toWirePrice(item.baseFee.price) },
    fees: item.fees.map(({ label, price, type }) => ({
      label,
      price: toWirePrice(price),
      type: FEE_TYPES[type],
    })),
    requires_eligibility: item.requiresEligibility,
    payment_option: {
      id: paymentOption.id,
      payment_type: paymentOption.paymentType,
      fixed_duration: paymentOption.fixedDuration,
      fixed_period: paymentOption.fixedPeriod,
    },
    start_date: item.startDate,
    end_date: item.endDate,
    first_billing_date: paymentOption.firstBillingDate,
    pretty_first_billing_date:
      paymentOption.firstBillingDate && formatLongDate(paymentOption.firstBillingDate),
  };
}

/** The API document's names of the fees. */
const FEE_TYPES = {
  base: 'base_fee',
  joining: 'joining_fee',
  pro_rata: 'pro_rata_fee',
  month_in_hand: 'month_in_hand_fee',
  discount: 'discount',
} as const satisfies Record<OrderFee['type'], Schemas['OrderFee']['type']>;

function toWireBooking(item: BookingOrderItem): Schemas['BookingOrderItem'] {
  const { related } = item;
  return {
    id: item.id,
    type: item.type,
    price_breakdown: item.priceBreakdown.map(({ label, price }) => ({
      label,
      price: toWirePrice(price),
    })),
    related: {
      simple_name: related.simpleName,
      id: related.id,
      category: related.category,
      venue: related.venue ?? '',
      venue_type: related.venueType,
    },
    quantity: item.quantity,
    variant: item.variant,
    starts_at: item.startsAt ?? null,
    ends_at: item.endsAt ?? null,
    booking: item.booking ? toWireBooked(item.booking) : null,
  };
}

function toWireBooked(bookedSession: BookedSession): Schemas['BookedSession'] {
  const { attendee, freeToCancel, lateFee } = bookedSession;
  return {
    attendee: attendee && toWireNamed(attendee),
    local_date: bookedSession.localDate,
    local_start: bookedSession.localStart,
    local_end: bookedSession.localEnd,
    instructions: bookedSession.instructions,
    free_to_cancel: toWireFreeCancellation(freeToCancel),
    late_fee: lateFee === null ? null : toWirePrice(lateFee),
    days: toWirePlaceDays(bookedSession.days ?? null),
    venue_address: bookedSession.venueAddress ?? null,
  };
}
