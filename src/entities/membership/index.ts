export {
  type Ages,
  ageAtStart,
  agesText,
  asksForMore,
  eligibilityText,
  isAgeWithinAtStart,
} from './lib/ages';
export { type CostLine, feeLines, feeName, optionFeeLines } from './lib/fee-lines';
export {
  benefitUsesLabel,
  paymentTypeLabel,
  periodLabel,
  priceLabel,
  timePeriodLabel,
} from './lib/labels';
export { ordinal } from './lib/ordinal';
export {
  basePrice,
  type DatedPayment,
  laterOptionPaymentsText,
  laterPaymentsText,
  paymentTimeline,
} from './lib/payment-timeline';
export { DEFAULT_PAYMENT_TYPE, isPaymentType, PAYMENT_TYPES, type PaymentType } from './lib/payment-type';
export { priceErrorText } from './lib/price-error-text';
export {
  categoriesOf,
  isHeld,
  isPurchasable,
  type MembershipOffer,
  optionsOf,
  refusalReason,
  stillPurchasable,
  typeBySlug,
  visibilityOf,
  visibleOffers,
} from './lib/visible-types';
export { text as membershipText } from './texts';
