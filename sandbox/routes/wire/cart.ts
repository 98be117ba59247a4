import { formatMoney } from '../../domain/common/index.ts';
import type { Cart, CartItem, FreeCancellation, PlaceDay, SavedJoining } from '../../domain/common/types.ts';
import { toWireCostsFees, toWireNamed } from './membership.ts';
import { CURRENCY, toWireMoney, toWirePrice, toWireTotal } from './money.ts';
import type { Schemas } from './schemas.ts';

/** `Cart` of the API document: amounts in minor units, and the two amounts on display also as text. */
export function toWireCart(cart: Cart): Schemas['Cart'] {
  const { totals, credits } = cart;
  return {
    id: cart.id,
    uuid: cart.uuid,
    status: cart.status,
    items: cart.items.map(toWireItem),
    totals: {
      total: totals.total,
      tax_total: totals.taxTotal,
      sub_total: totals.subTotal,
      balance: totals.balance,
      item_count: totals.itemCount,
      formatted_total: formatMoney(totals.total),
      formatted_balance: formatMoney(totals.balance),
    },
    credits: { membership: toWireCredit(credits.membership), general: toWireCredit(credits.general) },
    attendee_waivers_required: cart.attendeeWaiversRequired,
    item_hash: cart.itemHash,
    hold_until: cart.holdUntil,
    server_time: cart.serverTime,
    selected_user_id: cart.selectedUserId,
    complete_order_id: cart.completeOrderId,
    payments: cart.payments.map(({ tenderType, amount }) => ({ tender_type: tenderType, amount })),
    joining: cart.joining && toWireJoiningSummary(cart.joining),
  };
}

function toWireCredit({
  totalAvailable,
  maxApplicable,
  applied,
}: Cart['credits']['general']): Schemas['CartCredit'] {
  return {
    total_available: totalAvailable,
    max_applicable: maxApplicable,
    applied,
  };
}

function toWireItem(item: CartItem): Schemas['CartItem'] {
  return {
    id: item.id,
    type: item.type,
    name: item.name,
    description: item.description,
    source: item.source,
    sort_by: item.sortBy,
    added_at: item.addedAt,
    enable_print_receipt: item.enablePrintReceipt,
    quantity: item.quantity,
    price: toWirePrice(item.price),
    full_price: toWirePrice(item.fullPrice),
    ...toWirePlace(item.place),
    membership: item.membership && toWireCartMembership(item.membership),
    purchased_for_user_id: item.purchasedForUserId,
    pricing_option_id: item.pricingOptionId,
    object_id: item.objectId,
    options: item.options,
    benefit: item.benefit,
    package: item.package,
    can_edit: [...item.canEdit],
    messages: [...item.messages],
    waiting_list_open: item.waitingListOpen,
    ...(item.isAwaited && { is_awaited: true }),
    needs_form: item.needsForm,
    unused_reduction: item.unusedReduction && {
      pricing_option_id: item.unusedReduction.pricingOptionId,
      name: item.unusedReduction.name,
    },
  };
}

function toWirePlace(
  place: CartItem['place'],
): Pick<Schemas['CartItem'], 'hold' | 'when' | 'where' | 'attendee' | 'days' | 'cancelling'> {
  if (!place) return { hold: null, when: null, where: null, attendee: null, days: null, cancelling: null };
  const { hold, attendee, venue, space } = place;
  return {
    hold,
    when: {
      local_date: place.localDate,
      local_start: place.localStart,
      local_end: place.localEnd,
      starts_at: place.startsAt,
      ends_at: place.endsAt,
    },
    where: { venue: toWireNamed(venue), space },
    attendee: attendee && toWireNamed(attendee),
    days: toWirePlaceDays(place.days),
    cancelling: {
      free_to_cancel: toWireFreeCancellation(place.cancelling.freeToCancel),
      late_fee: place.cancelling.lateFee === null ? null : toWirePrice(place.cancelling.lateFee),
    },
  };
}

export function toWireFreeCancellation({ until, date, time }: FreeCancellation): Schemas['FreeToCancel'] {
  return { until, local_date: date, local_time: time };
}

function toWireCartMembership(membership: NonNullable<CartItem['membership']>): Schemas['CartMembership'] {
  const {
    purpose,
    replaces: replacedName,
    startDate,
    endDate,
    monthlyPrice,
    replacedMonthlyPrice,
  } = membership;
  return {
    purpose,
    replaces: replacedName,
    start_date: startDate,
    end_date: endDate,
    monthly_price: monthlyPrice === null ? null : toWirePrice(monthlyPrice),
    replaced_monthly_price: replacedMonthlyPrice === null ? null : toWirePrice(replacedMonthlyPrice),
  };
}

/** The days of a camp; null for anything else. */
export function toWirePlaceDays(days: readonly PlaceDay[] | null): Schemas['NullablePlaceDays'] {
  if (!days) return null;
  return days.map(
    ({ id, label, localDate, localStart, localEnd, startsAt, endsAt, extras, ...dateDetails }) => ({
      id,
      label,
      local_date: localDate,
      local_start: localStart,
      local_end: localEnd,
      starts_at: startsAt,
      ends_at: endsAt,
      arrive_at: dateDetails.arriveAt ?? null,
      collect_at: dateDetails.collectAt ?? null,
      ...(dateDetails.freeToCancel && { free_to_cancel: toWireFreeCancellation(dateDetails.freeToCancel) }),
      extras,
    }),
  );
}

function toWireJoiningSummary(joining: SavedJoining): Schemas['JoiningSummary'] {
  const { paymentOption, membershipType } = joining;
  return {
    cart_id: joining.cartId,
    home_venue: toWireNamed(joining.homeVenue),
    start_date: joining.startDate,
    payment_option: {
      id: paymentOption.id,
      payment_type: paymentOption.paymentType,
      fixed_duration: paymentOption.fixedDuration,
      fixed_period: paymentOption.fixedPeriod,
      fees: toWireCostsFees(paymentOption.fees),
      pro_rata_days: paymentOption.proRataDays,
      total_to_pay_now: toWireTotal(paymentOption.totalToPayNow, CURRENCY),
      first_billing_date: paymentOption.firstBillingDate,
      pretty_first_billing_date: paymentOption.prettyFirstBillingDate,
      global_base_price: toWirePrice(paymentOption.globalBasePrice),
    },
    membership_type: {
      ...toWireNamed(membershipType),
      categories: membershipType.categories.map(toWireNamed),
    },
    outstanding_cart_balance: toWireMoney(joining.outstandingCartBalance),
    new_mandate: joining.newMandate,
  };
}

const NO_CREDIT = { total_available: 0, max_applicable: 0, applied: 0 } as const;

/** The empty cart of a customer without one: its id is the customer's, and it names the customer's last order. */
export function buildEmptyCart(
  userId: string,
  completeOrderId: string | null,
  serverTime: string,
): Schemas['Cart'] {
  return {
    id: userId,
    uuid: userId,
    status: 'open',
    items: [],
    totals: {
      total: 0,
      tax_total: 0,
      sub_total: 0,
      balance: 0,
      item_count: 0,
      formatted_total: '£0.00',
      formatted_balance: '£0.00',
    },
    credits: { membership: NO_CREDIT, general: NO_CREDIT },
    attendee_waivers_required: false,
    item_hash: 'empty',
    hold_until: null,
    server_time: serverTime,
    selected_user_id: null,
    complete_order_id: completeOrderId,
    payments: [],
    joining: null,
  };
}
