import type { AccountBooking } from '@/shared/api';

export interface Day {
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

/** Whether two days have the same bookings, as they came from the server. */
export function isSameDay(one: Day, other: Day): boolean {
  return (
    one.date === other.date &&
    one.bookings.length === other.bookings.length &&
    one.bookings.every((booking, place) => booking === other.bookings[place])
  );
}
