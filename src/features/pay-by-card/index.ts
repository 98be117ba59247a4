export { createPayByCard, type PayByCard } from './model/pay-by-card';
export { createSettlement, type Settlement, type SettlementState } from './model/settlement';
export { CardPayment } from './ui/card-payment';
