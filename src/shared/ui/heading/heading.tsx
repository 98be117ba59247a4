import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { headingRecipe } from '../../theme';

const StyledHeading = chakra('h2', headingRecipe);

const DEFAULT_SIZE_BY_LEVEL = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const;

type HeadingProps = ComponentProps<typeof StyledHeading> & { level: 1 | 2 | 3 | 4 };

/** `level` is the heading's rank, which sets the default size. */
export function Heading({ level, size = DEFAULT_SIZE_BY_LEVEL[level], ...rest }: HeadingProps) {
  return <StyledHeading as={`h${level}`} size={size} {...rest} />;
}
