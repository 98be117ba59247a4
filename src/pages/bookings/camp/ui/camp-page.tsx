import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { campsPath } from '@/entities/camp';
import { useRefreshing } from '@/features/browse-timetable';
import { useTitleNote } from '@/shared/routes';
import { BackLink } from '@/shared/ui/back-link';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { SkeletonDetail } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import * as model from '../model/camp';
import { text } from '../texts';
import { CampDetail } from './camp-detail';

/** One camp: what it is, for whom, its days, its prices, and which of the customer's children can come. */
export function CampPage() {
  const { locationSlug = '', campSlug = '' } = useParams();
  const { camp, failure, isLoading, ...on } = useUnit({
    camp: model.$camp,
    failure: model.$failure,
    isLoading: model.$isLoading,
    opened: model.opened,
    closed: model.closed,
    refresh: model.refreshRequested,
    retry: model.retryClicked,
  });
  useEffect(() => {
    on.opened({ slug: locationSlug, campSlug });
    return () => on.closed();
  }, [locationSlug, campSlug, on.opened, on.closed]);
  useRefreshing(on.refresh);
  const title = camp?.name ?? '';
  useTitleNote(title);
  return (
    <FocusHandover hasError={failure !== null} label={text('campPage.heading')}>
      <Stack gap="6">
        <Stack gap="2" align="start">
          <BackLink to={campsPath(locationSlug)}>{text('campPage.back')}</BackLink>
          <Heading level={1}>{camp ? title : text('campPage.heading')}</Heading>
        </Stack>
        {failure && (
          <FailureAlert
            title={text('campPage.failed')}
            notFound={text('campPage.notFound')}
            failure={failure}
            isBusy={isLoading}
            onRetry={() => on.retry()}
          />
        )}
        {camp && <CampDetail camp={camp} />}
        {!camp && !failure && <SkeletonDetail label={text('campPage.loading')} />}
      </Stack>
    </FocusHandover>
  );
}
