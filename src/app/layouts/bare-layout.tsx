import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $mode } from '@/shared/mode';

const Band = chakra('div', { base: { height: { base: '4rem', lg: '4.5rem' }, background: 'header' } });
const Main = chakra('main', {
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
