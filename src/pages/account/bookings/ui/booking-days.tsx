import { memo } from 'react';
import { Rows } from '@/entities/booking';
import { dayName } from '@/entities/session';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import type { Day } from '../lib/group-by-day';
import { BookingRow } from './booking-row';

/** Bookings grouped by day. Renders again only when one of them has changed. */
export const BookingDays = memo(
  ({ days }: { days: readonly Day[] }) => (
    // Days outside the viewport are laid out only when they scroll into view.
    <Stack gap="6" contentVisibility="auto" containIntrinsicHeight="auto 100rem">
      {days.map((day) => (
        <BookingDay key={`${day.date} ${day.bookings[0]?.id}`} day={day} />
      ))}
    </Stack>
  ),
  (first, second) =>
    first.days.length === second.days.length &&
    first.days.every((day, place) => isSameDay(day, second.days[place])),
);

const BookingDay = memo(
  ({ day: { date, bookings } }: { day: Day }) => (
    <Stack as="section" gap="2" aria-labelledby={`day-${bookings[0]?.id}`}>
      <Heading level={2} size="sm" id={`day-${bookings[0]?.id}`}>
        {dayName(date)}
      </Heading>
      <Rows>
        {bookings.map((booking) => (
          <BookingRow key={booking.id} booking={booking} />
        ))}
      </Rows>
    </Stack>
  ),
  (before, after) => isSameDay(before.day, after.day),
);

/** Whether two days have identical bookings, compared by reference. */
function isSameDay(first: Day, second: Day | undefined): boolean {
  return (
    first.date === second?.date &&
    first.bookings.length === second.bookings.length &&
    first.bookings.every((booking, place) => booking === second.bookings[place])
  );
}
