export { BookingsHomePage } from './ui/bookings-home-page';
