import { useUnit } from 'effector-react';
import { $config } from '@/shared/config';
import { Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { againCard } from '../model/cards';
import { text } from '../texts';
import { LoadedCard } from './loaded-card';

/** The last different activities, each with its timetable. */
export function BookAgain() {
  const { subSites } = useUnit($config);
  return (
    <LoadedCard
      id="book-again"
      title={text('dashboard.again')}
      loading={text('dashboard.againLoading')}
      failed={text('dashboard.againFailed')}
      model={againCard}
    >
      {(activities) => (
        <Stack gap="2">
          {activities.length === 0 && <Text>{text('dashboard.noneYet')}</Text>}
          {activities.map(({ title, venue, path }) => (
            <Stack key={path} gap="0">
              <Link href={`${subSites.bookings}${path}`} isStandalone>
                {title}
              </Link>
              <Text size="sm" tone="muted">
                {venue}
              </Text>
            </Stack>
          ))}
        </Stack>
      )}
    </LoadedCard>
  );
}
