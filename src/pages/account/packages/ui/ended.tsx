import type { HeldPackage } from '@/shared/api';
import { styled } from '@/shared/ui/styled';
import { text } from '../texts';
import { Held, HeldList } from './held';

const Fold = styled('details', {
  base: {
    '& > summary': {
      minHeight: 'target',
      display: 'flex',
      alignItems: 'center',
      cursor: 'pointer',
      fontWeight: 'bold',
    },
  },
});

/** Packages that are used up or have run out, folded. */
export function Ended({ packages }: { packages: readonly HeldPackage[] }) {
  return (
    <Fold>
      <summary>{text('held.ended', { n: packages.length })}</summary>
      <HeldList>
        {packages.map((held) => (
          <Held key={held.id} held={held} />
        ))}
      </HeldList>
    </Fold>
  );
}
