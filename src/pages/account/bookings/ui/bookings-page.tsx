import { useUnit } from 'effector-react';
import { useDeferredValue, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router';
import { SaveToCalendar } from '@/entities/booking';
import type { AccountBooking } from '@/shared/api';
import { $config } from '@/shared/config';
import { account, useSearchParams } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { ButtonLink } from '@/shared/ui/link';
import { PageFrame } from '@/shared/ui/page-frame';
import { SkeletonRows } from '@/shared/ui/skeleton-rows';
import { StableStack } from '@/shared/ui/stable-stack';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { WaitingEntries } from '@/widgets/waiting-entries';
import { groupByDay } from '../lib/group-by-day';
import * as model from '../model/bookings';
import { calendar } from '../model/calendar';
import { text } from '../texts';
import { BookingDays } from './booking-days';
import { BookingsTop } from './bookings-top';
import { PersonFilter } from './person-filter';

/** The query parameter of the attendee filter. */
const PERSON_PARAM = 'person';

/** The customer's bookings: upcoming ones, past ones, or the waiting lists. */
export function BookingsPage() {
  const { pathname } = useLocation();
  if (pathname === account.bookings) return <Navigate to={account.upcomingBookings} replace />;
  if (pathname === account.waitingLists) return <Waiting />;
  return <Bookings key={pathname} isPast={pathname === account.pastBookings} />;
}

function Waiting() {
  return (
    <StableStack maxWidth="column">
      <BookingsTop open="waiting" />
      <WaitingEntries none={<Nothing note={text('bookings.noWaiting')} />} />
    </StableStack>
  );
}

function Bookings({ isPast }: { isPast: boolean }) {
  const [query, setQuery] = useSearchParams();
  const person = query.get(PERSON_PARAM);
  const filter = useMemo(
    () => ({ when: isPast ? ('past' as const) : ('upcoming' as const), attendeeId: person ?? undefined }),
    [isPast, person],
  );
  return (
    <PageFrame
      page={model.page}
      params={filter}
      heading={text('bookings.heading')}
      header={() => (
        <>
          <BookingsTop open={isPast ? 'past' : 'upcoming'} />
          <PersonFilter
            person={person}
            onChoose={(personId) =>
              setQuery(personId === '' ? {} : { [PERSON_PARAM]: personId }, { replace: true })
            }
          />
        </>
      )}
      loading={text('bookings.loading')}
      skeleton={<SkeletonRows label={text('bookings.loading')} lines={3} />}
      failed={text('bookings.loadFailed')}
    >
      {() => <List isPast={isPast} isOfOne={person !== null} />}
    </PageFrame>
  );
}

const NO_BOOKINGS: readonly AccountBooking[] = [];

function List({ isPast, isOfOne }: { isPast: boolean; isOfOne: boolean }) {
  const { bookings, hasMore, isLoadingMore, moreFailure, more } = useUnit({
    bookings: model.$bookings,
    hasMore: model.$hasMore,
    isLoadingMore: model.$isLoadingMore,
    moreFailure: model.$moreFailure,
    more: model.moreClicked,
  });
  // Renders a newly loaded page in slices, because there may be thousands of bookings above it.
  const deferredBookings = useDeferredValue(bookings ?? NO_BOOKINGS);
  const blocks = useMemo(() => groupByDay(deferredBookings), [deferredBookings]);
  if (bookings?.length === 0 && isOfOne) return <Text size="lg">{text('bookings.noneOfPerson')}</Text>;
  if (bookings?.length === 0)
    return <Nothing note={text(isPast ? 'bookings.noPast' : 'bookings.noUpcoming')} />;
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
      {!isPast && <SaveToCalendar saving={calendar} label={text('bookings.calendar')} />}
    </Stack>
  );
}

function Nothing({ note }: { note: string }) {
  const { subSites } = useUnit($config);
  return (
    <Stack gap="4" align="start">
      <Text size="lg">{note}</Text>
      {subSites.bookings !== '' && <ButtonLink href={subSites.bookings}>{text('bookings.book')}</ButtonLink>}
    </Stack>
  );
}
