import { chakra } from '@chakra-ui/react/styled-system';
import { stackRecipe } from '../../theme';

/** Things below or beside each other with even gaps: `direction` is column, row or responsive. */
export const Stack = chakra('div', stackRecipe);
