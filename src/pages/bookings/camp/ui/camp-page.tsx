import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { campsPath } from '@/entities/camp';
import { useRefreshing } from '@/features/browse-timetable';
import { PageFrame } from '@/shared/ui/page-frame';
import { SkeletonDetail } from '@/shared/ui/skeleton';
import { page } from '../model/camp';
import { text } from '../texts';
import { CampDetail } from './camp-detail';

/** The page of a camp: its description, audience, days, prices, and which of the customer's children can come. */
export function CampPage() {
  const { locationSlug = '', campSlug = '' } = useParams();
  const params = useMemo(() => ({ slug: locationSlug, campSlug }), [locationSlug, campSlug]);
  useRefreshing(useUnit(page.refreshRequested));
  return (
    <PageFrame
      page={page}
      params={params}
      isWide
      back={{ to: campsPath(locationSlug), label: text('campPage.back') }}
      heading={text('campPage.heading')}
      title={({ name }) => name}
      loading={text('campPage.loading')}
      skeleton={<SkeletonDetail label={text('campPage.loading')} />}
      failed={text('campPage.loadFailed')}
      notFound={text('campPage.notFound')}
    >
      {(camp) => <CampDetail camp={camp} />}
    </PageFrame>
  );
}
