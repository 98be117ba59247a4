import { chakra } from '@chakra-ui/react/styled-system';

/** What can have the focus keeps clear of the summary at the foot of the screen. */
const FOCUSABLE = '& :where(a, button, input, select, textarea, [tabindex])';

/**
 * The page, and the summary after it: at the foot of the screen, or beside the page where there is room and the page is no long list. Beside
 * it the page alone decides how high the two are.
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
