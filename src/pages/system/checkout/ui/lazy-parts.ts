/** The parts of the checkout that joining seldom needs, in one chunk that is loaded on demand. */
export { BookedItems } from './booked-items/booked-items';
export { HeldItems } from './booked-items/held-items';
export { MissingForms } from './missing-forms/missing-forms';
export { PayOutstanding } from './pay-outstanding/pay-outstanding';
export { PaymentAlternatives } from './pay-outstanding/payment-alternatives';
