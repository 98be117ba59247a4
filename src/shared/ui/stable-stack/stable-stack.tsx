import { chakra } from '@chakra-ui/react/styled-system';
import { Children, type ComponentProps } from 'react';
import { styled } from '../styled';

const Frame = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0' },
});

/**
 * Has no box of its own. The selector names the parts, because one that starts with any element would be tested on every row of
 * the longest list.
 */
const StackPart = styled('div', {
  base: {
    display: 'contents',
    '&:has([data-waits]:not(dialog [data-waits])) ~ &': { display: 'none' },
  },
});

/**
 * Stacked parts that load separately. Parts below one that is loading stay hidden, so that nothing visible moves. Content loading
 * in a dialog does not count.
 */
export function StableStack({ children, ...props }: ComponentProps<typeof Frame>) {
  return (
    <Frame {...props}>
      {Children.map(children, (child) => (child ? <StackPart>{child}</StackPart> : null))}
    </Frame>
  );
}
