import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useSearchParams } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { SkeletonRows } from '@/shared/ui/skeleton-rows';
import { Text } from '@/shared/ui/text';
import { CentrePage } from '@/widgets/centre-tabs';
import { type CampFilters, hasFilters, NO_FILTERS, readFilters, toQuery } from '../lib/filters';
import { page } from '../model/camps';
import { text } from '../texts';
import { CampFilterBar } from './camp-filter-bar';
import { CampList } from './camp-list';

/** The camps of a centre, by age and dates. Requirement B7.7. */
export function CampsPage() {
  const { locationSlug = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const search = query.toString();
  const params = useMemo(
    () => ({ slug: locationSlug, filters: readFilters(new URLSearchParams(search)) }),
    [locationSlug, search],
  );
  const { filters } = params;
  const applyFilters = (nextFilters: CampFilters) => setQuery(toQuery(nextFilters), { replace: true });
  return (
    <CentrePage
      page={page}
      params={params}
      title={text('camps.title')}
      slug={locationSlug}
      venueNameOf={({ venueName }) => venueName}
      controls={({ camps }) =>
        (camps.length > 0 || hasFilters(filters)) && (
          <CampFilterBar filters={filters} onFilter={applyFilters} />
        )
      }
      loading={text('camps.loading')}
      skeleton={<SkeletonRows label={text('camps.loading')} lines={4} hasTop />}
      failed={text('camps.loadFailed')}
      notFound={text('camps.notFound')}
    >
      {({ camps }) => (
        <>
          <Text tone="muted" role="status">
            {formatCampCount(camps.length, filters)}
          </Text>
          {camps.length === 0 && hasFilters(filters) && (
            <Button variant="secondary" alignSelf="start" onClick={() => applyFilters(NO_FILTERS)}>
              {text('camps.clear')}
            </Button>
          )}
          <CampList slug={locationSlug} camps={camps} />
        </>
      )}
    </CentrePage>
  );
}

function formatCampCount(count: number, filters: CampFilters): string {
  if (count === 0) return text(hasFilters(filters) ? 'camps.noMatch' : 'camps.none');
  return count === 1 ? text('camps.one') : text('camps.count', { n: count });
}
