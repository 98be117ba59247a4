export { listBookingEvents } from './lib/booking-dates';
export { listOrderBookings, listOrderMemberships, needsEligibility } from './lib/order-rules';
export { $order, orderPage } from './model/order';
export { $postponedBooking, bookingPostponed, postponedBookingRequested } from './model/postponed-booking';
