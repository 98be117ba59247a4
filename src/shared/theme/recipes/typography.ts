import { defineRecipe } from '@chakra-ui/react/styled-system';

/** `--venue-heading-scale` scales the condensed face to the height of the other font families. */
const scaleHeadingSize = (size: string) => `calc(${size} * var(--venue-heading-scale, 1.18))`;

/** Headings below a section's use the body face. */
const SMALL_HEADING = {
  fontFamily: 'body',
  fontWeight: 'bold',
  lineHeight: 'snug',
  letterSpacing: 'normal',
} as const;

/** The heading face has two sizes: for a page's title (`xl`) and a section's (`lg`). */
export const headingRecipe = defineRecipe({
  base: {
    margin: '0',
    fontFamily: 'heading',
    fontWeight: 'heavy',
    lineHeight: 'tight',
    letterSpacing: '0.005em',
    color: 'inherit',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    '&:focus': { outline: 'none' },
  },
  variants: {
    size: {
      // Smaller on the smallest phones, where a word would fill the line.
      xl: {
        fontSize: { base: `min(${scaleHeadingSize('2.125rem')}, 11.4vw)`, md: scaleHeadingSize('2.75rem') },
      },
      lg: { fontSize: `min(${scaleHeadingSize('1.625rem')}, 8.9vw)` },
      md: { ...SMALL_HEADING, fontSize: 'lg' },
      sm: { ...SMALL_HEADING, fontSize: 'md' },
    },
  },
  defaultVariants: { size: 'lg' },
});

export const textRecipe = defineRecipe({
  // Where browsers support it, no line ends with a word on its own.
  base: { margin: '0', lineHeight: 'normal', overflowWrap: 'anywhere', textWrap: 'pretty' },
  variants: {
    tone: {
      normal: {},
      muted: { color: 'fg.muted' },
      danger: { color: 'danger', fontWeight: 'bold' },
      strong: { fontWeight: 'bold' },
    },
    size: { sm: { fontSize: 'sm' }, md: { fontSize: 'md' }, lg: { fontSize: 'lg' } },
    // Aligns digits in columns and keeps an amount on one line; text that contains amounts may wrap when enlarged.
    isAmount: { true: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } },
    hasFigures: { true: { fontVariantNumeric: 'tabular-nums' } },
  },
  defaultVariants: { tone: 'normal', size: 'md' },
});

export const linkRecipe = defineRecipe({
  base: {
    color: 'primary.text',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.18em',
    borderRadius: 'sm',
    _hover: { textDecorationThickness: '3px' },
  },
  variants: {
    tone: { brand: {}, inherit: { color: 'inherit' } },
    // A standalone link has its own minimum target size (WCAG 2.5.8).
    isStandalone: { true: { display: 'inline-flex', alignItems: 'center', minHeight: 'target' } },
  },
  defaultVariants: { tone: 'brand' },
});
