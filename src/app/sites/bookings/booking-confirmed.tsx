import { NotFoundPage } from '@/pages/system/messages';
import { BookingConfirmedPage } from '@/pages/system/order-confirmed';

/** The confirmation of a booking; the order of another customer is a page that does not exist. */
export const BookingConfirmed = () => <BookingConfirmedPage notFound={<NotFoundPage />} />;
