import { combine } from 'effector';
import { buildCalendarContext, buildCalendarFile } from '@/entities/booking';
import { $operatorName } from '@/entities/client';
import { createCalendarSaving } from '@/shared/calendar-file';
import { $nextBookings } from './dashboard';

const $source = combine($nextBookings, $operatorName, (bookings, brand) => bookings && { bookings, brand });

/** Saves the next booking to the customer's own calendar. */
export const nextBookingCalendarSaving = createCalendarSaving({
  $source,
  describeFile: ({ brand }) => `${brand} bookings`,
  buildFile: async ({ bookings, brand }, siteName) =>
    buildCalendarFile(bookings.slice(0, 1), buildCalendarContext({ brand, siteName })),
});
