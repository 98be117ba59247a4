import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { Button } from '@/shared/ui/button';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { SkeletonRows } from '@/shared/ui/skeleton-rows';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { CentreHeader } from '@/widgets/centre-tabs';
import { type CampFilters, filtersIn, hasFilters, NO_FILTERS, queryOf } from '../lib/filters';
import * as model from '../model/camps';
import { text } from '../texts';
import { CampFilterBar } from './camp-filter-bar';
import { CampList } from './camp-list';

/** The camps of a centre, by age and dates. Spec, platform §2 `/camps/*`. */
export function CampsPage() {
  const { locationSlug = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const asked = query.toString();
  const filters = useMemo(() => filtersIn(new URLSearchParams(asked)), [asked]);
  const { data, failure, isLoading, ...on } = useUnit({
    data: model.$data,
    failure: model.$failure,
    isLoading: model.$isLoading,
    opened: model.opened,
    closed: model.closed,
    retry: model.retryClicked,
  });
  useEffect(() => {
    on.opened({ slug: locationSlug, filters });
  }, [locationSlug, filters, on.opened]);
  useEffect(() => () => on.closed(), [on.closed]);
  const filter = (wanted: CampFilters) => setQuery(queryOf(wanted), { replace: true });
  return (
    <Stack gap="6">
      <CentreHeader
        title={text('camps.title')}
        slug={locationSlug}
        venueName={data?.venueName ?? null}
        isLoading={!data && !failure}
        failure={failure}
      />
      <FocusHandover hasError={failure !== null} label={text('camps.title')}>
        <Stack gap="6">
          {failure && (
            <FailureAlert
              title={text('camps.failed')}
              notFound={text('camps.notFound')}
              failure={failure}
              isBusy={isLoading}
              onRetry={() => on.retry()}
            />
          )}
          {data && (
            <>
              {(data.camps.length > 0 || hasFilters(filters)) && (
                <CampFilterBar filters={filters} onFilter={filter} />
              )}
              <Text tone="muted" role="status">
                {countText(data.camps.length, filters)}
              </Text>
              {data.camps.length === 0 && hasFilters(filters) && (
                <Button variant="secondary" alignSelf="start" onClick={() => filter(NO_FILTERS)}>
                  {text('camps.clear')}
                </Button>
              )}
              <CampList slug={locationSlug} camps={data.camps} />
            </>
          )}
          {!data && !failure && <SkeletonRows label={text('camps.loading')} lines={4} hasTop />}
        </Stack>
      </FocusHandover>
    </Stack>
  );
}

function countText(count: number, filters: CampFilters): string {
  if (count === 0) return text(hasFilters(filters) ? 'camps.noMatch' : 'camps.none');
  return count === 1 ? text('camps.one') : text('camps.count', { n: count });
}
