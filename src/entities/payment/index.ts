export { filterCardPayments, isAmountChanged } from './lib/amounts';
export {
  checkCart,
  formatRefusal,
  isCertainRefusal,
  isItemsRefusal,
  isRateLimited,
  isSessionRefusal,
} from './lib/check-payment';
export {
  readUnfinishedPayment,
  removeUnfinishedPayment,
  storeUnfinishedPayment,
  type UnfinishedPayment,
} from './lib/unfinished';
export { isBusyStatus, isPayable, moveTo, type PaymentStatus } from './model/payment-status';
export { createSettlement, type Settlement, type SettlementState } from './model/settlement';
export { text as paymentText } from './texts';
export { CheckingNotice } from './ui/checking-notice';
