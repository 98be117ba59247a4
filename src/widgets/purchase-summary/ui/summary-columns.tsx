import { chakra } from '@chakra-ui/react/styled-system';

/** Focusable elements stay clear of the summary at the foot of the screen. */
const FOCUSABLE = '& :where(a, button, input, select, textarea, [tabindex])';

/**
 * The page and its summary: at the foot of the screen, or beside the page on wide screens, where the page decides the
 * height.
 */
export const SummaryColumns = chakra('div', {
  base: { display: 'grid', alignItems: 'start' },
  variants: {
    place: {
      foot: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '6',
        [FOCUSABLE]: { scrollMarginBlockEnd: '6rem' },
      },
      beside: {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 21rem' },
        gap: { base: '6', xl: '8' },
        minHeight: { xl: '34rem' },
        [FOCUSABLE]: { scrollMarginBlockEnd: { base: '6rem', xl: '0' } },
      },
    },
  },
  defaultVariants: { place: 'beside' },
});
