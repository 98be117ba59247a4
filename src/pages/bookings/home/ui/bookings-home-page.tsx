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
  $bookingsHref,
  $isCustomer,
  $knownVenue,
  $nextBooking,
  finder,
  opened,
} from '../model/bookings-home';
import { text } from '../texts';

const TITLE_ID = 'choose-centre';

/** The home page: the choice of a centre, which leads to its timetable. */
export function BookingsHomePage() {
  const { open, knownVenue } = useUnit({ open: opened, knownVenue: $knownVenue });
  useEffect(() => open(), [open]);
  return (
    <section aria-labelledby={TITLE_ID}>
      <CentreFinder model={finder} Frame={Band} isQuiet={knownVenue !== null} />
    </section>
  );
}

function Band({ children }: { children: Elements }) {
  const { operator, knownVenue, next, isCustomer, bookingsHref } = useUnit({
    operator: $operatorName,
    knownVenue: $knownVenue,
    next: $nextBooking,
    isCustomer: $isCustomer,
    bookingsHref: $bookingsHref,
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
            {next && (
              <Stack gap="3" align="start">
                <Box as="p" margin="0">
                  {text('bookingsHome.next', {
                    title: next.title,
                    day: dayName(next.localDate),
                    start: next.localStart,
                    end: next.localEnd,
                    venue: next.venue.name,
                  })}
                </Box>
                {next.to !== null && (
                  <ButtonLink variant="secondary" href={next.to}>
                    {text('bookingsHome.toBooking')}
                  </ButtonLink>
                )}
              </Stack>
            )}
            {bookingsHref !== null && (
              <ButtonLink variant="secondary" href={bookingsHref}>
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
