import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { SkeletonRows } from '@/shared/ui/skeleton-rows';
import { Stack } from '@/shared/ui/stack';
import { CentreHeader } from '@/widgets/centre-tabs';
import * as model from '../model/activities';
import { text } from '../texts';
import { ActivityList } from './activity-list';

/** What can be done at a centre, by category. */
export function ActivitiesPage() {
  const { locationSlug = '' } = useParams();
  const { data, failure, isLoading, ...on } = useUnit({
    data: model.$data,
    failure: model.$failure,
    isLoading: model.$isLoading,
    opened: model.opened,
    closed: model.closed,
    retry: model.retryClicked,
  });
  useEffect(() => {
    on.opened(locationSlug);
    return () => on.closed();
  }, [locationSlug, on.opened, on.closed]);
  return (
    <Stack gap="6">
      <CentreHeader
        title={text('activities.title')}
        slug={locationSlug}
        venueName={data?.venueName ?? null}
        isLoading={!data && !failure}
        failure={failure}
      />
      <FocusHandover hasError={failure !== null} label={text('activities.title')}>
        {failure && (
          <FailureAlert
            title={text('activities.failed')}
            notFound={text('activities.notFound')}
            failure={failure}
            isBusy={isLoading}
            onRetry={() => on.retry()}
          />
        )}
        {data && <ActivityList slug={locationSlug} activities={data.activities} />}
        {!data && !failure && (
          <SkeletonRows label={text('activities.loading')} layout="tiles" lines={3} hasTop />
        )}
      </FocusHandover>
    </Stack>
  );
}
