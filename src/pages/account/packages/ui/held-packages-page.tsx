import { useUnit } from 'effector-react';
import { $user } from '@/entities/customer';
import type { HeldPackage } from '@/shared/api';
import { $config } from '@/shared/config';
import { bookings } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/link';
import { PageFrame } from '@/shared/ui/page-frame';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { page } from '../model/held-packages';
import { text } from '../texts';
import { EndedPackages } from './ended';
import { ExpiringPackages } from './expiring';
import { HeldPackageCard, PackageList } from './held-package-card';

/** The customer's packages: the remaining visits, the expiry and the history of each. */
export function HeldPackagesPage() {
  return (
    <PageFrame
      page={page}
      params={null}
      heading={text('held.heading')}
      loading={text('held.loading')}
      failed={text('held.loadFailed')}
    >
      {(packages) => <PackagesContent packages={packages} />}
    </PageFrame>
  );
}

function PackagesContent({ packages }: { packages: readonly HeldPackage[] }) {
  const usablePackages = packages.filter(({ state }) => state === 'usable');
  const endedPackages = packages.filter(({ state }) => state !== 'usable');
  return (
    <Stack gap="6">
      <ExpiringPackages packages={usablePackages} />
      {usablePackages.length === 0 ? (
        <Text size="lg">{text(endedPackages.length === 0 ? 'held.none' : 'held.noneLeft')}</Text>
      ) : (
        <PackageList>
          {usablePackages.map((heldPackage) => (
            <HeldPackageCard key={heldPackage.id} heldPackage={heldPackage} />
          ))}
        </PackageList>
      )}
      <BuyPackagesLink />
      {endedPackages.length > 0 && <EndedPackages packages={endedPackages} />}
    </Stack>
  );
}

/** A link to the packages for sale at the home centre, on the bookings site. */
function BuyPackagesLink() {
  const { user, config } = useUnit({ user: $user, config: $config });
  const homeVenueSlug = user?.homeVenueSlug;
  if (config.subSites.bookings === '') return null;
  const packagesPath = homeVenueSlug
    ? bookings.packages.replace(':locationSlug', encodeURIComponent(homeVenueSlug))
    : bookings.home;
  return (
    <Stack direction="row">
      <ButtonLink href={`${config.subSites.bookings}${packagesPath}`}>{text('held.buy')}</ButtonLink>
    </Stack>
  );
}
