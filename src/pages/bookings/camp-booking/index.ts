export { CampBookingPage } from './ui/camp-booking-page';
