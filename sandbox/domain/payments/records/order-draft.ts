import type { DraftMembership, OrderDraft } from '../../../store/schema/order-details.ts';
import {
  type PricedCart,
  type PricedItem,
  type PricedJoining,
  requireItemKind,
  toMembershipPurpose,
} from '../../cart/index.ts';
import type { MembershipOrderItem, Order, OrderFee } from '../../common/types.ts';
import { calculateEndDate } from '../../memberships/index.ts';

/** Converts a priced cart to an order draft. */
export function buildOrderDraft({ items, totals, credit }: PricedCart): OrderDraft {
  return {
    orderType: deriveOrderType(items),
    items: items.map(toOrderItem),
    total: totals.total,
    tax: totals.taxTotal,
    credit: { membership: credit.membership.applied, general: credit.general.applied },
    memberships: items.flatMap(({ item, joining }) =>
      joining
        ? toDraftMembership(item.id, joining, item.type === 'membership-change' ? item.membershipId : null)
        : [],
    ),
  };
}

function deriveOrderType(items: PricedItem[]): Order['orderType'] {
  const memberships = items.filter(({ joining }) => joining !== null);
  if (memberships.length === 0) return 'booking';
  return memberships.length === items.length ? 'membership' : 'mixed';
}

function toOrderItem(pricedItem: PricedItem): Order['items'][number] {
  if (pricedItem.joining) return toMembershipOrderItem(pricedItem, pricedItem.joining);
  return requireItemKind(pricedItem.item).toOrderItem(pricedItem);
}

function toMembershipOrderItem(
  { item, pricedLine }: PricedItem,
  joining: PricedJoining,
): MembershipOrderItem {
  const { membershipType, paymentOption, venue, detail, quote } = joining;
  const { price } = quote;
  return {
    type: 'membership',
    purpose: toMembershipPurpose(item.type),
    id: item.id,
    membershipTypeId: membershipType.id,
    name: membershipType.name,
    friendlyName: `${membershipType.name} (${paymentOption.name})`,
    categories: membershipType.detail.categories,
    paymentType: paymentOption.paymentType,
    homeVenue: { id: venue.id, name: venue.name },
    venueType: venue.placeType,
    baseFee: { type: paymentOption.paymentType === 'recurring' ? 'monthly' : 'single', price: price.base },
    fees: listPaidFees(joining),
    total: pricedLine.amount,
    requiresEligibility: membershipType.detail.requiresProof,
    paymentOption: {
      id: paymentOption.id,
      name: paymentOption.name,
      paymentType: paymentOption.paymentType,
      fixedDuration: paymentOption.fixedDuration,
      fixedPeriod: paymentOption.fixedPeriod,
      firstBillingDate: price.firstBillingDate,
    },
    startDate: detail.startDate,
    endDate: calculateEndDate(detail.startDate, paymentOption.fixedDuration, paymentOption.fixedPeriod),
  };
}

// Includes only what is paid now: a monthly price is collected later.
function listPaidFees({ paymentOption, quote: { price } }: PricedJoining): OrderFee[] {
  const fees: [string, number, OrderFee['type']][] = [
    ['Setup fee', price.joiningFee, 'joining'],
    ['Membership fee', paymentOption.paymentType === 'fixed' ? price.base : 0, 'base'],
    ['Pro-rata fee for the first month', price.proRata, 'pro_rata'],
    ['Month in hand fee', price.monthInHand, 'month_in_hand'],
    ['Code Applied', -price.discount, 'discount'],
  ];
  return fees.filter(([, price]) => price !== 0).map(([label, price, type]) => ({ label, price, type }));
}

function toDraftMembership(
  cartItemId: string,
  { membershipType, paymentOption, venue, detail, quote }: PricedJoining,
  replacesMembershipId: string | null,
): DraftMembership {
  return {
    cartItemId,
    membershipTypeId: membershipType.id,
    paymentOptionId: paymentOption.id,
    homeVenueId: venue.id,
    startDate: detail.startDate,
    endDate: calculateEndDate(detail.startDate, paymentOption.fixedDuration, paymentOption.fixedPeriod),
    billingDay: quote.billingDay,
    price: quote.price.base,
    requiresProof: membershipType.detail.requiresProof,
    replacesMembershipId,
    collectsFrom: quote.price.firstBillingDate,
    carried: quote.price.carried,
    givenBack: quote.price.givenBack,
  };
}
