import { defineConfig } from '@chakra-ui/react/styled-system';

type Shorthands = Readonly<Record<string, readonly string[]>>;

/** Style properties whose values are looked up among our tokens, with the short names that they also go by. */
const byTokens: Readonly<Record<string, Shorthands>> = {
  colors: {
    accentColor: [],
    background: ['bg'],
    backgroundColor: ['bgColor'],
    borderColor: [],
    borderTopColor: [],
    color: [],
    fill: [],
    stroke: [],
  },
  spacing: {
    bottom: [],
    columnGap: [],
    gap: [],
    inset: [],
    insetBlock: [],
    insetInline: [],
    insetInlineEnd: [],
    insetInlineStart: [],
    left: [],
    margin: ['m'],
    marginBlock: ['my', 'marginY'],
    marginBottom: ['mb'],
    marginInline: ['mx', 'marginX'],
    marginInlineEnd: ['me'],
    marginInlineStart: ['ms'],
    marginLeft: ['ml'],
    marginRight: ['mr'],
    marginTop: ['mt'],
    padding: ['p'],
    paddingBlock: ['py', 'paddingY'],
    paddingBottom: ['pb'],
    paddingInline: ['px', 'paddingX'],
    paddingInlineEnd: ['pe'],
    paddingInlineStart: ['ps'],
    paddingLeft: ['pl'],
    paddingRight: ['pr'],
    paddingTop: ['pt'],
    right: [],
    rowGap: [],
    scrollMarginTop: [],
    top: [],
  },
  sizes: {
    blockSize: [],
    height: ['h'],
    maxHeight: ['maxH'],
    maxWidth: ['maxW'],
    minHeight: ['minH'],
    minWidth: ['minW'],
    width: ['w'],
  },
  radii: { borderRadius: ['rounded'] },
  fonts: { fontFamily: [] },
  fontSizes: { fontSize: [] },
  fontWeights: { fontWeight: [] },
  lineHeights: { lineHeight: [] },
  shadows: { boxShadow: ['shadow'] },
  zIndex: { zIndex: [] },
};

const utilities = Object.entries(byTokens).flatMap(([values, properties]) =>
  Object.entries(properties).map(([property, shorthand]) => [
    property,
    { values, shorthand: [...shorthand] },
  ]),
);

/**
 * The states and properties that our recipes speak of. It stands in for Chakra's own base configuration, which knows some
 * four hundred properties and every state of every component (8 kB gzip more). Plain CSS properties and selectors such as
 * `'&:has(input:checked)'` need no entry.
 */
export const baseConfig = defineConfig({
  conditions: {
    hover: ['@media (hover: hover)', '&:hover:not(:disabled)'],
    active: '&:active:not(:disabled)',
    focusVisible: '&:focus-visible',
    disabled: '&:is(:disabled, [aria-disabled=true])',
    before: '&::before',
  },
  utilities: Object.fromEntries(utilities),
});
