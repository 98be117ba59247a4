import { defineRecipe } from '@chakra-ui/react/styled-system';
import { MOTION } from '../motion';

/** White without a fill, so that it looks like no quiet button. */
const blocked = { background: 'surface', color: 'fg.muted', borderColor: 'line' } as const;

/**
 * Variants: primary (the one action of a view), secondary (quiet: tinted with an edge, or outlined where the theme says
 * outline), text (with an icon). Requirement S4.3. `isSolid` fills a secondary button; at most one is in sight. `isRow` is
 * for the action of each row of a list: outlined in the primary colour, filled under the pointer. `isIcon` is for an icon
 * without words.
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
        '&:disabled, &[data-blocked]': blocked,
      },
      secondary: {
        background: 'secondary.quiet',
        color: 'secondary.quietText',
        borderColor: 'secondary.quietBorder',
        _hover: { background: 'secondary.quietHover' },
        '&:disabled, &[data-blocked]': blocked,
      },
      text: {
        background: 'transparent',
        color: 'primary.text',
        // Its words stand at the edge of their column; what can be pressed goes beyond them.
        position: 'relative',
        justifyContent: 'flex-start',
        paddingX: '0',
        borderWidth: '0',
        fontWeight: 'medium',
        textAlign: 'start',
        _before: { content: '""', position: 'absolute', insetBlock: '0', insetInline: '-2' },
        textUnderlineOffset: '0.2em',
        // An icon marks it as a button; without one, the underline does.
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
