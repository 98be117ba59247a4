import { useParams } from 'react-router';
import { SkeletonRows } from '@/shared/ui/skeleton-rows';
import { CentrePage } from '@/widgets/centre-tabs';
import { page } from '../model/activities';
import { text } from '../texts';
import { ActivityList } from './activity-list';

/** The activities of a centre, by category. */
export function ActivitiesPage() {
  const { locationSlug = '' } = useParams();
  return (
    <CentrePage
      page={page}
      params={locationSlug}
      title={text('activities.title')}
      slug={locationSlug}
      venueNameOf={({ venueName }) => venueName}
      loading={text('activities.loading')}
      skeleton={<SkeletonRows label={text('activities.loading')} layout="tiles" lines={3} hasTop />}
      failed={text('activities.loadFailed')}
      notFound={text('activities.notFound')}
    >
      {({ activities }) => <ActivityList slug={locationSlug} activities={activities} />}
    </CentrePage>
  );
}
