export { getAccountCard, removeAccountCards } from './account-card.ts';
export { countCardAttempt, forgetCardAttempts } from './card-limit.ts';
export {
  type BrowserDetails,
  type CardChallenge,
  type CardIntent,
  type CardIntentRequest,
  type CardIntentStatus,
  type CardProvider,
  type CardProviders,
  CardRefusal,
  type CardToken,
  type KnownCard,
} from './card-provider.ts';
export { authoriseCard, type PaymentRequest, preparePayment } from './checkout.ts';
export { claimCart, completePayment } from './complete-payment.ts';
export { completeFreeOrder } from './free-order.ts';
export { getLastOrder } from './last-order.ts';
export { requireOrderById } from './orders.ts';
export { payOffline } from './pay-offline.ts';
export { createSessionPayment, prepareSessionPayment } from './payment-session.ts';
export { type PaymentEvent, receivePaymentEvent } from './receive-payment-event.ts';
export { placeImmediateOrder, WAITING_LIST_SOURCE } from './records/order-at-once.ts';
export { buildOrderDraft } from './records/order-draft.ts';
export { requireNoOtherPenalties } from './records/orderable-cart.ts';
export { cancelPayments } from './records/release-payment.ts';
export { findSavedCard, isSavedByOtherCustomer, saveCard } from './records/saved-card.ts';
export { releaseStalePayments } from './release-holds.ts';
export type { BillingDetails } from './rules/billing-details.ts';
export { isSignedByRyft, isSignedByStripe } from './rules/webhook-signature.ts';
export { settlePayment } from './settle-payment.ts';
export {
  completeChallenge,
  receiveBankResponse,
  type ScaStatus,
} from './strong-authentication.ts';
export { type SweptPayments, sweepPayments } from './sweep-payments.ts';
