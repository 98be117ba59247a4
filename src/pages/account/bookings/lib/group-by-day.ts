import type { AccountBooking } from '@/shared/api';

export interface Day {
  readonly date: string;
  readonly bookings: readonly AccountBooking[];
}

/** The number of days in a block that renders together, about one page; later days do not change earlier blocks. */
const BLOCK = 12;

/** Groups bookings by day, in the order of the list. */
function byDay(bookings: readonly AccountBooking[]): Day[] {
  const days: { date: string; bookings: AccountBooking[] }[] = [];
  for (const booking of bookings) {
    const last = days.at(-1);
    if (last?.date === booking.localDate) last.bookings.push(booking);
    else days.push({ date: booking.localDate, bookings: [booking] });
  }
  return days;
}

/** Groups bookings by day, split into blocks of days. */
export function groupByDay(bookings: readonly AccountBooking[]): Day[][] {
  const days = byDay(bookings);
  return Array.from({ length: Math.ceil(days.length / BLOCK) }, (_, place) =>
    days.slice(place * BLOCK, (place + 1) * BLOCK),
  );
}
