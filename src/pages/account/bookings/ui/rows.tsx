import { styled } from '@/shared/ui/styled';

/** A list of rows with a line between them. */
export const Rows = styled('ol', {
  base: {
    margin: '0',
    padding: '0',
    listStyle: 'none',
    background: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'md',
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
  },
});
