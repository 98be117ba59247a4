import { chakra } from '@chakra-ui/react/styled-system';
import { cardRecipe } from '../../theme';

/** A bordered surface. `as="li"`, `as="section"` and so on where it is one. */
export const Card = chakra('div', cardRecipe);
