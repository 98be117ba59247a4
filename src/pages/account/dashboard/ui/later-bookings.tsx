import { useUnit } from 'effector-react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { DateTile, formatAttendee, formatBookingState, LINKED_ROW, Rows } from '@/entities/booking';
import { formatDayAndTimes, shortDayName } from '@/entities/session';
import type { AccountBooking } from '@/shared/api';
import { account, bookingPath } from '@/shared/routes';
import { Heading } from '@/shared/ui/heading';
import { Icon } from '@/shared/ui/icon';
import { Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { $nextBookings } from '../model/dashboard';
import { text } from '../texts';

const Row = styled('li', {
  base: {
    ...LINKED_ROW,
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minHeight: '16',
    paddingX: '4',
    paddingY: '2',
    '& > div': { flex: '1' },
  },
});

/** The bookings after the next one, and a link to all of them; nothing if there are none. */
export function LaterBookings() {
  const laterBookings = useUnit($nextBookings)?.slice(1) ?? [];
  if (laterBookings.length === 0) return null;
  return (
    <Stack as="section" gap="3" aria-labelledby="later-bookings">
      <Heading level={2} size="md" id="later-bookings">
        {text('dashboard.later')}
      </Heading>
      <Rows>
        {laterBookings.map((booking) => (
          <LaterBookingRow key={booking.id} booking={booking} />
        ))}
      </Rows>
      <Link to={account.upcomingBookings} isStandalone>
        {text('dashboard.all')}
      </Link>
    </Stack>
  );
}

function LaterBookingRow({ booking }: { booking: AccountBooking }) {
  const { id, title, localDate } = booking;
  const facts = [
    formatDayAndTimes(shortDayName(localDate), booking),
    formatAttendee(booking),
    formatBookingState(booking),
  ];
  return (
    <Row>
      <DateTile date={localDate} />
      <Stack gap="0">
        <Text tone="strong">
          <Link to={bookingPath(id)}>{title}</Link>
        </Text>
        <Text size="sm" tone="muted">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      <Icon of={ChevronRight} />
    </Row>
  );
}
