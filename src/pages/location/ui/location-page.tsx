import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { Timetable } from '@/features/browse-timetable';
import { bookings } from '@/shared/routes';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { BookButton, bookingShown } from '@/widgets/book-place';
import { CentreTabs } from '@/widgets/centre-tabs';
import { $canChangeCentre, $venueName } from '../model/location';
import { text } from '../texts';

/** The timetable of a centre, one day at a time. Spec, platform §2. */
export function LocationPage() {
  const { locationSlug = '' } = useParams();
  const { venueName, canChange, opened } = useUnit({
    venueName: $venueName,
    canChange: $canChangeCentre,
    opened: bookingShown,
  });
  useEffect(() => {
    opened();
  }, [opened]);
  return (
    <Stack gap="6">
      <Stack gap="0">
        <Heading level={1}>{text('location.title')}</Heading>
        <Stack direction="row" gap="4" rowGap="0" align="center">
          {venueName !== null && (
            <Text size="lg" tone="strong">
              {venueName}
            </Text>
          )}
          {canChange && (
            <Link to={bookings.home} isStandalone>
              {text('location.change')}
            </Link>
          )}
        </Stack>
      </Stack>
      <CentreTabs slug={locationSlug} />
      <Timetable slug={locationSlug} Action={BookButton} />
    </Stack>
  );
}
