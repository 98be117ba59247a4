import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { spacesPath } from '@/entities/session';
import { useRefreshing } from '@/features/browse-timetable';
import { isIsoDate } from '@/shared/lib';
import { useTitleNote } from '@/shared/routes';
import { BackLink } from '@/shared/ui/back-link';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { SkeletonRows } from '@/shared/ui/skeleton-rows';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { bookingShown } from '@/widgets/book-place';
import * as model from '../model/space';
import { text } from '../texts';
import { Day } from './day';

/** The courts of one facility on one day; the day is in the address. */
export function SpacePage() {
  const { locationSlug = '', facilitySlug = '' } = useParams();
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get('date') ?? '';
  const date = isIsoDate(asked) ? asked : null;
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
    on.opened({ venue: locationSlug, facilitySlug, date });
  }, [locationSlug, facilitySlug, date, on.opened]);
  useEffect(
    () => () => {
      on.closed();
    },
    [on.closed],
  );
  useEffect(() => {
    on.shown();
  }, [on.shown]);
  useRefreshing(on.refresh);

  const isHere = data?.wanted.venue === locationSlug && data.wanted.facilitySlug === facilitySlug;
  const shown = isHere ? data : null;
  const name = shown?.grid.facility.name ?? '';
  useTitleNote(name);
  const alert = failure && (
    <FailureAlert
      title={text('space.failed')}
      notFound={text('space.notFound')}
      failure={failure}
      isBusy={isLoading}
      onRetry={() => on.retry()}
    />
  );
  return (
    <FocusHandover hasError={failure !== null} label={text('space.heading')}>
      <Stack gap="6">
        <Stack gap="2" align="start">
          <BackLink to={spacesPath(locationSlug)}>{text('space.back')}</BackLink>
          <Heading level={1}>{shown ? name : text('space.heading')}</Heading>
          {shown && (
            <Text size="lg" tone="strong">
              {shown.grid.venue.name}
            </Text>
          )}
        </Stack>
        {shown ? (
          <Day
            grid={shown.grid}
            slug={locationSlug}
            receivedAt={shown.receivedAt}
            isOther={shown.wanted.date !== date}
            alert={alert}
          />
        ) : (
          (alert ?? <SkeletonRows label={text('space.loading')} lines={1} hasTop />)
        )}
      </Stack>
    </FocusHandover>
  );
}
