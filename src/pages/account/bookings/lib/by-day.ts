import type { AccountBooking } from '@/shared/api';

interface Day {
  readonly date: string;
  readonly bookings: readonly AccountBooking[];
}

/** Bookings under the days on which they take place, in the order of the list. */
export function byDay(bookings: readonly AccountBooking[]): Day[] {
  const days: { date: string; bookings: AccountBooking[] }[] = [];
  for (const booking of bookings) {
    const last = days.at(-1);
    if (last?.date === booking.localDate) last.bookings.push(booking);
    else days.push({ date: booking.localDate, bookings: [booking] });
  }
  return days;
}
