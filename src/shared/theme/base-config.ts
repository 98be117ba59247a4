import { defineConfig } from '@chakra-ui/react/styled-system';

type Shorthands = Readonly<Record<string, readonly string[]>>;

/** Style properties whose values are looked up among our tokens, with the short names that they also go by. */
const byTokens: Readonly<Record<string, Shorthands>> = {
  colors: {
    accentColor: [],
    background: ['bg'],
    backgroundColor: ['bgColor'],
    borderBlockColor: [],
    borderBottomColor: [],
    borderColor: [],
    borderInlineColor: [],
    borderInlineEndColor: [],
    borderInlineStartColor: [],
    borderTopColor: [],
    color: [],
    fill: [],
    outlineColor: [],
    stroke: [],
    textDecorationColor: [],
  },
  spacing: {
    bottom: [],
    columnGap: [],
    gap: [],
    inset: [],
    insetBlock: [],
    insetBlockEnd: [],
    insetBlockStart: [],
    insetInline: [],
    insetInlineEnd: [],
    insetInlineStart: [],
    left: [],
    margin: ['m'],
    marginBlock: ['my', 'marginY'],
    marginBlockEnd: [],
    marginBlockStart: [],
    marginBottom: ['mb'],
    marginInline: ['mx', 'marginX'],
    marginInlineEnd: ['me'],
    marginInlineStart: ['ms'],
    marginLeft: ['ml'],
    marginRight: ['mr'],
    marginTop: ['mt'],
    padding: ['p'],
    paddingBlock: ['py', 'paddingY'],
    paddingBlockEnd: [],
    paddingBlockStart: [],
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
    flexBasis: [],
    height: ['h'],
    inlineSize: [],
    maxHeight: ['maxH'],
    maxWidth: ['maxW'],
    minHeight: ['minH'],
    minWidth: ['minW'],
    width: ['w'],
  },
  radii: { borderRadius: ['rounded'], borderEndRadius: [], borderStartRadius: [] },
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
    focus: '&:focus',
    focusVisible: '&:focus-visible',
    focusWithin: '&:focus-within',
    disabled: '&:is(:disabled, [aria-disabled=true])',
    checked: '&:checked',
    invalid: '&[aria-invalid=true]',
    open: '&[open]',
    expanded: '&[aria-expanded=true]',
    selected: '&[aria-selected=true]',
    placeholder: '&::placeholder',
    before: '&::before',
    after: '&::after',
    first: '&:first-of-type',
    last: '&:last-of-type',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
    print: '@media print',
  },
  utilities: Object.fromEntries(utilities),
});
