import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { type ApiFailure, isNotFound } from '@/shared/api';
import { $mode } from '@/shared/mode';
import { bookings } from '@/shared/routes';
import { Box } from '@/shared/ui/box';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { centreNotFound } from '../model/centre-gone';
import { text } from '../texts';
import { CentreTabs } from './centre-tabs';

interface CentreHeaderProps {
  readonly title: string;
  /** The slug of the centre. */
  readonly slug: string;
  /** The name of the centre; null until it has loaded. */
  readonly venueName: string | null;
  /** Whether the name is still loading; the rest of its line then waits for it. */
  readonly isLoading?: boolean;
  /** Why the page failed to load; 404 means that the centre does not exist. */
  readonly failure: ApiFailure | null;
}

/** The header of each page of a centre: its name, and links to its other pages. */
export function CentreHeader({ title, slug, venueName, isLoading = false, failure }: CentreHeaderProps) {
  const { mode, reportMissingCentre } = useUnit({ mode: $mode, reportMissingCentre: centreNotFound });
  const isMissing = failure !== null && isNotFound(failure);
  useEffect(() => {
    if (isMissing) reportMissingCentre(slug);
  }, [isMissing, slug, reportMissingCentre]);
  return (
    <Stack gap="1" marginTop={{ base: '-4', md: '-6' }}>
      <Stack direction="row" columnGap="4" rowGap="0" align="center" minHeight="target">
        {/* Until the name of the centre has loaded, the title of the page is shown in its place. */}
        <Heading level={1} size="lg" fontSize={{ mdDown: '1.5rem' }}>
          <span>{venueName ?? title}</span>
          {venueName !== null && <VisuallyHidden>{`, ${title}`}</VisuallyHidden>}
        </Heading>
        {/* A kiosk stays at its own centre. If the centre does not exist, the page itself links to the others. */}
        {mode.centre === null && !isMissing && (
          <Box visibility={isLoading ? 'hidden' : 'visible'}>
            <Link to={bookings.home} isStandalone aria-label={text('centreTabs.changeCentre')}>
              {text('centreTabs.change')}
            </Link>
          </Box>
        )}
      </Stack>
      {!isMissing && <CentreTabs slug={slug} />}
    </Stack>
  );
}
