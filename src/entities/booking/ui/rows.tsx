import { styled } from '@/shared/ui/styled';

/** A list of bookings, with a line between them. */
export const Rows = styled('ol', {
  base: {
    margin: '0',
    padding: '0',
    listStyle: 'none',
    background: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
  },
});

/** Styles for a row that is clickable as a whole and has one link. */
export const LINKED_ROW = {
  position: 'relative',
  '& a': { color: 'fg', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
  '& a:hover': { textDecoration: 'underline' },
  '& a:focus-visible': { outline: 'none', boxShadow: 'none' },
  '& a:focus-visible::after': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '-3px' },
} as const;
