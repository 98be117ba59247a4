import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseColour, type Rgb } from '../boot';
import { calculateContrast, findReadableFill, findReadableText, MIN_TEXT_CONTRAST } from './contrast';
import { toThemeVariables } from './venue-theme';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

function rgb(value: string | undefined): Rgb {
  const read = parseColour(value);
  if (!read) throw new Error(`${value} is no colour`);
  return read;
}

describe('readable colours', () => {
  it('text on any background has the contrast that WCAG requires', () => {
    fc.assert(
      fc.property(colour, colour, (text, background) => {
        const shown = findReadableText(rgb(text), rgb(background));
        expect(calculateContrast(shown, rgb(background))).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      }),
    );
  });

  it('a filled button of any colour has readable text', () => {
    fc.assert(
      fc.property(colour, (value) => {
        const { fill, text } = findReadableFill(rgb(value));
        expect(calculateContrast(fill, text)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      }),
    );
  });

  it('a colour that is already readable stays unchanged', () => {
    expect(findReadableText(rgb('#3E2DAC'), rgb('#FFFFFF'))).toEqual(rgb('#3E2DAC'));
    expect(findReadableFill(rgb('#3E2DAC')).fill).toEqual(rgb('#3E2DAC'));
  });

  it('black and white have the greatest contrast', () => {
    expect(calculateContrast(rgb('#000'), rgb('#fff'))).toBeCloseTo(21, 5);
  });
});

describe("a venue's theme", () => {
  // Proves S4.2.
  it("a venue's theme keeps the defaults for missing or invalid values", () => {
    const variables = toThemeVariables({
      themeAppPrimaryColour: null,
      themeAppSecondaryColour1: 'javascript:',
    });
    expect(variables).toMatchObject({
      '--venue-primary': '#8C59F8',
      '--venue-secondary-button': '#3E2DAC',
      '--venue-dark': '#262731',
      '--venue-header': '#262731',
    });
    expect(variables['--venue-heading-font']).toContain('Garage Gothic');
    expect(variables['--venue-body-font']).toContain('Roboto');
    expect(variables['--venue-accent']).toBe(variables['--venue-primary-fill']);
  });

  it.each([
    ['lato', 'Lato'],
    ['open_sans', 'Open Sans'],
    ['roboto', 'Roboto'],
    ['garage_gothic_bold', 'Garage Gothic'],
    ['comic_sans; } body { display: none', 'Garage Gothic'],
  ])('the heading font %s becomes %s', (style, family) => {
    expect(toThemeVariables({ themeAppHeadingFontStyle: style })['--venue-heading-font']).toContain(family);
  });

  it.each(['#3E2DAC', '#000000', '#FFFFFF', '#FFFFCC', '#FF0000'])(
    'a secondary button of the colour %s is tinted, and its edge distinguishes it from a blocked button',
    (themeAppSecondaryColour1) => {
      const variables = toThemeVariables({ themeAppSecondaryColour1, themeAppSecondaryButtonStyle: 'solid' });
      const fill = rgb(variables['--venue-secondary-quiet']);
      expect(calculateContrast(fill, [255, 255, 255])).toBeGreaterThan(1.1);
      expect(calculateContrast(fill, [255, 255, 255])).toBeLessThan(1.6);
      const edge = rgb(variables['--venue-secondary-quiet-border']);
      expect(calculateContrast(edge, fill)).toBeGreaterThan(1.3);
      // The token `line`, the edge of a blocked button.
      expect(calculateContrast(edge, [0xd8, 0xda, 0xe5])).toBeGreaterThan(1.1);
    },
  );

  it.each(['#B3261E', '#FF0000', '#E4002B', '#FF6B6B'])(
    'with a red primary colour (%s), chosen elements have a neutral edge and tint, so that they do not look like errors',
    (themeAppPrimaryColour) => {
      const variables = toThemeVariables({ themeAppPrimaryColour });
      expect(variables['--venue-chosen']).toBe('#14161F');
      expect(variables['--venue-primary-tint']).toBe('#F3F3F4');
    },
  );

  it.each(['#7A1A15', '#B3261E', '#FF0000'])(
    'a secondary button with a red secondary colour (%s) has a grey tint, so that it does not look like an error',
    (themeAppSecondaryColour1) => {
      const variables = toThemeVariables({ themeAppSecondaryColour1 });
      const [red, green, blue] = parseColour(variables['--venue-secondary-quiet']) ?? [];
      expect([red, green].every((part) => Math.abs((part ?? 0) - (blue ?? 255)) < 4)).toBe(true);
    },
  );

  it.each(['#8C59F8', '#FFD23F', '#0A7E8C', '#FF00AA', '#2B2B2B', '#F26B21'])(
    'with any other primary colour (%s), chosen elements use that colour',
    (themeAppPrimaryColour) => {
      const variables = toThemeVariables({ themeAppPrimaryColour });
      expect(variables['--venue-chosen']).toBe(variables['--venue-primary-text']);
    },
  );

  it('an outlined secondary button is white with a border in the secondary colour', () => {
    const variables = toThemeVariables({ themeAppSecondaryButtonStyle: 'outline' });
    expect(variables['--venue-secondary-button']).toBe('#FFFFFF');
    expect(variables['--venue-secondary-button-border']).toBe('#3E2DAC');
    expect(variables['--venue-secondary-quiet']).toBe('#FFFFFF');
    expect(variables['--venue-secondary-quiet-border']).toBe('#3E2DAC');
  });
});
