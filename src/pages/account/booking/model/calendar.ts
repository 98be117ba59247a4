import { combine } from 'effector';
import { calendarFile } from '@/entities/booking';
import { $operatorName } from '@/entities/client';
import { createCalendarSaving } from '@/shared/calendar-file';
import { $booking } from './booking';

const $source = combine($booking, $operatorName, (booking, brand) => booking && { booking, brand });

/** The booking in the customer's own calendar. */
export const calendar = createCalendarSaving({
  $source,
  nameOf: ({ booking: { title, localDate } }) => `${title}-${localDate}`,
  make: async ({ booking, brand }, host) =>
    calendarFile([booking], { brand, host, now: new Date().toISOString() }),
});
