import type { DraftMembership, OrderDraft } from '../../../store/schema/order-details.ts';
import {
  type PricedCart,
  type PricedItem,
  type PricedJoining,
  requireItemKind,
  toMembershipPurpose,
} from '../../cart/index.ts';
import type { MembershipOrderItem, Order, OrderFee } from '../../common/types.ts';
import { endDate } from '../../memberships/index.ts';

/** Converts a priced cart to an order draft. */
export function draftOrder({ items, totals, credit }: PricedCart): OrderDraft {
  return {
    orderType: deriveOrderType(items),
    items: items.map(toOrderItem),
    total: totals.total,
    tax: totals.taxTotal,
    credit: { membership: credit.membership.applied, general: credit.general.applied },
    memberships: items.flatMap(({ item, joining }) =>
      joining ? toDraft(item.id, joining, item.type === 'membership-change' ? item.membershipId : null) : [],
    ),
  };
}

function deriveOrderType(items: PricedItem[]): Order['orderType'] {
  const memberships = items.filter(({ joining }) => joining !== null);
  if (memberships.length === 0) return 'booking';
  return memberships.length === items.length ? 'membership' : 'mixed';
}

function toOrderItem(pricedItem: PricedItem): Order['items'][number] {
  if (pricedItem.joining) return toMembership(pricedItem, pricedItem.joining);
  return requireItemKind(pricedItem.item).orderItem(pricedItem);
}

function toMembership({ item, line }: PricedItem, joining: PricedJoining): MembershipOrderItem {
  const { type, option, venue, detail, quote } = joining;
  const { price } = quote;
  return {
    type: 'membership',
    purpose: toMembershipPurpose(item.type),
    id: item.id,
    membershipTypeId: type.id,
    name: type.name,
    friendlyName: `${type.name} (${option.name})`,
    categories: type.detail.categories,
    paymentType: option.paymentType,
    homeVenue: { id: venue.id, name: venue.name },
    venueType: venue.placeType,
    baseFee: { type: option.paymentType === 'recurring' ? 'monthly' : 'single', price: price.base },
    fees: listFees(joining),
    total: line.amount,
    requiresEligibility: type.detail.requiresProof,
    paymentOption: {
      id: option.id,
      name: option.name,
      paymentType: option.paymentType,
      fixedDuration: option.fixedDuration,
      fixedPeriod: option.fixedPeriod,
      firstBillingDate: price.firstBillingDate,
    },
    startDate: detail.startDate,
    endDate: endDate(detail.startDate, option.fixedDuration, option.fixedPeriod),
  };
}

// Includes only what is paid now: a monthly price is collected later.
function listFees({ option, quote: { price } }: PricedJoining): OrderFee[] {
  const fees: [string, number, OrderFee['type']][] = [
    ['Setup fee', price.joiningFee, 'joining'],
    ['Membership fee', option.paymentType === 'fixed' ? price.base : 0, 'base'],
    ['Pro-rata fee for the first month', price.proRata, 'pro_rata'],
    ['Month in hand fee', price.monthInHand, 'month_in_hand'],
    ['Code Applied', -price.discount, 'discount'],
  ];
  return fees.filter(([, price]) => price !== 0).map(([label, price, type]) => ({ label, price, type }));
}

function toDraft(
  cartItemId: string,
  { type, option, venue, detail, quote }: PricedJoining,
  replacesMembershipId: string | null,
): DraftMembership {
  return {
    cartItemId,
    membershipTypeId: type.id,
    paymentOptionId: option.id,
    homeVenueId: venue.id,
    startDate: detail.startDate,
    endDate: endDate(detail.startDate, option.fixedDuration, option.fixedPeriod),
    billingDay: quote.billingDay,
    price: quote.price.base,
    requiresProof: type.detail.requiresProof,
    replacesMembershipId,
    collectsFrom: quote.price.firstBillingDate,
    carried: quote.price.carried,
    givenBack: quote.price.givenBack,
  };
}
