import { combine } from 'effector';
import { buildCalendarContext, buildCalendarFile, buildOrderCalendarFile } from '@/entities/booking';
import { $operatorName } from '@/entities/client';
import { createCalendarSaving } from '@/shared/calendar-file';
import { $booking } from './booking';

const $source = combine($booking, $operatorName, (booking, brand) => booking && { booking, brand });

/** Saves all days of the camp that the booking belongs to. */
export const campCalendarSaving = createCalendarSaving({
  $source,
  describeFile: ({ booking: { title } }) => title,
  buildFile: async ({ booking, brand }, siteName) =>
    buildOrderCalendarFile(booking, buildCalendarContext({ brand, siteName })),
});

/** Saves the booking to the customer's own calendar. */
export const bookingCalendarSaving = createCalendarSaving({
  $source,
  describeFile: ({ booking: { title, localDate } }) => `${title} ${localDate}`,
  buildFile: async ({ booking, brand }, siteName) =>
    buildCalendarFile([booking], buildCalendarContext({ brand, siteName })),
});
