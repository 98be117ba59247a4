export { bookingDates } from './lib/booking-dates';
export { bookingsOf, membershipsOf, needsEligibility } from './lib/order-rules';
export { $order, orderPage } from './model/order';
export { $postponedBooking, bookingPostponed, postponedBookingRequested } from './model/put-off';
