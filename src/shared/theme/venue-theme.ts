import {
  contrast,
  mix,
  plainTextOn,
  type Rgb,
  readableFill,
  readableText,
  readColour,
  WHITE,
  writeColour,
} from './contrast';

/** A venue's look as the server sends it; what is missing or null falls back to the defaults. Spec, platform §3. */
export type VenueTheme = {
  themeAppLogo?: string | null;
  themeAppPrimaryColour?: string | null;
  themeAppSecondaryColour1?: string | null;
  themeAppSecondaryColour2?: string | null;
  themeAppDarkBgColour?: string | null;
  themeAppHeaderBgColour?: string | null;
  headerPrimaryColour?: string | null;
  themeAppHeadingFontStyle?: string | null;
  themeAppBodyFontStyle?: string | null;
  themeAppSecondaryButtonStyle?: string | null;
};

const PRIMARY = '#8C59F8';
const SECONDARY = '#3E2DAC';
const DARK = '#262731';
/** The darkest of the plain surfaces: what is read on it is read on all of them. */
const SUBTLE = '#ECEDF4';

/** The families a venue may choose. Big Shoulders stands in for the licensed Garage Gothic. Spec, platform §3. */
const FONT_FAMILIES: Readonly<Record<string, string>> = {
  garage_gothic: "'Garage Gothic', 'Big Shoulders Variable', 'Big Shoulders Fallback', Impact, sans-serif",
  lato: "'Lato', 'Helvetica Neue', Arial, sans-serif",
  open_sans: "'Open Sans Variable', 'Helvetica Neue', Arial, sans-serif",
  roboto: "'Roboto Variable', 'Roboto Fallback', 'Helvetica Neue', Arial, sans-serif",
};

/** Names such as `garage_gothic_bold` carry a weight; the family is what they begin with. */
function familyOf(style: string | null | undefined, fallback: string): string {
  const name = Object.keys(FONT_FAMILIES).find((family) => style?.toLowerCase().startsWith(family));
  return FONT_FAMILIES[name ?? fallback] ?? 'sans-serif';
}

/** The condensed face needs the height that the others have by themselves. */
function headingScale(style: string | null | undefined): string {
  return familyOf(style, 'garage_gothic').includes('Big Shoulders') ? '1.18' : '1';
}

function colourOf(value: string | null | undefined, fallback: string): Rgb {
  return readColour(value) ?? readColour(fallback) ?? [0, 0, 0];
}

function hoverOf({ fill, text }: { fill: Rgb; text: Rgb }): Rgb {
  // Away from the text's colour, so that the contrast only grows.
  return mix(fill, text[0] > 127 ? [0, 0, 0] : [255, 255, 255], 0.16);
}

/**
 * A venue's theme as CSS variables. Beside each colour stands the one that can be read on it, so that no theme can
 * make a text unreadable (WCAG contrast of 4.5 or better).
 *
 * @returns variable names with values, to be set on the root element in one batch.
 */
export function themeVariables(theme: VenueTheme): Record<string, string> {
  const primary = colourOf(theme.themeAppPrimaryColour, PRIMARY);
  const secondary = colourOf(theme.themeAppSecondaryColour1, SECONDARY);
  const accent = colourOf(theme.themeAppSecondaryColour2, writeColour(primary));
  const dark = colourOf(theme.themeAppDarkBgColour, DARK);
  const header = colourOf(theme.themeAppHeaderBgColour, DARK);

  const white = colourOf(WHITE, WHITE);
  const tint = mix(white, primary, 0.08);
  const subtle = colourOf(SUBTLE, SUBTLE);
  const deepest = contrast(white, tint) > contrast(white, subtle) ? tint : subtle;

  const primaryFill = readableFill(primary);
  const secondaryFill = readableFill(secondary);
  const headerAccent = readColour(theme.headerPrimaryColour) ?? plainTextOn(header);
  const secondaryText = readableText(secondary, deepest);
  const isOutline = theme.themeAppSecondaryButtonStyle === 'outline';

  const colours: Record<string, Rgb> = {
    primary,
    'primary-fill': primaryFill.fill,
    'primary-hover': hoverOf(primaryFill),
    'on-primary': primaryFill.text,
    'primary-text': readableText(primary, deepest),
    'primary-tint': tint,
    secondary,
    'secondary-fill': secondaryFill.fill,
    'secondary-hover': hoverOf(secondaryFill),
    'on-secondary': secondaryFill.text,
    'secondary-text': secondaryText,
    accent,
    dark,
    'on-dark': plainTextOn(dark),
    header,
    'on-header': plainTextOn(header),
    'header-accent': readableText(headerAccent, header),
    'secondary-button': isOutline ? white : secondaryFill.fill,
    'secondary-button-hover': isOutline ? mix(white, secondary, 0.08) : hoverOf(secondaryFill),
    'secondary-button-text': isOutline
      ? readableText(secondary, mix(white, secondary, 0.08))
      : secondaryFill.text,
    'secondary-button-border': isOutline ? secondaryText : secondaryFill.fill,
  };
  const written = Object.entries(colours).map(([name, rgb]) => [`--venue-${name}`, writeColour(rgb)]);
  return {
    ...Object.fromEntries(written),
    '--venue-heading-font': familyOf(theme.themeAppHeadingFontStyle, 'garage_gothic'),
    '--venue-heading-scale': headingScale(theme.themeAppHeadingFontStyle),
    '--venue-body-font': familyOf(theme.themeAppBodyFontStyle, 'roboto'),
  };
}
