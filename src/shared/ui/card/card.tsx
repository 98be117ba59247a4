import { chakra } from '@chakra-ui/react/styled-system';
import { cardRecipe } from '../../theme';

export const Card = chakra('div', cardRecipe);
