import { styled } from '../styled';

/** Makes a link's click area cover its whole row or tile. */
export const wholeLinkStyle = {
  '& a': { color: 'fg', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
  '& a:hover': { textDecoration: 'underline' },
  '& a:focus-visible': { outline: 'none', boxShadow: 'none' },
  '& a:focus-visible::after': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
} as const;

/** A list in which each row leads to a page. */
export const LinkedRows = styled('ul', {
  base: { display: 'grid', gap: '3', margin: '0', padding: '0', listStyle: 'none' },
});
/** A row with details on one side and the price on the other; it has an `h2` with a link inside. */
export const LinkedRow = styled('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: { base: '3', md: '4' },
    rowGap: '2',
    padding: { base: '4', md: '6' },
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'lg',
    background: 'surface',
    overflowWrap: 'anywhere',
    '& > :first-child': { alignSelf: 'start' },
    '&:has(a:hover)': { borderColor: 'chosen' },
    '& h2': { margin: '0', fontFamily: 'body', fontSize: 'lg', fontWeight: 'bold', lineHeight: 'snug' },
    ...wholeLinkStyle,
  },
});
export const RowFacts = styled('div', { base: { display: 'grid', gap: '1' } });
export const RowPrices = styled('div', {
  base: {
    display: 'grid',
    gap: '0',
    gridColumn: { base: '2', md: '3' },
    textAlign: { base: 'start', md: 'end' },
  },
});
