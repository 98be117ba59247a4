import {
  DEFAULT_FONTS,
  DEFAULT_HEADER,
  FAMILIES,
  type Font,
  findHeadingScale,
  type Rgb,
  readColour,
  readFont,
  writeColour,
} from '../boot';
import {
  CONTROL_CONTRAST,
  calculateContrast,
  choosePlainText,
  findReadableFill,
  findReadableText,
  mixColours,
  WHITE,
} from './contrast';

/** A theme as the server sends it; missing or invalid values get defaults. Requirement S4.2. */
export type VenueTheme = {
  readonly themeAppLogo?: unknown;
  readonly themeAppPrimaryColour?: unknown;
  readonly themeAppSecondaryColour1?: unknown;
  readonly themeAppSecondaryColour2?: unknown;
  readonly themeAppDarkBgColour?: unknown;
  readonly themeAppHeaderBgColour?: unknown;
  readonly headerPrimaryColour?: unknown;
  readonly themeAppHeadingFontStyle?: unknown;
  readonly themeAppBodyFontStyle?: unknown;
  readonly themeAppSecondaryButtonStyle?: unknown;
};

/** The default primary colour. Requirement S4.2. */
const PRIMARY: Rgb = [0x8c, 0x59, 0xf8];
const SECONDARY: Rgb = [0x3e, 0x2d, 0xac];
const DARK = DEFAULT_HEADER;

/** The darkest plain surface (token `subtle`): text that is readable on it is readable on all of them. */
const SUBTLE: Rgb = [0xec, 0xec, 0xef];
/** The token `fg`: replaces a red primary colour where red would look like an error. */
const NEUTRAL: Rgb = [0x14, 0x16, 0x1f];
const NEUTRAL_TINT = 0.05;
const TINT = 0.08;
/** The share of the colour in a secondary button's tint, the same on hover, and in its edge. */
const QUIET = 0.14;
const QUIET_HOVER = 0.22;
const QUIET_EDGE = 0.45;

const stackOf = (font: Font) =>
  `${[...FAMILIES[font].own, FAMILIES[font].fallback].map((name) => `'${name}'`).join(', ')}, 'Helvetica Neue', Arial, sans-serif`;

function hoverOf({ fill, text }: { fill: Rgb; text: Rgb }): Rgb {
  // Mixes away from the text colour to increase the contrast; a fill that is already white or black is dimmed slightly.
  const away = mixColours(fill, text[0] > 127 ? [0, 0, 0] : WHITE, 0.16);
  return calculateContrast(away, fill) < 1.04 ? mixColours(fill, [128, 128, 128], 0.16) : away;
}

/** Whether a colour could be mistaken for an error's red: its hue is within 20° of pure red, and it is not grey. */
function isRed([red, green, blue]: Rgb): boolean {
  const least = Math.min(green, blue);
  return red - least > 0.4 * red && Math.abs(green - blue) < (red - least) * (20 / 60);
}

/**
 * Converts a theme to CSS variables. Each colour gets a readable counterpart, so that every pair of `pairs.ts` meets WCAG AA in
 * any theme.
 *
 * @returns variables for the root element
 */
export function toThemeVariables(theme: VenueTheme): Record<string, string> {
  const primary = readColour(theme.themeAppPrimaryColour) ?? PRIMARY;
  const secondary = readColour(theme.themeAppSecondaryColour1) ?? SECONDARY;
  const dark = readColour(theme.themeAppDarkBgColour) ?? DARK;
  const header = readColour(theme.themeAppHeaderBgColour) ?? DARK;
  const headerText = readColour(theme.headerPrimaryColour) ?? choosePlainText(header);
  const headingFont = readFont(theme.themeAppHeadingFontStyle) ?? DEFAULT_FONTS.heading;

  const tintOf = (colour: Rgb) => mixColours(WHITE, colour, TINT);
  const isLikeError = isRed(primary);
  const primaryTint = isLikeError ? mixColours(WHITE, NEUTRAL, NEUTRAL_TINT) : tintOf(primary);
  // Text that is readable on the darker of the two is readable on every plain surface.
  const readable = (colour: Rgb, minContrast?: number) => {
    const deepest =
      calculateContrast(WHITE, primaryTint) > calculateContrast(WHITE, SUBTLE) ? primaryTint : SUBTLE;
    return findReadableText(colour, deepest, minContrast);
  };
  const edgeOf = (colour: Rgb) => readable(colour, CONTROL_CONTRAST);

  const fill = findReadableFill(primary);
  const accent = findReadableFill(readColour(theme.themeAppSecondaryColour2) ?? primary);
  const solid = findReadableFill(secondary);
  const outline = { fill: WHITE, text: findReadableText(secondary, tintOf(secondary)) };
  const isOutline = theme.themeAppSecondaryButtonStyle === 'outline';
  const button = isOutline ? outline : solid;
  const buttonHover = isOutline ? tintOf(secondary) : hoverOf(solid);
  const buttonBorder = isOutline ? readable(secondary) : edgeOf(solid.fill);
  // Based on a readable shade, so that even a pale colour gives a visible tint.
  const shade = readable(secondary);
  const quietTint = isRed(shade) ? NEUTRAL : shade;
  const quietHover = mixColours(WHITE, quietTint, QUIET_HOVER);
  const tinted = { fill: mixColours(WHITE, quietTint, QUIET), text: findReadableText(shade, quietHover) };
  const quiet = isOutline ? outline : tinted;

  const colours: Record<string, Rgb> = {
    primary,
    'primary-fill': fill.fill,
    'primary-hover': hoverOf(fill),
    'primary-border': edgeOf(fill.fill),
    'on-primary': fill.text,
    'primary-text': readable(primary),
    'primary-tint': primaryTint,
    chosen: isLikeError ? NEUTRAL : readable(primary),
    accent: accent.fill,
    'on-accent': accent.text,
    dark,
    'on-dark': choosePlainText(dark),
    header,
    'on-header': findReadableText(headerText, header),
    'secondary-button': button.fill,
    'secondary-button-hover': buttonHover,
    'secondary-button-text': button.text,
    'secondary-button-border': buttonBorder,
    'secondary-quiet': quiet.fill,
    'secondary-quiet-hover': isOutline ? buttonHover : quietHover,
    'secondary-quiet-text': quiet.text,
    'secondary-quiet-border': isOutline ? buttonBorder : mixColours(WHITE, quietTint, QUIET_EDGE),
  };
  const variables = Object.entries(colours).map(([name, rgb]) => [`--venue-${name}`, writeColour(rgb)]);
  return {
    ...Object.fromEntries(variables),
    '--venue-heading-font': stackOf(headingFont),
    '--venue-heading-scale': findHeadingScale(headingFont),
    '--venue-body-font': stackOf(readFont(theme.themeAppBodyFontStyle) ?? DEFAULT_FONTS.body),
  };
}
