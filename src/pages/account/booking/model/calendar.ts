import { combine } from 'effector';
import { calendarAbout, calendarFile, orderCalendarFile } from '@/entities/booking';
import { $operatorName } from '@/entities/client';
import { createCalendarSaving } from '@/shared/calendar-file';
import { $booking } from './booking';

const $source = combine($booking, $operatorName, (booking, brand) => booking && { booking, brand });

/** All days of the camp that it is one of. */
export const wholeCalendar = createCalendarSaving({
  $source,
  nameOf: ({ booking: { title } }) => title,
  make: async ({ booking, brand }, siteName) =>
    orderCalendarFile(booking, calendarAbout({ brand, siteName })),
});

/** The booking in the customer's own calendar. */
export const calendar = createCalendarSaving({
  $source,
  nameOf: ({ booking: { title, localDate } }) => `${title} ${localDate}`,
  make: async ({ booking, brand }, siteName) => calendarFile([booking], calendarAbout({ brand, siteName })),
});
