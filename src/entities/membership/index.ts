export {
  type Ages,
  compareAgeAtStart,
  formatAges,
  formatEligibility,
  isAgeWithinAtStart,
  needsMoreThanAge,
} from './lib/ages';
export { type CostLine, formatFeeName, listFeeLines, listOptionFeeLines } from './lib/fee-lines';
export {
  formatBenefitUses,
  formatPaymentType,
  formatPeriod,
  formatPriceLabel,
  formatTimePeriod,
} from './lib/labels';
export { formatOrdinal } from './lib/ordinal';
export {
  type DatedPayment,
  formatBasePrice,
  formatLaterOptionPayments,
  formatLaterPayments,
  listPayments,
} from './lib/payment-timeline';
export { DEFAULT_PAYMENT_TYPE, isPaymentType, PAYMENT_TYPES, type PaymentType } from './lib/payment-type';
export { formatPriceError } from './lib/price-error-text';
export {
  decideVisibility,
  filterOptions,
  filterVisibleOffers,
  findRefusalReason,
  findStillPurchasable,
  findTypeBySlug,
  isAlreadyHeld,
  isPurchasable,
  listCategories,
  type MembershipOffer,
} from './lib/visible-types';
export { text as membershipText } from './texts';
