import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $mode } from '@/shared/mode';
import { styled } from '@/shared/ui/styled';

const Band = styled('div', { base: { height: { base: '4rem', lg: '4.5rem' }, background: 'header' } });
const Main = styled('main', {
  base: { maxWidth: 'page', marginX: 'auto', paddingX: { base: '4', md: '6' } },
});

/** The layout of system screens, which have no theme, navigation or customer. */
export function BareLayout({ children }: { children: ReactNode }) {
  const { isEmbedded } = useUnit($mode);
  return (
    <>
      {!isEmbedded && <Band />}
      <Main>{children}</Main>
    </>
  );
}
