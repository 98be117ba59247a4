import { chakra } from '@chakra-ui/react/styled-system';

/** The sections, and the summary beside them where there is room. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
    gap: { base: '6', lg: '8' },
    alignItems: 'start',
  },
});
