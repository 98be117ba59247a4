import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { activitiesPath } from '@/entities/session';
import { useRefreshing } from '@/features/browse-timetable';
import { useTitleNote } from '@/shared/routes';
import { BackLink } from '@/shared/ui/back-link';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { SkeletonRows } from '@/shared/ui/skeleton-rows';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { bookingShown } from '@/widgets/book-place';
import * as model from '../model/activity';
import { text } from '../texts';
import { AboutActivity } from './about-activity';
import { ActivitySessions } from './activity-sessions';

/** One activity of a centre: what it is, for whom, by which rules, and when one can come. */
export function ActivityPage() {
  const { locationSlug = '', activitySlug = '' } = useParams();
  const { data, failure, isLoading, ...on } = useUnit({
    data: model.$data,
    failure: model.$failure,
    isLoading: model.$isLoading,
    opened: model.opened,
    closed: model.closed,
    refresh: model.refreshRequested,
    retry: model.retryClicked,
    shown: bookingShown,
  });
  useEffect(() => {
    on.opened({ venue: locationSlug, activitySlug });
    return () => on.closed();
  }, [locationSlug, activitySlug, on.opened, on.closed]);
  useEffect(() => {
    on.shown();
  }, [on.shown]);
  useRefreshing(on.refresh);

  const name = data?.activity.name ?? '';
  useTitleNote(name);
  return (
    <FocusHandover hasError={failure !== null} label={text('activity.heading')}>
      <Stack gap="6">
        <Stack gap="2" align="start">
          <BackLink to={activitiesPath(locationSlug)}>{text('activity.back')}</BackLink>
          <Heading level={1}>{data ? name : text('activity.heading')}</Heading>
          {data && (
            <Text size="lg" tone="strong">
              {data.activity.venue.name}
            </Text>
          )}
        </Stack>
        {failure && (
          <FailureAlert
            title={text('activity.failed')}
            notFound={text('activity.notFound')}
            failure={failure}
            isBusy={isLoading}
            onRetry={() => on.retry()}
          />
        )}
        {data && (
          <Stack gap="12">
            <AboutActivity activity={data.activity} />
            <ActivitySessions
              activity={data.activity}
              receivedAt={data.receivedAt}
              slug={locationSlug}
              onOpened={on.refresh}
            />
          </Stack>
        )}
        {!data && !failure && <SkeletonRows label={text('activity.loading')} lines={2} hasTop />}
      </Stack>
    </FocusHandover>
  );
}
