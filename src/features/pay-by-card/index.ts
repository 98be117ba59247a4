export { createPayByCard } from './model/pay-by-card';
export { createUnfinishedPayment } from './model/unfinished-payment';
export { CardPayment } from './ui/card-payment';
