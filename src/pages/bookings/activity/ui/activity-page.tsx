import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { activitiesPath } from '@/entities/session';
import { useRefreshing } from '@/features/browse-timetable';
import { PageFrame } from '@/shared/ui/page-frame';
import { SkeletonRows } from '@/shared/ui/skeleton-rows';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { OrderSheet } from '@/widgets/book-place';
import { page } from '../model/activity';
import { text } from '../texts';
import { AboutActivity } from './about-activity';
import { ActivitySessions } from './activity-sessions';

/** An activity of a centre: its description, audience, rules and sessions. */
export function ActivityPage() {
  const { locationSlug = '', activitySlug = '' } = useParams();
  const params = useMemo(() => ({ venue: locationSlug, activitySlug }), [locationSlug, activitySlug]);
  const refresh = useUnit(page.refreshRequested);
  useRefreshing(refresh);
  return (
    <PageFrame
      page={page}
      params={params}
      isWide
      back={{ to: activitiesPath(locationSlug), label: text('activity.back') }}
      heading={text('activity.heading')}
      title={({ activity }) => activity.name}
      lead={(data) =>
        data && (
          <Text size="lg" tone="strong">
            {data.activity.venue.name}
          </Text>
        )
      }
      loading={text('activity.loading')}
      skeleton={<SkeletonRows label={text('activity.loading')} lines={2} hasTop />}
      failed={text('activity.loadFailed')}
      notFound={text('activity.notFound')}
    >
      {({ activity, receivedAt }) => (
        <Stack gap="12">
          <AboutActivity activity={activity} />
          <ActivitySessions
            activity={activity}
            receivedAt={receivedAt}
            slug={locationSlug}
            onOpened={refresh}
          />
          <OrderSheet />
        </Stack>
      )}
    </PageFrame>
  );
}
