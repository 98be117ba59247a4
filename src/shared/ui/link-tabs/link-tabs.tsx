import { styled } from '../styled';

/** Links to related pages in one row, which scrolls if it does not fit; the current one is underlined. */
export const LinkTabs = styled('ul', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: { base: '2', md: '1' },
    marginY: '0',
    // On a phone the row reaches the edges of the window, where it is cut off.
    marginX: { base: '-4', md: '0' },
    paddingX: { base: '4', md: '0' },
    paddingTop: '1',
    paddingBottom: '0',
    listStyle: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // A shadow at each edge beyond which there are more tabs; where there are none, the background covers it.
    background: `linear-gradient(to right, {colors.page} 40%, transparent) left / 5rem 100% no-repeat local,
      linear-gradient(to left, {colors.page} 40%, transparent) right / 5rem 100% no-repeat local,
      linear-gradient(to right, rgb(0 0 0 / 0.12), transparent) left / 1.5rem 100% no-repeat scroll,
      linear-gradient(to left, rgb(0 0 0 / 0.12), transparent) right / 1.5rem 100% no-repeat scroll`,
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
