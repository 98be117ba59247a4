import { defineConfig } from '@chakra-ui/react/styled-system';

type PropertyShorthands = Readonly<Record<string, readonly string[]>>;

/** Style properties that resolve tokens, with their shorthands. */
const PROPERTIES_BY_TOKENS: Readonly<Record<string, PropertyShorthands>> = {
  colors: {
    accentColor: [],
    background: [],
    backgroundColor: [],
    borderColor: [],
    borderTopColor: [],
    color: [],
    fill: [],
    stroke: [],
    outlineColor: [],
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
    margin: [],
    marginBlock: ['marginY'],
    marginBottom: [],
    marginInline: ['marginX'],
    marginInlineEnd: [],
    marginInlineStart: [],
    marginLeft: [],
    marginRight: [],
    marginTop: [],
    padding: [],
    paddingBlock: ['paddingY'],
    paddingBottom: [],
    paddingInline: ['paddingX'],
    paddingInlineEnd: [],
    paddingInlineStart: [],
    paddingLeft: [],
    paddingRight: [],
    paddingTop: [],
    right: [],
    rowGap: [],
    scrollMarginTop: [],
    top: [],
  },
  sizes: {
    blockSize: [],
    height: [],
    maxHeight: [],
    maxWidth: [],
    minHeight: [],
    minWidth: [],
    width: [],
  },
  radii: { borderRadius: [], borderTopLeftRadius: [], borderTopRightRadius: [], borderBottomRightRadius: [] },
  fonts: { fontFamily: [] },
  fontSizes: { fontSize: [] },
  fontWeights: { fontWeight: [] },
  lineHeights: { lineHeight: [] },
  shadows: { boxShadow: [] },
  zIndex: { zIndex: [] },
};

const utilities = Object.entries(PROPERTIES_BY_TOKENS).flatMap(([values, properties]) =>
  Object.entries(properties).map(([property, shorthand]) => [
    property,
    { values, shorthand: [...shorthand] },
  ]),
);

/**
 * The conditions and properties that our recipes use, instead of Chakra's base configuration (which adds 8 kB gzipped). Plain CSS
 * properties and selectors need no entry.
 */
export const baseConfig = defineConfig({
  conditions: {
    // The selector first: Chakra sorts the media queries of a style, and the first comparison of two texts takes a phone 40 ms.
    hover: ['&:hover:not(:disabled, [data-blocked])', '@media (hover: hover)'],
    active: '&:active:not(:disabled, [data-blocked])',
    focusVisible: '&:focus-visible',
    disabled: '&:is(:disabled, [aria-disabled=true])',
    before: '&::before',
  },
  utilities: Object.fromEntries(utilities),
});
