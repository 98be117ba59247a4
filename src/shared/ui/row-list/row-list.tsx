import { styled } from '../styled';

/** An ordered list of short rows separated by lines; each row's parts are at its two edges. */
export const RowList = styled('ol', {
  base: {
    margin: '0',
    padding: '0',
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      paddingY: '3',
      overflowWrap: 'anywhere',
    },
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
  },
});
