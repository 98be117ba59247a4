import { useParams } from 'react-router';
import type { Packages } from '@/shared/api';
import { Heading } from '@/shared/ui/heading';
import { SkeletonRows } from '@/shared/ui/skeleton-rows';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { CentrePage } from '@/widgets/centre-tabs';
import { page } from '../model/packages';
import { text } from '../texts';
import { OwnPackage, PackageList, SoldPackage } from './package-cards';

/** The packages for sale at a centre, and those that the customer holds. Requirement B5.8. */
export function PackagesPage() {
  const { locationSlug = '' } = useParams();
  return (
    <CentrePage
      page={page}
      params={locationSlug}
      title={text('packages.title')}
      slug={locationSlug}
      venueNameOf={({ venue }) => venue.name}
      loading={text('packages.loading')}
      skeleton={<SkeletonRows label={text('packages.loading')} lines={4} />}
      failed={text('packages.loadFailed')}
      notFound={text('packages.notFound')}
    >
      {(packages) => <PackageSections packages={packages} />}
    </CentrePage>
  );
}

function PackageSections({
  packages: { packages: packageTypes, mine: ownPackages },
}: {
  packages: Packages;
}) {
  return (
    <>
      {ownPackages.length > 0 && (
        <Stack as="section" gap="3" aria-labelledby="own-packages">
          <Heading level={2} id="own-packages">
            {text('packages.mine')}
          </Heading>
          <PackageList>
            {ownPackages.map((ownPackage) => (
              <OwnPackage key={ownPackage.id} ownPackage={ownPackage} />
            ))}
          </PackageList>
        </Stack>
      )}
      {packageTypes.length === 0 ? (
        <Text>{text('packages.none')}</Text>
      ) : (
        <Stack as="section" gap="3" aria-labelledby="sold-packages">
          <Heading level={2} id="sold-packages">
            {text('packages.sold')}
          </Heading>
          <Text tone="muted">{text('packages.lead')}</Text>
          <PackageList>
            {packageTypes.map((packageType) => (
              <SoldPackage key={packageType.id} packageType={packageType} />
            ))}
          </PackageList>
        </Stack>
      )}
    </>
  );
}
