import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import type { Packages } from '@/shared/api';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { SkeletonRows } from '@/shared/ui/skeleton-rows';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { CentreHeader } from '@/widgets/centre-tabs';
import * as model from '../model/packages';
import { text } from '../texts';
import { OwnPackage, PackageList, SoldPackage } from './package-cards';

/** The packages of a centre, and those that the customer has. Spec, platform §7. */
export function PackagesPage() {
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
        title={text('packages.title')}
        slug={locationSlug}
        venueName={data?.venue.name ?? null}
        isLoading={!data && !failure}
        failure={failure}
      />
      <FocusHandover hasError={failure !== null} label={text('packages.title')}>
        <Stack gap="6">
          {failure && (
            <FailureAlert
              title={text('packages.failed')}
              notFound={text('packages.notFound')}
              failure={failure}
              isBusy={isLoading}
              onRetry={() => on.retry()}
            />
          )}
          {data && <Content data={data} />}
          {!data && !failure && <SkeletonRows label={text('packages.loading')} lines={4} />}
        </Stack>
      </FocusHandover>
    </Stack>
  );
}

function Content({ data: { packages, mine } }: { data: Packages }) {
  return (
    <>
      {mine.length > 0 && (
        <Stack as="section" gap="3" aria-labelledby="own-packages">
          <Heading level={2} id="own-packages">
            {text('packages.mine')}
          </Heading>
          <PackageList>
            {mine.map((own) => (
              <OwnPackage key={own.id} own={own} />
            ))}
          </PackageList>
        </Stack>
      )}
      {packages.length === 0 ? (
        <Text>{text('packages.none')}</Text>
      ) : (
        <Stack as="section" gap="3" aria-labelledby="sold-packages">
          <Heading level={2} id="sold-packages">
            {text('packages.sold')}
          </Heading>
          <Text tone="muted">{text('packages.lead')}</Text>
          <PackageList>
            {packages.map((sold) => (
              <SoldPackage key={sold.id} sold={sold} />
            ))}
          </PackageList>
        </Stack>
      )}
    </>
  );
}
