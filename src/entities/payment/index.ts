export { cardPayments, isAmountChanged } from './lib/amounts';
export {
  checkCart,
  isCertainRefusal,
  isItemsRefusal,
  isRateLimited,
  isSessionRefusal,
  refusalText,
} from './lib/check-payment';
export { forgetUnfinished, keepUnfinished, readUnfinished, type UnfinishedPayment } from './lib/unfinished';
export { isBusyStatus, isPayable, moveTo, type PaymentStatus } from './model/payment-status';
export { createSettlement, type Settlement, type SettlementState } from './model/settlement';
export { text as paymentText } from './texts';
export { CheckingNotice } from './ui/checking-notice';
