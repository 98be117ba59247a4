import { NotFoundPage } from '@/pages/system/messages';
import { BookingConfirmedPage } from '@/pages/system/order-confirmed';

/** The confirmation of a booking; shows the not-found page for another customer's order. */
export const BookingConfirmed = () => <BookingConfirmedPage notFound={<NotFoundPage />} />;
