import { $order } from '@/entities/order';
import { createCalendarSaving } from '@/shared/calendar-file';

/** The days and times of the order. */
export const calendar = createCalendarSaving({
  $source: $order,
  nameOf: ({ reference }) => reference,
  make: (order, siteName) =>
    import('../lib/calendar-file').then(({ calendarFile }) => calendarFile(order, siteName)),
});
