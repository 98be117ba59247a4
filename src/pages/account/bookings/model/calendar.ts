import { combine } from 'effector';
import { buildCalendarContext, buildCalendarFile } from '@/entities/booking';
import { $operatorName } from '@/entities/client';
import { createCalendarSaving } from '@/shared/calendar-file';
import { $bookings } from './bookings';

const $source = combine($bookings, $operatorName, (bookings, brand) => bookings && { bookings, brand });

/** Saves the bookings on the screen to the customer's own calendar. */
export const bookingsCalendarSaving = createCalendarSaving({
  $source,
  describeFile: ({ brand }) => `${brand} bookings`,
  buildFile: async ({ bookings, brand }, siteName) =>
    buildCalendarFile(bookings, buildCalendarContext({ brand, siteName })),
});
