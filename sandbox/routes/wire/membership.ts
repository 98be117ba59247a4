import type { Costs, MembershipType, NamedRef, PaymentOption } from '../../domain/common/types.ts';
import { toWirePrice, toWirePriceOrNull } from './money.ts';
import type { Schemas } from './schemas.ts';

/** An id and a name: `Category`, `VenueName`. */
export function toWireNamed({ id, name }: NamedRef): Schemas['Category'] {
  return { id, name };
}

export function toWireMembershipType(type: MembershipType): Schemas['MembershipType'] {
  return {
    id: type.id,
    slug: type.slug,
    name: type.name,
    categories: type.categories.map(toWireNamed),
    coverage: type.coverage,
    eligibility: type.eligibility && { name: type.eligibility.name },
    min_age: type.minAge,
    max_age: type.maxAge,
    description: type.description,
    provides_access_to: type.providesAccessTo?.map(toWireNamed) ?? null,
    benefits: type.benefits.map(({ name, totalUses, frequency, description }) => ({
      name,
      total_uses: totalUses,
      frequency,
      description,
    })),
    image_url: type.imageUrl,
    recommended: type.isRecommended,
    payment_options: type.paymentOptions.map(toWirePaymentOption),
  };
}

/** `PaymentOption`: without prices for an ineligible customer. */
function toWirePaymentOption(option: PaymentOption): Schemas['PaymentOption'] {
  const { canPurchase, hasPrices, message, code = null } = option.isPurchasable;
  return {
    id: option.id,
    payment_type: option.paymentType,
    fixed_duration: option.fixedDuration,
    fixed_period: option.fixedPeriod,
    fees: {
      base_fee: hasPrices ? toWirePrice(option.fees.baseFee) : null,
      joining_fee: hasPrices ? toWirePriceOrNull(option.fees.joiningFee) : null,
      pro_rata_fee: hasPrices ? toWirePriceOrNull(option.fees.proRataFee) : null,
      month_in_hand_fee: hasPrices ? toWirePriceOrNull(option.fees.monthInHandFee) : null,
    },
    global_base_price: hasPrices ? toWirePrice(option.globalBasePrice) : null,
    total_to_pay_now: hasPrices ? toWirePrice(option.totalToPayNow) : null,
    is_purchasable: { can_purchase: canPurchase, has_prices: hasPrices, message, code },
  };
}

/** `CostsFees`: the parts of what is due now. */
export function toWireCostsFees(fees: Costs['fees']): Schemas['CostsFees'] {
  return {
    joining_fee: toWirePriceOrNull(fees.joiningFee),
    base_fee: toWirePrice(fees.baseFee),
    pro_rata_fee: toWirePriceOrNull(fees.proRataFee),
    month_in_hand_fee: toWirePriceOrNull(fees.monthInHandFee),
    discount: toWirePriceOrNull(fees.discount),
  };
}
