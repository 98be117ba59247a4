import type { BookingDetail } from '../../../store/schema/details.ts';
import { shortDay } from '../../common/index.ts';

/** The name of a booking in e-mails and payments: "Yoga, Tue, 24 Nov". */
export function bookingName({ title, localDate }: Pick<BookingDetail, 'title' | 'localDate'>): string {
  return `${title}, ${shortDay(localDate)}`;
}
