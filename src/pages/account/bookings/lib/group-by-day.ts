import type { AccountBooking } from '@/shared/api';

export interface Day {
  readonly date: string;
  readonly bookings: readonly AccountBooking[];
}

/** The number of days in a block that renders together, about one page; later days do not change earlier blocks. */
const BLOCK_SIZE = 12;

/** Groups bookings by day, in the order of the list. */
function listDays(bookings: readonly AccountBooking[]): Day[] {
  const days: { date: string; bookings: AccountBooking[] }[] = [];
  for (const booking of bookings) {
    const lastDay = days.at(-1);
    if (lastDay?.date === booking.localDate) lastDay.bookings.push(booking);
    else days.push({ date: booking.localDate, bookings: [booking] });
  }
  return days;
}

/** Groups bookings by day, split into blocks of days. */
export function groupByDay(bookings: readonly AccountBooking[]): Day[][] {
  const days = listDays(bookings);
  return Array.from({ length: Math.ceil(days.length / BLOCK_SIZE) }, (_, place) =>
    days.slice(place * BLOCK_SIZE, (place + 1) * BLOCK_SIZE),
  );
}
