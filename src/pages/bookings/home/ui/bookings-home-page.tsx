import { useUnit } from 'effector-react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect } from 'react';
import { $operatorName } from '@/entities/client';
import { dayName } from '@/entities/session';
import { CentreFinder } from '@/features/find-centre';
import { venuePath } from '@/shared/routes';
import { Box } from '@/shared/ui/box';
import type { Elements } from '@/shared/ui/elements';
import { Icon } from '@/shared/ui/icon';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { HomeBand } from '@/widgets/home-band';
import {
  $allBookingsHref,
  $isCustomer,
  $knownVenue,
  $nextBooking,
  centreFinder,
  opened,
} from '../model/bookings-home';
import { text } from '../texts';

const TITLE_ID = 'choose-centre';

/** The home page: the choice of a centre, which leads to its timetable. */
export function BookingsHomePage() {
  const { reportOpened, knownVenue } = useUnit({ reportOpened: opened, knownVenue: $knownVenue });
  useEffect(() => reportOpened(), [reportOpened]);
  return (
    <section aria-labelledby={TITLE_ID}>
      <CentreFinder model={centreFinder} Frame={BookingsHomeBand} isQuiet={knownVenue !== null} />
    </section>
  );
}

function BookingsHomeBand({ children }: { children: Elements }) {
  const { operator, knownVenue, nextBooking, isCustomer, allBookingsHref } = useUnit({
    operator: $operatorName,
    knownVenue: $knownVenue,
    nextBooking: $nextBooking,
    isCustomer: $isCustomer,
    allBookingsHref: $allBookingsHref,
  });
  return (
    // Directly below the header on a phone, close to it elsewhere.
    <Box marginTop={{ base: '-6', md: '-4' }}>
      <HomeBand
        title={text('bookingsHome.title')}
        name={operator === '' ? '' : text('bookingsHome.name', { operator })}
        lead={text('bookingsHome.lead')}
      >
        {isCustomer && (
          <Box paddingBottom="6" minHeight={{ base: '9.5rem', md: '8rem' }}>
            {nextBooking && (
              <Stack gap="3" align="start">
                <Box as="p" margin="0">
                  {text('bookingsHome.next', {
                    title: nextBooking.title,
                    day: dayName(nextBooking.localDate),
                    start: nextBooking.localStart,
                    end: nextBooking.localEnd,
                    venue: nextBooking.venue.name,
                  })}
                </Box>
                {nextBooking.to !== null && (
                  <ButtonLink variant="secondary" href={nextBooking.to}>
                    {text('bookingsHome.toBooking')}
                  </ButtonLink>
                )}
              </Stack>
            )}
            {allBookingsHref !== null && (
              <ButtonLink variant="secondary" href={allBookingsHref}>
                {text('bookingsHome.toBookings')}
              </ButtonLink>
            )}
          </Box>
        )}
        {knownVenue && (
          <Box paddingBottom="6">
            <ButtonLink to={venuePath('location', knownVenue.slug)}>
              <span>{text('bookingsHome.continue', { venue: knownVenue.name })}</span>
              <Icon of={ArrowRight} />
            </ButtonLink>
          </Box>
        )}
        <h2 id={TITLE_ID}>
          <VisuallyHidden>{text('bookingsHome.centre')}</VisuallyHidden>
        </h2>
        {children}
      </HomeBand>
    </Box>
  );
}
