export { type CostLine, feeLines } from './lib/fee-lines';
export {
  benefitUsesLabel,
  DEFAULT_PAYMENT_TYPE,
  isPaymentType,
  PAYMENT_TYPES,
  type PaymentType,
  paymentTypeLabel,
  periodLabel,
  priceLabel,
  timePeriodLabel,
} from './lib/labels';
export {
  categoriesOf,
  isPurchasable,
  type MembershipOffer,
  optionsOf,
  stillPurchasable,
  typeBySlug,
  visibleOffers,
} from './lib/visible-types';
