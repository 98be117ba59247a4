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
import { buildDayBlocks } from '../lib/group-by-day';
import * as model from '../model/bookings';
import { bookingsCalendarSaving } from '../model/calendar';
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
  if (pathname === account.waitingLists) return <WaitingLists />;
  return <Bookings key={pathname} isPast={pathname === account.pastBookings} />;
}

function WaitingLists() {
  return (
    <StableStack maxWidth="column">
      <BookingsTop openTab="waiting" />
      <WaitingEntries none={<EmptyList note={text('bookings.noWaiting')} />} />
    </StableStack>
  );
}

function Bookings({ isPast }: { isPast: boolean }) {
  const [query, setQuery] = useSearchParams();
  const personId = query.get(PERSON_PARAM);
  const filter = useMemo(
    () => ({ when: isPast ? ('past' as const) : ('upcoming' as const), attendeeId: personId ?? undefined }),
    [isPast, personId],
  );
  return (
    <PageFrame
      page={model.page}
      params={filter}
      heading={text('bookings.heading')}
      header={() => (
        <>
          <BookingsTop openTab={isPast ? 'past' : 'upcoming'} />
          <PersonFilter
            personId={personId}
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
      {() => <BookingsList isPast={isPast} isOfOnePerson={personId !== null} />}
    </PageFrame>
  );
}

const NO_BOOKINGS: readonly AccountBooking[] = [];

function BookingsList({ isPast, isOfOnePerson }: { isPast: boolean; isOfOnePerson: boolean }) {
  const { bookings, hasMore, isLoadingMore, loadMoreFailure, showMore } = useUnit({
    bookings: model.$bookings,
    hasMore: model.$hasMore,
    isLoadingMore: model.$isLoadingMore,
    loadMoreFailure: model.$loadMoreFailure,
    showMore: model.showMoreClicked,
  });
  // Renders a newly loaded page in slices, because there may be thousands of bookings above it.
  const deferredBookings = useDeferredValue(bookings ?? NO_BOOKINGS);
  const dayBlocks = useMemo(() => buildDayBlocks(deferredBookings), [deferredBookings]);
  if (bookings?.length === 0 && isOfOnePerson) return <Text size="lg">{text('bookings.noneOfPerson')}</Text>;
  if (bookings?.length === 0)
    return <EmptyList note={text(isPast ? 'bookings.noPast' : 'bookings.noUpcoming')} />;
  return (
    <Stack gap="6">
      {dayBlocks.map((days) => (
        <BookingDays key={days[0]?.bookings[0]?.id} days={days} />
      ))}
      {loadMoreFailure && (
        <FailureAlert
          title={text('bookings.moreFailed')}
          failure={loadMoreFailure}
          isBusy={isLoadingMore}
          onRetry={() => showMore()}
        />
      )}
      {hasMore && !loadMoreFailure && (
        <Button variant="secondary" isBusy={isLoadingMore} onClick={() => showMore()}>
          {text('bookings.more')}
        </Button>
      )}
      {!isPast && <SaveToCalendar model={bookingsCalendarSaving} label={text('bookings.calendar')} />}
    </Stack>
  );
}

function EmptyList({ note }: { note: string }) {
  const { subSites } = useUnit($config);
  return (
    <Stack gap="4" align="start">
      <Text size="lg">{note}</Text>
      {subSites.bookings !== '' && <ButtonLink href={subSites.bookings}>{text('bookings.book')}</ButtonLink>}
    </Stack>
  );
}
