import { chakra } from '@chakra-ui/react/styled-system';

/** A layout block that accepts token properties. Styles belong in a recipe. */
export const Box = chakra('div');
