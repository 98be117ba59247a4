import { memo } from 'react';
import { Rows } from '@/entities/booking';
import { dayName } from '@/entities/session';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import type { BookingsDay } from '../lib/group-by-day';
import { BookingRow } from './booking-row';

/** Bookings grouped by day. Renders again only when one of them has changed. */
export const BookingDays = memo(
  ({ days }: { days: readonly BookingsDay[] }) => (
    // Days outside the viewport are laid out only when they scroll into view.
    <Stack gap="6" contentVisibility="auto" containIntrinsicHeight="auto 100rem">
      {days.map((day) => (
        <BookingDay key={`${day.date} ${day.bookings[0]?.id}`} day={day} />
      ))}
    </Stack>
  ),
  (previous, next) =>
    previous.days.length === next.days.length &&
    previous.days.every((day, index) => isSameDay(day, next.days[index])),
);

const BookingDay = memo(
  ({ day: { date, bookings } }: { day: BookingsDay }) => (
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
  (previous, next) => isSameDay(previous.day, next.day),
);

/** Whether two days have identical bookings, compared by reference. */
function isSameDay(first: BookingsDay, second: BookingsDay | undefined): boolean {
  return (
    first.date === second?.date &&
    first.bookings.length === second.bookings.length &&
    first.bookings.every((booking, index) => booking === second.bookings[index])
  );
}
