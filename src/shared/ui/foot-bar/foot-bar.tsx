import { chakra } from '@chakra-ui/react/styled-system';

/** Contains the next step: on a phone in a bar at the bottom of the window, from `lg` in place on the page. */
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
