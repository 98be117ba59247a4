import { chakra } from '@chakra-ui/react/styled-system';

/** Focusable elements stay clear of the summary at the foot of the screen. */
const FOCUSABLE = '& :where(a, button, input, select, textarea, [tabindex])';

/** Where the summary is a bar at the foot of a phone's screen. Below this height there is none. */
export const HAS_BAR = '@media (max-width: 47.99rem) and (min-height: 25rem)';
/** The visible foot of the page; when embedded, the frame reaches below it. */
export const FOOT = 'calc(var(--frame-below, 0px) + var(--bar-below, 0px))';

/** Half of the bar, or what large text needs for a word. */
const ACTION_WIDTH = 'max(50vw - 1.5rem, min(8.5rem, 100vw - 2rem))';

/**
 * The page and its summary: at the foot of the screen, or beside the page on wide screens, where the page decides the
 * height.
 */
export const SummaryColumns = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    // The step's own button, marked with `data-step-action`, is shown in the bar.
    [HAS_BAR]: {
      // It stays in its place where a browser cannot make room for it in the bar.
      '@supports selector(:has(*))': {
        '& [data-step-action]': {
          position: 'fixed',
          zIndex: '11',
          insetInlineEnd: '4',
          bottom: `calc(${FOOT} + 0.5rem)`,
          width: ACTION_WIDTH,
          minHeight: '14',
          paddingX: '2',
          fontSize: 'md',
        },
      },
      // Why its blocked button did nothing is said above the bar, where it was pressed.
      '& [data-step-note]': {
        position: 'fixed',
        zIndex: '11',
        insetInline: '0',
        bottom: `calc(${FOOT} + 4.5rem)`,
        paddingX: '4',
        paddingY: '2',
        background: 'danger.tint',
      },
      '&:has([data-step-action]) [data-bar]': {
        // Room for the button: beside the total, or below it where large text leaves too little.
        '&::after': { content: '""', flex: `0 0 calc(${ACTION_WIDTH} + 0.5rem)`, height: '14' },
        '& > :last-child': { position: 'absolute', clipPath: 'inset(50%)' },
      },
    },
  },
  variants: {
    place: {
      foot: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '6',
        [FOCUSABLE]: { scrollMarginBlockEnd: '9rem' },
      },
      beside: {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 21rem' },
        gap: { base: '6', xl: '8' },
        minHeight: { xl: '34rem' },
        [FOCUSABLE]: { scrollMarginBlockEnd: { base: '9rem', xl: '0' } },
      },
    },
  },
  defaultVariants: { place: 'beside' },
});
