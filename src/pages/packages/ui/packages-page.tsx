import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { type ApiFailure, failureText, type Packages } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import { CentreHeader } from '@/widgets/centre-tabs';
import * as model from '../model/packages';
import { text } from '../texts';
import { OwnPackage, PackageList, SoldPackage } from './package-cards';

const NOT_FOUND = 404;

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
      <CentreHeader title={text('packages.title')} slug={locationSlug} venueName={data?.venue.name ?? null} />
      <FocusHandover hasError={failure !== null} label={text('packages.title')}>
        <Stack gap="6">
          {failure && <Failed failure={failure} isBusy={isLoading} onRetry={() => on.retry()} />}
          {data && <Content data={data} />}
          {!data && !failure && <Spinner label={text('packages.loading')} isLabelShown />}
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

function Failed({ failure, isBusy, onRetry }: { failure: ApiFailure; isBusy: boolean; onRetry: () => void }) {
  if (failure.kind === 'http' && failure.status === NOT_FOUND)
    return <Alert status="warning">{text('packages.notFound')}</Alert>;
  return (
    <Alert status="danger" title={text('packages.failed')}>
      <Stack gap="2" align="start">
        <Text>{failureText(failure)}</Text>
        <Button variant="text" isBusy={isBusy} onClick={onRetry}>
          {uiText('form.tryAgain')}
        </Button>
      </Stack>
    </Alert>
  );
}
