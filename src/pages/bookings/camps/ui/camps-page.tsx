import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { CampSummary } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { PageFrame } from '@/shared/ui/page-frame';
import { SkeletonRows } from '@/shared/ui/skeleton-rows';
import { Text } from '@/shared/ui/text';
import { CentreHeader } from '@/widgets/centre-tabs';
import { type CampFilters, filtersIn, hasFilters, NO_FILTERS, queryOf } from '../lib/filters';
import { page } from '../model/camps';
import { text } from '../texts';
import { CampFilterBar } from './camp-filter-bar';
import { CampList } from './camp-list';

/** The camps of a centre, by age and dates. Spec, platform §2 `/camps/*`. */
export function CampsPage() {
  const { locationSlug = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const search = query.toString();
  const params = useMemo(
    () => ({ slug: locationSlug, filters: filtersIn(new URLSearchParams(search)) }),
    [locationSlug, search],
  );
  return (
    <PageFrame
      page={page}
      params={params}
      isWide
      heading={text('camps.title')}
      header={({ data, failure }) => (
        <CentreHeader
          title={text('camps.title')}
          slug={locationSlug}
          venueName={data?.venueName ?? null}
          isLoading={!data && !failure}
          failure={failure}
        />
      )}
      loading={text('camps.loading')}
      skeleton={<SkeletonRows label={text('camps.loading')} lines={4} hasTop />}
      failed={text('camps.failed')}
      notFound={text('camps.notFound')}
    >
      {({ camps }) => (
        <Camps
          slug={locationSlug}
          camps={camps}
          filters={params.filters}
          onFilter={(filters) => setQuery(queryOf(filters), { replace: true })}
        />
      )}
    </PageFrame>
  );
}

interface CampsProps {
  /** Of the centre. */
  readonly slug: string;
  readonly camps: readonly CampSummary[];
  readonly filters: CampFilters;
  readonly onFilter: (filters: CampFilters) => void;
}

function Camps({ slug, camps, filters, onFilter }: CampsProps) {
  const isFiltered = hasFilters(filters);
  return (
    <>
      {(camps.length > 0 || isFiltered) && <CampFilterBar filters={filters} onFilter={onFilter} />}
      <Text tone="muted" role="status">
        {countText(camps.length, isFiltered)}
      </Text>
      {camps.length === 0 && isFiltered && (
        <Button variant="secondary" alignSelf="start" onClick={() => onFilter(NO_FILTERS)}>
          {text('camps.clear')}
        </Button>
      )}
      <CampList slug={slug} camps={camps} />
    </>
  );
}

function countText(count: number, isFiltered: boolean): string {
  if (count === 0) return text(isFiltered ? 'camps.noMatch' : 'camps.none');
  return count === 1 ? text('camps.one') : text('camps.count', { n: count });
}
