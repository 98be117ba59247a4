import { styled } from '@/shared/ui/styled';

/** A list of payments, with a line between them. */
export const Rows = styled('ul', {
  base: {
    margin: '0',
    padding: '0',
    listStyle: 'none',
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
  },
});
export const Row = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    rowGap: '1',
    alignItems: 'start',
    paddingY: '3',
  },
});
export const Title = styled('p', { base: { margin: '0', fontWeight: 'medium', overflowWrap: 'anywhere' } });
export const Facts = styled('p', {
  base: { margin: '0', color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' },
});
export const Amount = styled('p', {
  base: { margin: '0', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
});
