import { chakra } from '@chakra-ui/react/styled-system';

/**
 * Parts below each other that load on their own. They are shown from the top: what is below a part that is loading comes after it,
 * so that nothing moves that has been seen. What loads in a dialog does not count.
 */
export const StableStack = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    minWidth: '0',
    '& > [data-waits] ~ *, & > :has([data-waits]:not(dialog *)) ~ *': { display: 'none' },
  },
});
