import { chakra } from '@chakra-ui/react/styled-system';

/** Focusable elements, which have to stay clear of the summary at the foot of the screen. */
const FOCUSABLE = '& :where(a, button, input, select, textarea, [tabindex])';

/** The screens on which the summary is a bar at the foot: phones, unless the window is too low. */
export const HAS_BAR = '@media (max-width: 47.99rem) and (min-height: 25rem)';
/** The distance of the visible foot of the page from the foot of the document, which is lower when embedded. */
export const SPACE_BELOW = 'calc(var(--frame-below, 0px) + var(--bar-below, 0px))';

/** The width of the step's button: half of the bar, or what a word needs in large text. */
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
      // Stays in its place if the browser cannot make room for it in the bar.
      '@supports selector(:has(*))': {
        '& [data-step-action]': {
          position: 'fixed',
          zIndex: '11',
          insetInlineEnd: '4',
          bottom: `calc(${SPACE_BELOW} + 0.5rem)`,
          width: ACTION_WIDTH,
          minHeight: '14',
          paddingX: '2',
          fontSize: 'md',
        },
      },
      // Why the blocked button did nothing is shown above the bar, near the button.
      '& [data-step-note]': {
        position: 'fixed',
        zIndex: '11',
        insetInline: '0',
        bottom: `calc(${SPACE_BELOW} + var(--bar-height, 4.5rem))`,
        paddingX: '4',
        paddingY: '2',
        background: 'danger.tint',
        clipPath: 'none',
      },
      '&:has([data-step-action]) [data-bar]': {
        // Room for the button: beside the total, or below it if large text leaves too little.
        '&::after': { content: '""', flex: `0 0 calc(${ACTION_WIDTH} + 0.5rem)`, height: '14' },
      },
      // By its own attribute: after `:has()`, a selector such as `> :last-child` restyles the whole form at each change in it.
      '&:has([data-step-action]) [data-bar-toggle]': { position: 'absolute', clipPath: 'inset(50%)' },
    },
  },
  variants: {
    place: {
      foot: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '6',
        [FOCUSABLE]: { scrollMarginBlockEnd: '10rem' },
      },
      beside: {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 21rem' },
        gap: { base: '6', xl: '8' },
        minHeight: { xl: '34rem' },
        [FOCUSABLE]: { scrollMarginBlockEnd: { base: '10rem', xl: '0' } },
      },
    },
  },
  defaultVariants: { place: 'beside' },
});
