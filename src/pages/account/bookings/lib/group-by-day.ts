import type { AccountBooking } from '@/shared/api';

export interface BookingsDay {
  readonly date: string;
  readonly bookings: readonly AccountBooking[];
}

/** The number of days in a block that renders together, about one page; later days do not change earlier blocks. */
const DAYS_PER_BLOCK = 12;

/** Groups bookings by day, in the order of the list. */
function groupByDay(bookings: readonly AccountBooking[]): BookingsDay[] {
  const days: { date: string; bookings: AccountBooking[] }[] = [];
  for (const booking of bookings) {
    const lastDay = days.at(-1);
    if (lastDay?.date === booking.localDate) lastDay.bookings.push(booking);
    else days.push({ date: booking.localDate, bookings: [booking] });
  }
  return days;
}

/** Groups bookings by day, split into blocks of days. */
export function buildDayBlocks(bookings: readonly AccountBooking[]): BookingsDay[][] {
  const days = groupByDay(bookings);
  return Array.from({ length: Math.ceil(days.length / DAYS_PER_BLOCK) }, (_, blockIndex) =>
    days.slice(blockIndex * DAYS_PER_BLOCK, (blockIndex + 1) * DAYS_PER_BLOCK),
  );
}
