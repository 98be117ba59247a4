import { BookingConfirmedPage } from '@/pages/order-confirmed';
import { NotFoundPage } from '@/pages/system';

/** The confirmation of a booking; the order of another customer is a page that does not exist. */
export const BookingConfirmed = () => <BookingConfirmedPage notFound={<NotFoundPage />} />;
