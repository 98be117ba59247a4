import { useUnit } from 'effector-react';
import { account } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { packagesCard } from '../model/cards';
import { text } from '../texts';
import { LoadedCard } from './loaded-card';

/** The packages with their remaining visits; nothing without packages. */
export function Packages() {
  const packages = useUnit(packagesCard.$data);
  if (packages?.length === 0) return null;
  return (
    <LoadedCard
      id="packages"
      title={text('dashboard.packages')}
      loadingText={text('dashboard.packagesLoading')}
      skeletonLines={3}
      failureText={text('dashboard.packagesFailed')}
      model={packagesCard}
    >
      {(packages) => (
        <Stack gap="2">
          {packages.map(({ id, name, uses, usesLeft }) => (
            <Text key={id}>
              <strong>{name}</strong>
              <span>{`: ${text('dashboard.usesLeft', { left: usesLeft, uses })}`}</span>
            </Text>
          ))}
          <Link to={account.packages} isStandalone>
            {text('dashboard.toPackages')}
          </Link>
        </Stack>
      )}
    </LoadedCard>
  );
}
