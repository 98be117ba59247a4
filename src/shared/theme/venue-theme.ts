import {
  DEFAULT_FONTS,
  DEFAULT_HEADER_RGB,
  FONT_FAMILIES,
  type Font,
  findHeadingScale,
  formatColour,
  parseColour,
  parseFont,
  type Rgb,
} from '../boot';
import {
  calculateContrast,
  choosePlainText,
  findReadableFill,
  findReadableText,
  MIN_CONTROL_CONTRAST,
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
const DEFAULT_PRIMARY: Rgb = [0x8c, 0x59, 0xf8];
const DEFAULT_SECONDARY: Rgb = [0x3e, 0x2d, 0xac];
const DEFAULT_DARK = DEFAULT_HEADER_RGB;

/** The darkest plain surface (token `subtle`): text that is readable on it is readable on all of them. */
const SUBTLE_SURFACE: Rgb = [0xec, 0xec, 0xef];
/** The token `fg`: replaces a red primary colour where red would look like an error. */
const NEUTRAL_COLOUR: Rgb = [0x14, 0x16, 0x1f];
const NEUTRAL_TINT_SHARE = 0.05;
const TINT_SHARE = 0.08;
/** The share of the colour in a secondary button's tint, the same on hover, and in its edge. */
const QUIET_SHARE = 0.14;
const QUIET_HOVER_SHARE = 0.22;
const QUIET_EDGE_SHARE = 0.45;

const formatFontStack = (font: Font) =>
  `${[...FONT_FAMILIES[font].own, FONT_FAMILIES[font].fallback].map((name) => `'${name}'`).join(', ')}, 'Helvetica Neue', Arial, sans-serif`;

function calculateHoverFill({ fill: primaryFill, text }: { fill: Rgb; text: Rgb }): Rgb {
  // Mixes away from the text colour to increase the contrast; a fill that is already white or black is dimmed slightly.
  const contrastingFill = mixColours(primaryFill, text[0] > 127 ? [0, 0, 0] : WHITE, 0.16);
  return calculateContrast(contrastingFill, primaryFill) < 1.04
    ? mixColours(primaryFill, [128, 128, 128], 0.16)
    : contrastingFill;
}

/** Whether a colour could be mistaken for an error's red: its hue is within 20° of pure red, and it is not grey. */
function looksRed([red, green, blue]: Rgb): boolean {
  const lowestChannel = Math.min(green, blue);
  return red - lowestChannel > 0.4 * red && Math.abs(green - blue) < (red - lowestChannel) * (20 / 60);
}

/**
 * Converts a theme to CSS variables. Each colour gets a readable counterpart, so that every pair of `pairs.ts` meets WCAG AA in
 * any theme.
 *
 * @returns variables for the root element
 */
export function toThemeVariables(theme: VenueTheme): Record<string, string> {
  const primary = parseColour(theme.themeAppPrimaryColour) ?? DEFAULT_PRIMARY;
  const secondary = parseColour(theme.themeAppSecondaryColour1) ?? DEFAULT_SECONDARY;
  const dark = parseColour(theme.themeAppDarkBgColour) ?? DEFAULT_DARK;
  const header = parseColour(theme.themeAppHeaderBgColour) ?? DEFAULT_DARK;
  const headerText = parseColour(theme.headerPrimaryColour) ?? choosePlainText(header);
  const headingFont = parseFont(theme.themeAppHeadingFontStyle) ?? DEFAULT_FONTS.heading;

  const mixTint = (colour: Rgb) => mixColours(WHITE, colour, TINT_SHARE);
  const looksLikeError = looksRed(primary);
  const primaryTint = looksLikeError
    ? mixColours(WHITE, NEUTRAL_COLOUR, NEUTRAL_TINT_SHARE)
    : mixTint(primary);
  // Text that is readable on the darker of the two is readable on every plain surface.
  const toReadable = (colour: Rgb, minContrast?: number) => {
    const darkestSurface =
      calculateContrast(WHITE, primaryTint) > calculateContrast(WHITE, SUBTLE_SURFACE)
        ? primaryTint
        : SUBTLE_SURFACE;
    return findReadableText(colour, darkestSurface, minContrast);
  };
  const calculateEdge = (colour: Rgb) => toReadable(colour, MIN_CONTROL_CONTRAST);

  const fill = findReadableFill(primary);
  const accent = findReadableFill(parseColour(theme.themeAppSecondaryColour2) ?? primary);
  const solidButton = findReadableFill(secondary);
  const outlineButton = { fill: WHITE, text: findReadableText(secondary, mixTint(secondary)) };
  const isOutline = theme.themeAppSecondaryButtonStyle === 'outline';
  const secondaryButton = isOutline ? outlineButton : solidButton;
  const buttonHover = isOutline ? mixTint(secondary) : calculateHoverFill(solidButton);
  const buttonBorder = isOutline ? toReadable(secondary) : calculateEdge(solidButton.fill);
  // Based on a readable shade, so that even a pale colour gives a visible tint.
  const readableSecondary = toReadable(secondary);
  const quietTint = looksRed(readableSecondary) ? NEUTRAL_COLOUR : readableSecondary;
  const quietHover = mixColours(WHITE, quietTint, QUIET_HOVER_SHARE);
  const tintedButton = {
    fill: mixColours(WHITE, quietTint, QUIET_SHARE),
    text: findReadableText(readableSecondary, quietHover),
  };
  const quietButton = isOutline ? outlineButton : tintedButton;

  const colours: Record<string, Rgb> = {
    primary,
    'primary-fill': fill.fill,
    'primary-hover': calculateHoverFill(fill),
    'primary-border': calculateEdge(fill.fill),
    'on-primary': fill.text,
    'primary-text': toReadable(primary),
    'primary-tint': primaryTint,
    chosen: looksLikeError ? NEUTRAL_COLOUR : toReadable(primary),
    accent: accent.fill,
    'on-accent': accent.text,
    dark,
    'on-dark': choosePlainText(dark),
    header,
    'on-header': findReadableText(headerText, header),
    'secondary-button': secondaryButton.fill,
    'secondary-button-hover': buttonHover,
    'secondary-button-text': secondaryButton.text,
    'secondary-button-border': buttonBorder,
    'secondary-quiet': quietButton.fill,
    'secondary-quiet-hover': isOutline ? buttonHover : quietHover,
    'secondary-quiet-text': quietButton.text,
    'secondary-quiet-border': isOutline ? buttonBorder : mixColours(WHITE, quietTint, QUIET_EDGE_SHARE),
  };
  const variables = Object.entries(colours).map(([name, rgb]) => [`--venue-${name}`, formatColour(rgb)]);
  return {
    ...Object.fromEntries(variables),
    '--venue-heading-font': formatFontStack(headingFont),
    '--venue-heading-scale': findHeadingScale(headingFont),
    '--venue-body-font': formatFontStack(parseFont(theme.themeAppBodyFontStyle) ?? DEFAULT_FONTS.body),
  };
}
