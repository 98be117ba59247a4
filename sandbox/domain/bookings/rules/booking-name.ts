import type { BookingDetail } from '../../../store/schema/details.ts';
import { formatShortDay } from '../../common/index.ts';

/** The name of a booking in e-mails and payments: "Yoga, Tue, 24 Nov". */
export function formatBookingName({ title, localDate }: Pick<BookingDetail, 'title' | 'localDate'>): string {
  return `${title}, ${formatShortDay(localDate)}`;
}
