export { createKeptPayment } from './model/kept-payment';
export { createPayByCard } from './model/pay-by-card';
export { createSettlement } from './model/settlement';
export { CardPayment } from './ui/card-payment';
export { CheckingNotice } from './ui/checking-notice';
