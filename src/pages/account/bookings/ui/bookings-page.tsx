import { useUnit } from 'effector-react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import type { AccountBooking } from '@/shared/api';
import { $config } from '@/shared/config';
import { account } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { ButtonLink, Link } from '@/shared/ui/link';
import { LinkTabs } from '@/shared/ui/link-tabs';
import { Spinner } from '@/shared/ui/spinner';
import { StableStack } from '@/shared/ui/stable-stack';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { WaitingEntries } from '@/widgets/waiting-entries';
import { dayBlocks } from '../lib/by-day';
import * as model from '../model/bookings';
import { text } from '../texts';
import { AllToCalendar } from './all-to-calendar';
import { BookingDays } from './booking-days';
import { PersonFilter } from './person-filter';

/** Whose bookings are shown, in the address. */
const PERSON = 'person';

/** The customer's bookings: upcoming ones, or past ones. */
export function BookingsPage() {
  const { pathname } = useLocation();
  if (pathname === account.bookings) return <Navigate to={account.upcomingBookings} replace />;
  return <Bookings key={pathname} isPast={pathname === account.pastBookings} />;
}

function Bookings({ isPast }: { isPast: boolean }) {
  const { bookings, failure, isLoading, ...on } = useUnit({
    bookings: model.$bookings,
    failure: model.$failure,
    isLoading: model.$isLoading,
    opened: model.opened,
    closed: model.closed,
    retry: model.retryClicked,
  });
  const [query, setQuery] = useSearchParams();
  const person = query.get(PERSON);
  useEffect(() => {
    on.opened({ when: isPast ? 'past' : 'upcoming', attendeeId: person ?? undefined });
  }, [isPast, person, on.opened]);
  useEffect(() => () => on.closed(), [on.closed]);
  return (
    <StableStack maxWidth="column">
      <Heading level={1}>{text('bookings.heading')}</Heading>
      <nav aria-label={text('bookings.which')}>
        <LinkTabs>
          <Which to={account.upcomingBookings} isOpen={!isPast} label={text('bookings.upcoming')} />
          <Which to={account.pastBookings} isOpen={isPast} label={text('bookings.past')} />
        </LinkTabs>
      </nav>
      {!isPast && <WaitingEntries />}
      <PersonFilter
        person={person}
        onChoose={(chosen) => setQuery(chosen === '' ? {} : { [PERSON]: chosen }, { replace: true })}
      />
      <FocusHandover hasError={failure !== null} label={text('bookings.heading')}>
        {failure && (
          <FailureAlert
            title={text('bookings.failed')}
            failure={failure}
            isBusy={isLoading}
            onRetry={() => on.retry()}
          />
        )}
        {bookings && <List bookings={bookings} isPast={isPast} isOfOne={person !== null} />}
        {!bookings && !failure && <Spinner label={text('bookings.loading')} isLabelShown />}
      </FocusHandover>
    </StableStack>
  );
}

function Which({ to, isOpen, label }: { to: string; isOpen: boolean; label: string }) {
  return (
    <li>
      <Link to={to} aria-current={isOpen ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  );
}

function List({
  bookings,
  isPast,
  isOfOne,
}: {
  bookings: readonly AccountBooking[];
  isPast: boolean;
  isOfOne: boolean;
}) {
  const { hasMore, isLoadingMore, moreFailure, more } = useUnit({
    hasMore: model.$hasMore,
    isLoadingMore: model.$isLoadingMore,
    moreFailure: model.$moreFailure,
    more: model.moreClicked,
  });
  // A page that has come is drawn in slices: above it there may be thousands of bookings.
  const drawn = useDeferredValue(bookings);
  const blocks = useMemo(() => dayBlocks(drawn), [drawn]);
  if (bookings.length === 0 && isOfOne) return <Text size="lg">{text('bookings.noneOfPerson')}</Text>;
  if (bookings.length === 0) return <Nothing isPast={isPast} />;
  return (
    <Stack gap="6">
      {blocks.map((days) => (
        <BookingDays key={days[0]?.bookings[0]?.id} days={days} />
      ))}
      {moreFailure && (
        <FailureAlert
          title={text('bookings.moreFailed')}
          failure={moreFailure}
          isBusy={isLoadingMore}
          onRetry={() => more()}
        />
      )}
      {hasMore && !moreFailure && (
        <Button variant="secondary" isBusy={isLoadingMore} onClick={() => more()}>
          {text('bookings.more')}
        </Button>
      )}
      {!isPast && <AllToCalendar />}
    </Stack>
  );
}

function Nothing({ isPast }: { isPast: boolean }) {
  const { subSites } = useUnit($config);
  return (
    <Stack gap="4" align="start">
      <Text size="lg">{text(isPast ? 'bookings.noPast' : 'bookings.noUpcoming')}</Text>
      {subSites.bookings !== '' && <ButtonLink href={subSites.bookings}>{text('bookings.book')}</ButtonLink>}
    </Stack>
  );
}
