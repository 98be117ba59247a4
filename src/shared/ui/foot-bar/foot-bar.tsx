import { chakra } from '@chakra-ui/react/styled-system';

/** The next step: on a phone in a bar at the lower edge of the window, from `lg` where it stands in the page. */
export const FootBar = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    lgDown: {
      position: 'sticky',
      bottom: '0',
      zIndex: '1',
      marginX: '-4',
      padding: '4',
      background: 'surface',
      borderTop: '1px solid',
      borderColor: 'line',
    },
  },
});
