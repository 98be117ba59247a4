import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { $today } from '@/entities/client';
import { spacesPath } from '@/entities/session';
import { useRefreshing } from '@/features/browse-timetable';
import { isIsoDate } from '@/shared/lib';
import { useSearchParams } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { SkeletonRows } from '@/shared/ui/skeleton-rows';
import { Text } from '@/shared/ui/text';
import { OrderSheet } from '@/widgets/book-place';
import { page } from '../model/space';
import { text } from '../texts';
import { SlotsOfDay } from './day';
import { DayChoice } from './day-choice';

/** The courts of a facility on one day; the day is in the address. */
export function SpacePage() {
  const { locationSlug: venue = '', facilitySlug = '' } = useParams();
  const [query] = useSearchParams();
  const { today, refresh } = useUnit({ today: $today, refresh: page.refreshRequested });
  const dateParam = query.get('date') ?? '';
  const date = isIsoDate(dateParam) ? dateParam : today;
  const params = useMemo(() => ({ venue, facilitySlug, date }), [venue, facilitySlug, date]);
  useRefreshing(refresh);
  return (
    <PageFrame
      page={page}
      params={params}
      isWide
      back={{ to: spacesPath(venue), label: text('space.back') }}
      heading={text('space.heading')}
      title={({ grid }) => grid.facility.name}
      lead={(data) =>
        data && (
          <Text size="lg" tone="strong">
            {data.grid.venue.name}
          </Text>
        )
      }
      controls={({ grid }) => <DayChoice grid={grid} slug={venue} />}
      loading={text('space.loading')}
      skeleton={<SkeletonRows label={text('space.loading')} lines={1} hasTop />}
      failed={text('space.loadFailed')}
      notFound={text('space.notFound')}
    >
      {(data) => (
        <>
          <SlotsOfDay
            grid={data.grid}
            slug={venue}
            receivedAt={data.receivedAt}
            isOtherDayLoading={data.params.date !== date}
          />
          <OrderSheet />
        </>
      )}
    </PageFrame>
  );
}
