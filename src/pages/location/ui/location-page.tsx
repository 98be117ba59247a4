import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { Timetable } from '@/features/browse-timetable';
import { Stack } from '@/shared/ui/stack';
import { BookButton, bookingShown } from '@/widgets/book-place';
import { CentreHeader } from '@/widgets/centre-tabs';
import { $venueName } from '../model/location';
import { text } from '../texts';

/** The timetable of a centre, one day at a time. Spec, platform §2. */
export function LocationPage() {
  const { locationSlug = '' } = useParams();
  const { venueName, opened } = useUnit({ venueName: $venueName, opened: bookingShown });
  useEffect(() => {
    opened();
  }, [opened]);
  return (
    <Stack gap="6">
      <CentreHeader title={text('location.title')} slug={locationSlug} venueName={venueName} />
      <Timetable slug={locationSlug} Action={BookButton} />
    </Stack>
  );
}
