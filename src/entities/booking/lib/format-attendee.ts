import type { AccountBooking } from '@/shared/api';
import { text } from '../texts';

/** "For Leo Byron"; null where nobody is named. */
export const formatAttendee = ({ attendee }: Pick<AccountBooking, 'attendee'>): string | null =>
  attendee && text('booking.forPerson', { name: attendee.name });
