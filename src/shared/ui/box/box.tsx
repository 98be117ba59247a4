import { chakra } from '@chakra-ui/react/styled-system';

/** A plain block that takes style properties by token. For layout only: a look belongs in a recipe. */
export const Box = chakra('div');
