import { styled } from '../styled';

/** Links to pages that belong together, in one row that scrolls where it has no room; the current one is underlined. */
export const LinkTabs = styled('ul', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: '1',
    margin: '0',
    padding: '0',
    paddingTop: '1',
    listStyle: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderWidth: '0 0 1px',
    borderStyle: 'solid',
    borderColor: 'line',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'target',
      paddingX: '3',
      borderWidth: '0 0 3px',
      borderStyle: 'solid',
      borderColor: 'transparent',
      color: 'fg',
      lineHeight: 'snug',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
    },
    '& a:focus-visible': { outlineOffset: '-3px' },
    '& a:hover': { borderColor: 'line' },
    '& a[aria-current]': { borderColor: 'primary.border', fontWeight: 'bold' },
    '@media (forced-colors: active)': { '& a[aria-current]': { borderColor: 'Highlight' } },
  },
});
