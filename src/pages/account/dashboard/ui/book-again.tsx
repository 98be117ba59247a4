import { useUnit } from 'effector-react';
import { $config } from '@/shared/config';
import { Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { bookAgainCard } from '../model/cards';
import { text } from '../texts';
import { LoadedCard } from './loaded-card';

/** The number of lines in the skeleton of the card. */
const SKELETON_LINES = 4;

/** Links to book the most recent activities again; nothing for a customer without any. */
export function BookAgain() {
  const { config, activities } = useUnit({ config: $config, activities: bookAgainCard.$data });
  if (activities?.length === 0) return null;
  return (
    <LoadedCard
      id="book-again"
      title={text('dashboard.again')}
      loadingText={text('dashboard.againLoading')}
      skeletonLines={SKELETON_LINES}
      failureText={text('dashboard.againFailed')}
      model={bookAgainCard}
    >
      {(activities) => (
        <Stack gap="2">
          {activities.map(({ title, venue, path }) => (
            <Stack key={path} gap="0">
              <Link href={`${config.subSites.bookings}${path}`} isStandalone>
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
