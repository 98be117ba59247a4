import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { type ApiFailure, isNotFound } from '@/shared/api';
import { $mode } from '@/shared/mode';
import { bookings } from '@/shared/routes';
import { Box } from '@/shared/ui/box';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { centreMissed } from '../model/centre-gone';
import { text } from '../texts';
import { CentreTabs } from './centre-tabs';

interface CentreHeaderProps {
  readonly title: string;
  /** Of the centre. */
  readonly slug: string;
  /** null until it is known. */
  readonly venueName: string | null;
  /** The name is on its way: what follows it on its line waits for it. */
  readonly isLoading?: boolean;
  /** Why what the page shows of the centre did not come: there may be no such centre. */
  readonly failure: ApiFailure | null;
}

/** The top of each page of a centre: what it is, at which centre, and the centre's other pages. */
export function CentreHeader({ title, slug, venueName, isLoading = false, failure }: CentreHeaderProps) {
  const { mode, missed } = useUnit({ mode: $mode, missed: centreMissed });
  const isMissing = failure !== null && isNotFound(failure);
  useEffect(() => {
    if (isMissing) missed(slug);
  }, [isMissing, slug, missed]);
  return (
    <Stack gap={{ base: '3', md: '6' }}>
      <Stack gap="0">
        <Heading level={1}>{title}</Heading>
        <Stack direction="row" columnGap="3" rowGap="0" align="center">
          {/* Its line is kept for it, so that nothing moves when it comes. */}
          <Text size="lg" tone="strong">
            {venueName ?? '\u00a0'}
          </Text>
          {/* A terminal stays at its own centre. */}
          {mode.centre === null && (
            <Box visibility={{ sm: isLoading ? 'hidden' : 'visible' }}>
              <Link to={bookings.home} isStandalone>
                {text('centreTabs.change')}
              </Link>
            </Box>
          )}
        </Stack>
      </Stack>
      {!isMissing && <CentreTabs slug={slug} />}
    </Stack>
  );
}
