import { chakra } from '@chakra-ui/react/styled-system';

/** A list of people with a line between them. */
export const PeopleList = chakra('ul', {
  base: {
    margin: '0',
    padding: '0',
    listStyle: 'none',
    '& > li': { paddingY: '3' },
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
  },
});
