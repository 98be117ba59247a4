import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { stateText } from '@/entities/booking';
import { dayAndTimes, dayName, shortDayName } from '@/entities/session';
import type { AccountBooking } from '@/shared/api';
import { $config } from '@/shared/config';
import { $mode } from '@/shared/mode';
import { account, bookingPath } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { ButtonLink, Link } from '@/shared/ui/link';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { calendar } from '../model/calendar';
import * as model from '../model/dashboard';
import { text } from '../texts';

/** What the customer comes for next. A list that does not come leaves the rest of the page. */
export function NextBookings() {
  const { next, failure, isLoading, ...on } = useUnit({
    next: model.$next,
    failure: model.$failure,
    isLoading: model.$isLoading,
    opened: model.opened,
    closed: model.closed,
    retry: model.retryClicked,
  });
  useEffect(() => {
    on.opened();
    return () => on.closed();
  }, [on.opened, on.closed]);
  return (
    <Card as="section" aria-labelledby="next-bookings">
      <Stack gap="3">
        <Heading level={2} id="next-bookings">
          {text('dashboard.next')}
        </Heading>
        <FocusHandover hasError={failure !== null} label={text('dashboard.next')}>
          {failure && (
            <FailureAlert
              title={text('dashboard.failed')}
              failure={failure}
              isBusy={isLoading}
              onRetry={() => on.retry()}
            />
          )}
          {next && (next.length === 0 ? <None /> : <List bookings={next} />)}
          {!next && !failure && <Spinner label={text('dashboard.loading')} isLabelShown />}
        </FocusHandover>
      </Stack>
    </Card>
  );
}

function None() {
  const { subSites } = useUnit($config);
  return (
    <Stack gap="3" align="start">
      <Text>{text('dashboard.none')}</Text>
      {subSites.bookings !== '' && <ButtonLink href={subSites.bookings}>{text('dashboard.book')}</ButtonLink>}
    </Stack>
  );
}

function Row({ booking }: { booking: AccountBooking }) {
  const { id, title, venue, space, attendee, cancel } = booking;
  const { freeUntil } = cancel;
  const said = stateText(booking);
  const facts = [space, venue.name].filter(Boolean).join(', ');
  return (
    <Stack gap="0">
      <Link to={bookingPath(id)} isStandalone>
        {title}
      </Link>
      {said !== null && <Text tone="strong">{said}</Text>}
      <Text>{dayAndTimes(dayName(booking.localDate), booking)}</Text>
      <Text size="sm" tone="muted">
        {attendee ? `${facts} · ${attendee.name}` : facts}
      </Text>
      {cancel.allowed && (cancel.message ?? freeUntil) && (
        <Text size="sm" tone="muted">
          {cancel.message ??
            text('booking.freeUntil', {
              day: freeUntil ? shortDayName(freeUntil.localDate) : '',
              time: freeUntil?.localTime ?? '',
            })}
        </Text>
      )}
    </Stack>
  );
}

/** A kiosk keeps no files. */
function ToCalendar() {
  const { mode, isMaking, hasFailed, save } = useUnit({
    mode: $mode,
    isMaking: calendar.$isMaking,
    hasFailed: calendar.$hasFailed,
    save: calendar.clicked,
  });
  if (mode.isKiosk) return null;
  return (
    <Stack gap="2" align="start">
      <Button variant="text" isBusy={isMaking} onClick={() => save()}>
        {text('bookings.calendar')}
      </Button>
      {hasFailed && <Alert status="danger">{text('bookings.calendarFailed')}</Alert>}
    </Stack>
  );
}

function List({ bookings }: { bookings: readonly AccountBooking[] }) {
  return (
    <Stack gap="3">
      {bookings.map((booking) => (
        <Row key={booking.id} booking={booking} />
      ))}
      <ToCalendar />
      <Link to={account.upcomingBookings} isStandalone>
        {text('dashboard.all')}
      </Link>
    </Stack>
  );
}
