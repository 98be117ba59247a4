export { bookingDates } from './lib/booking-dates';
export { bookingsOf, membershipsOf, needsEligibility } from './lib/order-rules';
export { $order, orderPage } from './model/order';
export { $putOff, bookingPutOff, putOffRequested } from './model/put-off';
