import { combine } from 'effector';
import { $order, listOrderBookings, listOrderMemberships } from '@/entities/order';
import type { Order } from '@/shared/api';
import { createCalendarSaving } from '@/shared/calendar-file';
import { $accountUrl } from './order-confirmed';

/** The file name, from the first item with a date: "Yoga 2026-11-24". */
function buildFileName({ order }: { order: Order }): string {
  const [booking] = listOrderBookings(order);
  if (booking) {
    const day = booking.booking?.localDate ?? booking.startsAt?.slice(0, 10) ?? '';
    return `${booking.related.simpleName} ${day}`;
  }
  const [membership] = listOrderMemberships(order);
  return membership ? `${membership.name} ${membership.startDate}` : order.reference;
}

/** Saves the dates and times of the order. */
export const orderCalendarSaving = createCalendarSaving({
  $source: combine($order, $accountUrl, (order, accountUrl) => order && { order, accountUrl }),
  describeFile: buildFileName,
  buildFile: ({ order, accountUrl }, siteName) =>
    import('../lib/calendar-file').then(({ buildCalendarFile }) =>
      buildCalendarFile(order, siteName, accountUrl),
    ),
});
