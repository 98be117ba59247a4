import { chakra } from '@chakra-ui/react/styled-system';
import { Children, type ComponentProps } from 'react';
import { styled } from '../styled';

const Frame = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0' },
});

/** No box of its own. It names the parts: a rule that begins with any element is tried on every row of the longest list. */
const Part = styled('div', {
  base: {
    display: 'contents',
    '&:has([data-waits]:not(dialog [data-waits])) ~ &': { display: 'none' },
  },
});

/**
 * Parts below each other that load on their own. They are shown from the top: what is below a part that is loading comes after it,
 * so that nothing moves that has been seen. What loads in a dialog does not count.
 */
export function StableStack({ children, ...props }: ComponentProps<typeof Frame>) {
  return <Frame {...props}>{Children.map(children, (child) => (child ? <Part>{child}</Part> : null))}</Frame>;
}
