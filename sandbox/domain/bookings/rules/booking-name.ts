import type { BookingDetail } from '../../../store/schema/details.ts';
import { shortDay } from '../../common/index.ts';

/** What was booked and when, in e-mails and among the payments: "Yoga, Tue, 24 Nov". */
export function bookingName({ title, localDate }: Pick<BookingDetail, 'title' | 'localDate'>): string {
  return `${title}, ${shortDay(localDate)}`;
}
