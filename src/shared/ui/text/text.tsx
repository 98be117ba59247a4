import { chakra } from '@chakra-ui/react/styled-system';
import { textRecipe } from '../../theme';

/** A paragraph. `tone` is normal, muted, strong or danger; `as="span"` for a run of text. */
export const Text = chakra('p', textRecipe);
