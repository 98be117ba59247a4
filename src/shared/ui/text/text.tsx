import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { joinUnbreakable } from '../../format/keep-together';
import { textRecipe } from '../../theme';

const Paragraph = chakra('p', textRecipe);

/** `tone` is normal, muted, strong or danger; `as="span"` for inline text. */
export function Text({ children, ...rest }: ComponentProps<typeof Paragraph>) {
  return <Paragraph {...rest}>{joinUnbreakable(children)}</Paragraph>;
}
