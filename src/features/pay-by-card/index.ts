export { createUnfinishedPayment } from './model/kept-payment';
export { createPayByCard } from './model/pay-by-card';
export { CardPayment } from './ui/card-payment';
