import type { AccountBooking } from '@/shared/api';
import { text } from '../texts';

/** The booking's state in words; null while the booking stands. */
export function formatBookingState({
  state,
  ending,
}: Pick<AccountBooking, 'state' | 'ending'>): string | null {
  switch (state) {
    case 'booked':
      return null;
    case 'attended':
      return text('booking.attended');
    case 'missed':
      return text('booking.missed');
    case 'cancelled':
      return text('booking.cancelled');
    case 'cancelled_by_centre':
      return ending?.reason
        ? text('booking.cancelledBecause', { reason: ending.reason })
        : text('booking.cancelledByCentre');
  }
}
