import { memo } from 'react';
import { dayName } from '@/entities/session';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { type Day, isSameDay } from '../lib/by-day';
import { BookingRow } from './booking-row';
import { Rows } from './rows';

/** The bookings of a day. Drawn again only when one of them is another: a list may have thousands above the page that has just come. */
export const BookingDay = memo(
  ({ day: { date, bookings } }: { day: Day }) => (
    <Stack
      as="section"
      gap="2"
      aria-labelledby={`day-${bookings[0]?.id}`}
      // Days out of sight are laid out when they come into it.
      contentVisibility="auto"
      containIntrinsicHeight="auto 8rem"
    >
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
