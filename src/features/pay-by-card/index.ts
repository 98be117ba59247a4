export { createPayByCard } from './model/pay-by-card';
export { createSettlement } from './model/settlement';
export { CardPayment } from './ui/card-payment';
