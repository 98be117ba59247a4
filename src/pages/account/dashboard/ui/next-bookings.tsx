import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { dayName } from '@/entities/session';
import type { AccountBooking } from '@/shared/api';
import { $config } from '@/shared/config';
import { account, bookingPath } from '@/shared/routes';
import { Card } from '@/shared/ui/card';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { ButtonLink, Link } from '@/shared/ui/link';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
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

function List({ bookings }: { bookings: readonly AccountBooking[] }) {
  return (
    <Stack gap="3">
      {bookings.map(({ id, title, localDate, localStart, localEnd, venue }) => (
        <Stack key={id} gap="0">
          <Link to={bookingPath(id)} isStandalone>
            {title}
          </Link>
          <Text>{text('dashboard.row', { day: dayName(localDate), start: localStart, end: localEnd })}</Text>
          <Text size="sm" tone="muted">
            {venue.name}
          </Text>
        </Stack>
      ))}
      <Link to={account.upcomingBookings} isStandalone>
        {text('dashboard.all')}
      </Link>
    </Stack>
  );
}
