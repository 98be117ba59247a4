import { styled } from '../styled';

/** Links to related pages in one row, which scrolls if it does not fit; the current one is underlined. */
export const LinkTabs = styled('ul', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: { base: '2', md: '1' },
    margin: '0',
    padding: '0',
    paddingTop: '1',
    listStyle: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // A shadow at each edge beyond which there are more tabs; where there are none, the background covers it.
    background: `linear-gradient(to right, {colors.page} 40%, transparent) left / 5rem 100% no-repeat local,
      linear-gradient(to left, {colors.page} 40%, transparent) right / 5rem 100% no-repeat local,
      linear-gradient(to right, rgb(0 0 0 / 0.2), transparent) left / 2rem 100% no-repeat scroll,
      linear-gradient(to left, rgb(0 0 0 / 0.2), transparent) right / 2rem 100% no-repeat scroll`,
    borderWidth: '0 0 1px',
    borderStyle: 'solid',
    borderColor: 'line',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'target',
      // Wider on a phone, where the third tab would otherwise end at the edge and hide that there are more.
      paddingX: { base: '4', md: '3' },
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
