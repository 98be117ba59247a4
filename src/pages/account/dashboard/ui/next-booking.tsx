import { useUnit } from 'effector-react';
import { waitingEntries } from '@/entities/account-notice';
import { DateTile, formatAttendee, formatBookingState, SaveToCalendar } from '@/entities/booking';
import { dayName, formatDayAndTimes, shortDayName } from '@/entities/session';
import type { AccountBooking } from '@/shared/api';
import { $config } from '@/shared/config';
import { bookingPath, cancelBookingPath } from '@/shared/routes';
import { ButtonLink, Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { nextBookingCalendarSaving } from '../model/calendar';
import { nextBookingCard } from '../model/dashboard';
import { text } from '../texts';
import { LoadedCard } from './loaded-card';

const Title = styled('h3', {
  base: {
    margin: '0',
    fontFamily: 'body',
    fontSize: '1.375rem',
    fontWeight: 'bold',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
    '& a': { color: 'fg', textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline' },
  },
});

/** The customer's next booking. If it fails to load, the rest of the page stays. */
export function NextBooking() {
  return (
    <LoadedCard
      id="next-booking"
      title={text('dashboard.next')}
      loadingText={text('dashboard.loading')}
      skeletonLines={7}
      failureText={text('dashboard.loadFailed')}
      model={nextBookingCard}
    >
      {([firstBooking]) => (firstBooking ? <BookingSummary booking={firstBooking} /> : <NoBookings />)}
    </LoadedCard>
  );
}

function NoBookings() {
  const { config, waitingListEntries } = useUnit({
    config: $config,
    waitingListEntries: waitingEntries.$data,
  });
  // The offer's own button is then the page's primary one.
  const hasOffer = waitingListEntries?.some(({ status }) => status === 'offered') ?? false;
  const { bookings } = config.subSites;
  return (
    <Stack gap="3" align="start">
      <Text>{text('dashboard.none')}</Text>
      {bookings !== '' && (
        <ButtonLink variant={hasOffer ? 'secondary' : 'primary'} href={bookings}>
          {text('dashboard.book')}
        </ButtonLink>
      )}
    </Stack>
  );
}

function BookingSummary({ booking }: { booking: AccountBooking }) {
  const { id, title, localDate, venue, space, cancel } = booking;
  const stateText = formatBookingState(booking);
  const cancelNote = cancel.allowed ? formatCancelNote(cancel) : null;
  return (
    <Stack gap="3" align="start">
      <Stack direction="row" gap="4" flexWrap="nowrap">
        <DateTile date={localDate} size="lg" />
        <Stack gap="1">
          <Title>
            <Link to={bookingPath(id)}>{title}</Link>
          </Title>
          {stateText !== null && <Text tone="strong">{stateText}</Text>}
          <Text>{formatDayAndTimes(dayName(localDate), booking)}</Text>
          <Text tone="muted">{[space, venue.name].filter(Boolean).join(', ')}</Text>
          <Text tone="muted">{formatAttendee(booking)}</Text>
        </Stack>
      </Stack>
      {cancelNote !== null && (
        <Text size="sm" tone="muted">
          {cancelNote}
        </Text>
      )}
      <Stack direction="row" gap="3">
        {cancel.allowed && (
          <ButtonLink variant="secondary" to={cancelBookingPath(id)}>
            {text('dashboard.cancel')}
          </ButtonLink>
        )}
        <SaveToCalendar model={nextBookingCalendarSaving} label={text('dashboard.calendar')} variant="text" />
      </Stack>
    </Stack>
  );
}

function formatCancelNote({ message, freeUntil }: AccountBooking['cancel']): string | null {
  if (message !== null || !freeUntil) return message;
  return text('booking.freeUntil', { day: shortDayName(freeUntil.localDate), time: freeUntil.localTime });
}
