import { chakra } from '@chakra-ui/react/styled-system';
import { textRecipe } from '../../theme';

/** `tone` is normal, muted, strong or danger; `as="span"` for inline text. */
export const Text = chakra('p', textRecipe);
