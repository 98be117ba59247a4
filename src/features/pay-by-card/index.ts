export { createPayByCard, type PayByCard } from './model/pay-by-card';
export { createSettlement, PAUSES_MS, type Settlement, type SettlementState } from './model/settlement';
