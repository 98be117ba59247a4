export { BookingConfirmedPage } from './ui/booking-confirmed-page';
export { OrderConfirmedPage } from './ui/order-confirmed-page';
