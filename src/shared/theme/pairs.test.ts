import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FONTS } from '../boot';
import { measurePairs } from './pairs';
import { toThemeVariables, type VenueTheme } from './venue-theme';

const RUNS = 5000;

const hex = (value: number) => `#${value.toString(16).padStart(6, '0')}`;
const anyColour = fc.integer({ min: 0, max: 0xffffff }).map(hex);
const grey = fc.integer({ min: 0, max: 255 }).map((level) => hex(level * 0x010101));
const extreme = fc.constantFrom(
  '#000',
  '#FFF',
  '#FF0',
  '#F00',
  '#0F0',
  '#00F',
  '#0FF',
  '#F0F',
  '#767676',
  '#777',
);
const broken = fc.constantFrom(null, undefined, '', 'red', 'url(x)', '#12345', 7, {}, [], true);
const colour = fc.oneof(anyColour, grey, extreme, broken);
const style = fc.constantFrom('solid', 'outline', null, 'dotted');

function themeOf(colours: fc.Arbitrary<unknown>): fc.Arbitrary<VenueTheme> {
  return fc.record({
    themeAppPrimaryColour: colours,
    themeAppSecondaryColour1: colours,
    themeAppSecondaryColour2: colours,
    themeAppDarkBgColour: colours,
    themeAppHeaderBgColour: colours,
    headerPrimaryColour: colours,
    themeAppSecondaryButtonStyle: style,
  });
}

/** Includes themes with one colour for text and background. */
const anyTheme = fc.oneof(
  themeOf(colour),
  themeOf(grey),
  colour.chain((one) => themeOf(fc.constant(one))),
);

const poorPairs = (theme: VenueTheme) =>
  measurePairs(toThemeVariables(theme))
    .filter(({ isEnough }) => !isEnough)
    .map(({ pair, on, ratio }) => `${pair.use}: ${pair.of} on ${on} has ${ratio.toFixed(2)}`);

describe('contrast of every colour pair', () => {
  // Proves S4.1.
  it('every colour pair reaches WCAG AA in any theme that a server can send', () => {
    let tried = 0;
    let measured = 0;
    fc.assert(
      fc.property(anyTheme, (theme) => {
        tried += 1;
        measured += measurePairs(toThemeVariables(theme)).length;
        expect(poorPairs(theme)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
    console.log(`${tried} random themes tried, ${measured} pairs of colours measured, none below WCAG AA.`);
    expect(tried).toBe(RUNS);
  });

  it.each(['#FFFF00', '#FFFFFF', '#000000', '#777777'])('in a theme that is %s all over', (one) => {
    const theme = {
      themeAppPrimaryColour: one,
      themeAppSecondaryColour1: one,
      themeAppSecondaryColour2: one,
      themeAppDarkBgColour: one,
      themeAppHeaderBgColour: one,
      headerPrimaryColour: one,
    };
    expect(poorPairs(theme)).toEqual([]);
    expect(poorPairs({ ...theme, themeAppSecondaryButtonStyle: 'outline' })).toEqual([]);
  });

  it('a colour pair with too little contrast is found', () => {
    const spoiled = { ...toThemeVariables({}), '--venue-primary-text': '#EEEEEE' };
    expect(measurePairs(spoiled).filter(({ isEnough }) => !isEnough)).not.toEqual([]);
  });
});

describe('themes of every kind reach WCAG AA in every pair', () => {
  const primaries = { dark: '#0B1F3A', pale: '#FFE9A8', saturated: '#FF00AA' };
  const kinds = FONTS.flatMap((font) =>
    (['solid', 'outline'] as const).flatMap((style) =>
      Object.entries(primaries).map(([kind, colour]) => [kind, colour, style, font] as const),
    ),
  );

  it.each(kinds)('a %s primary (%s), %s secondary buttons, %s', (_kind, colour, style, font) => {
    const theme = {
      themeAppPrimaryColour: colour,
      themeAppSecondaryColour1: colour,
      themeAppSecondaryColour2: colour,
      themeAppHeadingFontStyle: font,
      themeAppBodyFontStyle: font,
      themeAppSecondaryButtonStyle: style,
    };
    expect(poorPairs(theme)).toEqual([]);
    const variables = toThemeVariables(theme);
    expect(variables['--venue-secondary-quiet'] === '#FFFFFF').toBe(style === 'outline');
    expect(variables['--venue-body-font']).toBe(variables['--venue-heading-font']);
  });
});
