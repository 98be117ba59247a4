import type { HeldPackage } from '@/shared/api';
import { styled } from '@/shared/ui/styled';
import { text } from '../texts';
import { HeldPackageCard, PackageList } from './held-package-card';

const Fold = styled('details', {
  base: {
    '& > summary': {
      width: 'fit-content',
      paddingY: '3',
      cursor: 'pointer',
      fontWeight: 'bold',
    },
  },
});

/** Used-up and expired packages, in a collapsed section. */
export function EndedPackages({ packages }: { packages: readonly HeldPackage[] }) {
  return (
    <Fold>
      <summary>{text('held.ended', { n: packages.length })}</summary>
      <PackageList>
        {packages.map((heldPackage) => (
          <HeldPackageCard key={heldPackage.id} heldPackage={heldPackage} />
        ))}
      </PackageList>
    </Fold>
  );
}
