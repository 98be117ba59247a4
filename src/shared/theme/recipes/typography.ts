import { defineRecipe } from '@chakra-ui/react/styled-system';

/** `--venue-heading-scale` scales the condensed face to the height of the other families. */
const scaled = (size: string) => `calc(${size} * var(--venue-heading-scale, 1.18))`;

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
      xl: { fontSize: { base: scaled('2.125rem'), md: scaled('2.75rem') } },
      lg: { fontSize: { base: scaled('1.5rem'), md: scaled('1.75rem') } },
      md: { fontSize: scaled('1.3125rem') },
      sm: { fontSize: scaled('1.125rem') },
    },
  },
  defaultVariants: { size: 'lg' },
});

export const textRecipe = defineRecipe({
  base: { margin: '0', lineHeight: 'normal', overflowWrap: 'anywhere' },
  variants: {
    tone: {
      normal: {},
      muted: { color: 'fg.muted' },
      danger: { color: 'danger', fontWeight: 'bold' },
      strong: { fontWeight: 'bold' },
    },
    size: { sm: { fontSize: 'sm' }, md: { fontSize: 'md' }, lg: { fontSize: 'lg' }, xl: { fontSize: 'xl' } },
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
    // A standalone link is a target of its own (WCAG 2.5.8).
    isStandalone: { true: { display: 'inline-flex', alignItems: 'center', minHeight: 'target' } },
  },
  defaultVariants: { tone: 'brand' },
});
