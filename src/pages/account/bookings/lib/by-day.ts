import type { AccountBooking } from '@/shared/api';

export interface Day {
  readonly date: string;
  readonly bookings: readonly AccountBooking[];
}

/** Days that are drawn together, about a page: what comes below them reaches none of them. */
const BLOCK = 12;

/** Bookings under the days on which they take place, in the order of the list. */
function byDay(bookings: readonly AccountBooking[]): Day[] {
  const days: { date: string; bookings: AccountBooking[] }[] = [];
  for (const booking of bookings) {
    const last = days.at(-1);
    if (last?.date === booking.localDate) last.bookings.push(booking);
    else days.push({ date: booking.localDate, bookings: [booking] });
  }
  return days;
}

/** The same, some days at a time. */
export function dayBlocks(bookings: readonly AccountBooking[]): Day[][] {
  const days = byDay(bookings);
  return Array.from({ length: Math.ceil(days.length / BLOCK) }, (_, place) =>
    days.slice(place * BLOCK, (place + 1) * BLOCK),
  );
}
