import { defineRecipe } from '@chakra-ui/react/styled-system';
import { MOTION } from '../motion';

/** White without a coloured fill, so that it does not look like a secondary button. */
const BLOCKED_STYLE = { background: 'surface', color: 'fg.muted', borderColor: 'line' } as const;

/**
 * Variants: primary (the main action of a view), secondary (tinted with an edge, or outlined if the theme says so), text (with an
 * icon). Requirement S4.3. `isSolid` fills a secondary button; at most one should be visible. `isRow` is for the action of each
 * row in a list: outlined in the primary colour, filled on hover. `isIcon` is for an icon without text.
 */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'target',
    minWidth: 'target',
    paddingX: '6',
    paddingY: '2',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontFamily: 'body',
    fontSize: 'md',
    fontWeight: 'bold',
    lineHeight: 'snug',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${MOTION}, border-color ${MOTION}, transform ${MOTION}`,
    _active: { transform: 'translateY(1px)' },
    '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed', transform: 'none' },
    '&[aria-pressed=true]': { boxShadow: 'inset 0 0 0 1.5px currentColor', borderColor: 'currentColor' },
    '@media (forced-colors: active)': {
      '&:disabled, &[data-blocked]': { color: 'GrayText', borderColor: 'GrayText' },
      '&[aria-pressed=true]': { borderColor: 'Highlight', color: 'Highlight' },
    },
  },
  variants: {
    variant: {
      primary: {
        background: 'primary.fill',
        color: 'primary.on',
        borderColor: 'primary.border',
        _hover: { background: 'primary.hover' },
        '&:disabled, &[data-blocked]': BLOCKED_STYLE,
      },
      secondary: {
        background: 'secondary.quiet',
        color: 'secondary.quietText',
        borderColor: 'secondary.quietBorder',
        _hover: { background: 'secondary.quietHover' },
        '&:disabled, &[data-blocked]': BLOCKED_STYLE,
      },
      text: {
        background: 'transparent',
        color: 'primary.text',
        // The text aligns with the edge of its column; the click area extends beyond it.
        position: 'relative',
        justifyContent: 'flex-start',
        paddingX: '0',
        borderWidth: '0',
        fontWeight: 'medium',
        textAlign: 'start',
        _before: { content: '""', position: 'absolute', insetBlock: '0', insetInline: '-2' },
        textUnderlineOffset: '0.2em',
        // An icon identifies it as a button; without one, the underline does.
        textDecoration: 'underline',
        '&:has(svg):not(:hover)': { textDecoration: 'none' },
        _hover: { textDecorationThickness: '2px' },
        '&:disabled, &[data-blocked]': { color: 'fg.muted' },
      },
    },
    size: {
      md: {},
      lg: { minHeight: '14', fontSize: 'lg', paddingX: '8' },
    },
    isWide: { true: { width: 'full' } },
    isSolid: { true: {} },
    isRow: { true: {} },
    isIcon: { true: { justifyContent: 'center', paddingX: '0' } },
  },
  compoundVariants: [
    {
      variant: 'secondary',
      isSolid: true,
      css: {
        background: 'secondary.button',
        color: 'secondary.buttonText',
        borderColor: 'secondary.buttonBorder',
        _hover: { background: 'secondary.buttonHover' },
      },
    },
    {
      variant: 'secondary',
      isRow: true,
      css: {
        background: 'surface',
        color: 'primary.text',
        borderColor: 'primary.border',
        _hover: { background: 'primary.fill', color: 'primary.on' },
      },
    },
  ],
  defaultVariants: { variant: 'primary', size: 'md' },
});
