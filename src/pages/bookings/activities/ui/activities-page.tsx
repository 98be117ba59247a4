import { useParams } from 'react-router';
import { PageFrame } from '@/shared/ui/page-frame';
import { SkeletonRows } from '@/shared/ui/skeleton-rows';
import { CentreHeader } from '@/widgets/centre-tabs';
import { page } from '../model/activities';
import { text } from '../texts';
import { ActivityList } from './activity-list';

/** The activities of a centre, by category. */
export function ActivitiesPage() {
  const { locationSlug = '' } = useParams();
  return (
    <PageFrame
      page={page}
      params={locationSlug}
      isWide
      heading={text('activities.title')}
      header={({ data, failure }) => (
        <CentreHeader
          title={text('activities.title')}
          slug={locationSlug}
          venueName={data?.venueName ?? null}
          isLoading={!data && !failure}
          failure={failure}
        />
      )}
      loading={text('activities.loading')}
      skeleton={<SkeletonRows label={text('activities.loading')} layout="tiles" lines={3} hasTop />}
      failed={text('activities.failed')}
      notFound={text('activities.notFound')}
    >
      {({ activities }) => <ActivityList slug={locationSlug} activities={activities} />}
    </PageFrame>
  );
}
