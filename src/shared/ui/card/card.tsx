import { chakra } from '@chakra-ui/react/styled-system';
import { cardRecipe } from '../../theme';

/** A bordered surface; set `as` for its element. */
export const Card = chakra('div', cardRecipe);
