import { chakra } from '@chakra-ui/react/styled-system';
import { stackRecipe } from '../../theme';

/** A flex stack: `direction` is column, row or responsive. */
export const Stack = chakra('div', stackRecipe);
