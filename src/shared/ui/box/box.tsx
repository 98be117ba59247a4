import { chakra } from '@chakra-ui/react/styled-system';

/** A layout block with token properties. Styles belong in a recipe. */
export const Box = chakra('div');
