import { useUnit } from 'effector-react';
import { $config, findJoiningAddress } from '@/shared/config';
import { account } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { membershipsCard, packagesCard } from '../model/cards';
import { text } from '../texts';

/** Links to buy a membership or a package, for a customer who has none. */
export function BuyLinks() {
  const { config, memberships, packages } = useUnit({
    config: $config,
    memberships: membershipsCard.$data,
    packages: packagesCard.$data,
  });
  const joiningAddress = memberships?.length === 0 ? findJoiningAddress(config) : '';
  const hasNoPackages = packages?.length === 0;
  if (joiningAddress === '' && !hasNoPackages) return null;
  return (
    <Stack direction="row" gap="3">
      {joiningAddress !== '' && (
        <ButtonLink variant="secondary" href={joiningAddress}>
          {text('dashboard.buyMembership')}
        </ButtonLink>
      )}
      {hasNoPackages && (
        <ButtonLink variant="secondary" to={account.packages}>
          {text('dashboard.buyPackage')}
        </ButtonLink>
      )}
    </Stack>
  );
}
